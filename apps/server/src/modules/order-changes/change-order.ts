import { orderChangeInput, orderWishInput } from '@foyer/domain/order-changes/order-change-input.ts';
import type { PricedChange } from '@foyer/domain/order-changes/price-change.ts';
import { needsSecondPerson } from '@foyer/domain/refunds/refund-settings.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getOrder, lockOrder, mayAct, type Order, refuseOutOfSight, requireOrders } from '../orders/index.ts';
import { type Asker, askChange } from './ask-change.ts';
import type { OrderChange } from './order-change.repository.ts';
import { readOrderToChange } from './order-to-change.ts';
import { listPreviewParts, type PreviewPart } from './preview/preview-parts.ts';
import { type QuotedWish, quoteOrderWish } from './quote-order-wish.ts';

/** What a change would do, before it is confirmed. */
export interface ChangePreview extends PricedChange {
  fingerprint: string;
  /** The refund is above the client's limit. */
  needsApproval: boolean;
  /** Until when the places would wait for the payment of a difference. */
  payUntil: Date;
  /** Scanned tickets of the order, which stay as they are. */
  scannedCount: number;
  codesReplaced: number;
  /** The tickets that become others or come to the order, each part with its own difference. */
  parts: PreviewPart[];
}

/** A day; a visit that starts before ends it earlier. */
const HOURS_TO_PAY = 24;

/**
 * Prices what staff want of an order; nothing is written. Refusals: those of `quoteOrderWish`.
 * @throws NotAllowedError without the right: cancelling and paying back need `extra`.
 */
export async function previewChange(
  context: RequestContext,
  orderId: string,
  typed: unknown,
): Promise<ChangePreview> {
  requireOrders(context, 'edit');
  const wish = valueOrThrow(parseInput(orderWishInput, typed));
  requireRight(context, wish);
  return context.inClientReadOnly(async (scope) => {
    const toChange = valueOrThrow(await readOrderToChange(scope, orderId));
    refuseOutOfSight(context, toChange.order);
    const quoted = valueOrThrow(await quoteOrderWish(context.app, scope, toChange, wish, askerOf(context)));
    return toPreview(context, quoted);
  });
}

export function toPreview({ app }: Pick<RequestContext, 'app'>, quoted: QuotedWish): ChangePreview {
  const { priced, replaced, newCodes, toChange, rules, fingerprint } = quoted;
  return {
    ...priced,
    fingerprint,
    needsApproval: needsSecondPerson(rules.refunds, priced.refundMinor),
    payUntil: payUntilOf(app.clock()),
    scannedCount: toChange.tickets.filter(({ isScanned }) => isScanned).length,
    parts: listPreviewParts(quoted),
    codesReplaced: newCodes.length + replaced.reduce((count, { tickets }) => count + tickets.length, 0),
  };
}

const payUntilOf = (now: Date) => new Date(now.getTime() + HOURS_TO_PAY * 3_600_000);

/**
 * Changes an order as staff confirmed it. Refusals: those of `askChange`; `reason-required` where money is waived.
 * @throws NotAllowedError without the right: cancelling, paying back and waiving need `extra`.
 */
export async function changeOrder(context: RequestContext, typed: unknown): Promise<OrderChange> {
  requireOrders(context, 'edit');
  const input = valueOrThrow(parseInput(orderChangeInput, typed));
  const { wish, orderId, reason } = input;
  requireRight(context, wish);
  const isWaived = wish.isFeeWaived || wish.due === 'waived' || wish.isAgainstRules;
  if (isWaived && reason === '') throw new RefusedError([{ code: 'reason-required', field: 'reason' }]);
  return context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    const change = valueOrThrow(await askChange(context.app, scope, order, input, askerOf(context)));
    await audit(context, scope, order, change);
    return change;
  });
}

/** Cancelling, paying back, waiving and overriding need `extra` (product.md, section 2). */
function requireRight(
  context: RequestContext,
  wish: { cancel: readonly string[]; refundMinor?: number | null | undefined } & {
    isFeeWaived: boolean;
    isAgainstRules: boolean;
    isDonationReturned: boolean;
    due: string;
  },
): void {
  const { cancel, refundMinor, isFeeWaived, isAgainstRules, isDonationReturned, due } = wish;
  const isPaidBack = (refundMinor ?? 0) > 0 || isDonationReturned;
  const needsExtra = cancel.length > 0 || isPaidBack || isFeeWaived || isAgainstRules || due === 'waived';
  if (needsExtra) requireOrders(context, 'extra');
}

export function askerOf(context: RequestContext): Asker {
  const { accountId, kind, username } = context.account;
  return {
    actor: { kind, id: accountId },
    name: username,
    by: mayAct(context, 'extra') ? 'staff-with-extra' : 'staff',
    payUntil: payUntilOf(context.app.clock()),
    isPaymentMailed: true,
  };
}

/** Before and after, as far as it is no person's. */
async function audit(
  context: RequestContext,
  scope: ClientScope,
  before: Order,
  change: OrderChange,
): Promise<void> {
  const after = await getOrder(scope, before.id);
  const facts = ({ state: orderState, totalMinor, refundedMinor }: Order) => ({
    orderState,
    totalMinor,
    refundedMinor,
  });
  await writeAudit(scope, actorOf(context), {
    action: change.state === 'made' ? 'change-order' : 'ask-order-change',
    entity: 'order',
    entityId: before.id,
    before: facts(before),
    after: { ...facts(after), dueMinor: change.dueMinor, refundMinor: change.refundMinor },
  });
}
