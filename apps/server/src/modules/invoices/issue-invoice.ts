import { type Billing, billingInput } from '@foyer/domain/invoices/billing-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockOrder, refuseOutOfSight } from '../orders/index.ts';
import type { Invoice } from './invoice.repository.ts';
import { deleteInvoiceRequests } from './invoice-request.repository.ts';
import { issueForOrder } from './issue-for-order.ts';

/**
 * Issues the invoice of an order for its buyer; with `corrects` another one to other details, which credits the first.
 * Refusals: those of the form and of `issueForOrder`. @throws NotFoundError `order-not-found`
 */
export async function issueInvoice(
  context: RequestContext,
  orderId: string,
  typed: { billing: unknown; corrects: boolean },
): Promise<Invoice> {
  context.require('order-management', 'edit');
  const billing: Billing = valueOrThrow(parseInput(billingInput, typed.billing));
  const { accountId: id, kind, username: name } = context.account;
  return context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    await deleteInvoiceRequests(scope, [orderId]);
    const wish = { billing, corrects: typed.corrects, by: { actor: { kind, id }, name } };
    return valueOrThrow(await issueForOrder(context.app, scope, order, wish));
  });
}
