import { blockingRuleInput } from '@foyer/domain/abuse-limits/blocking-input.ts';
import { type BlockingRule, isStoppedBy } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { readEmail } from '@foyer/domain/abuse-limits/email-reading.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listBuyerAddresses, listOrdersOfAddresses } from './buyer-address.repository.ts';

/** For how many days a rule is tried on orders. */
export const triedDays = 30;
const ORDERS_NAMED = 20;

export interface StoppedOrders {
  orders: number;
  /** The newest ones; none without the right to read orders. */
  newest: { id: string; number: string }[];
}

/** The orders of the last 30 days that a rule would have stopped; none while it is not complete. */
export async function ordersStoppedBy(context: RequestContext, typed: BlockingRule): Promise<StoppedOrders> {
  const rule = parseInput(blockingRuleInput, typed);
  if (!rule.ok) return { orders: 0, newest: [] };
  const since = new Date(context.app.clock().getTime() - triedDays * 24 * 3_600_000);
  return context.inClient(async (scope) => {
    const addresses = await listBuyerAddresses(scope, since);
    const stopped = addresses.filter(({ email }) => isStoppedBy(rule.value, readEmail(email)));
    const emails = stopped.map(({ email }) => email);
    return {
      orders: stopped.reduce((sum, { orders }) => sum + orders, 0),
      newest: context.can('order-management', 'access')
        ? await listOrdersOfAddresses(scope, emails, { since, atMost: ORDERS_NAMED })
        : [],
    };
  });
}
