import { settleDeskPayment } from '@foyer/domain/desk-sales/desk-payment.ts';
import type { DeskSaleInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listKeptPlaces, lockLeasePlaces } from '../sale-counters/index.ts';
import { holdQuotes, keepLimits } from '../sales/index.ts';
import { lockOpenTillSession } from '../tills/index.ts';
import { insertDeskSale } from './desk-sale.repository.ts';
import type { DeskCodes } from './find-desk-codes.ts';
import { placeAtDesk } from './place-at-desk.ts';
import type { PrintedSale } from './printed-sale.ts';
import { atDeskField, quoteAtDesk, showQuote } from './quote-desk-sale.ts';
import { takeMoneyAtDesk } from './take-money-at-desk.ts';
import { makeRoomFor, useLeasedPlaces } from './use-leased-places.ts';

/** The places are sold in the transaction that holds them. */
const HOLD_MINUTES = 5;

export interface SaleAtDesk {
  input: DeskSaleInput;
  codes: DeskCodes;
  /** null = it is sold now. */
  printed: PrintedSale | null;
}

/**
 * One sale, in a transaction that has locked it: places, order, money, tickets, till and books. @returns the id of its order.
 * Lock order: the session of the till, the lease, limits, hold and counters, the order; the number last.
 * Refusals: those of `sellAtDesk`.
 */
export async function sellInTransaction(
  caller: RequestContext,
  scope: ClientScope,
  { input, codes, printed }: SaleAtDesk,
): Promise<string> {
  const context = printed ? atMoment(caller, printed.at) : caller;
  const { app } = context;
  const session = await lockOpenTillSession(scope, input.tillId);
  const { leaseId, tillId } = input;
  const leased = leaseId ? await lockLeasePlaces(scope, { leaseId, tillId }) : [];
  await keepLimits(scope);
  const { seller, quote } = await quoteAtDesk(context, scope, input.wish, codes, printed?.promised);
  const priced = valueOrThrow(quote);
  const { totalMinor, dueMinor } = showQuote(priced);
  if (totalMinor !== input.totalMinor)
    throw new RefusedError(
      [{ code: 'price-changed', params: { beforeMinor: input.totalMinor, totalMinor } }],
      409,
    );
  const parts = valueOrThrow(settleDeskPayment(dueMinor, input.payments));
  if (leaseId) {
    const kept = await listKeptPlaces(scope, leaseId, input.saleId);
    await useLeasedPlaces(scope, { leaseId, leased, kept, takesOwn: printed !== null }, priced);
  }
  if (printed?.overbooks) await makeRoomFor(scope, priced);
  const [held] = await holdQuotes(scope, app.clock(), [{ quote: priced, minutes: HOLD_MINUTES }]);
  if (!held?.ok) throw new RefusedError((held?.refusals ?? []).map(atDeskField), 409);
  const isPromised = printed !== null;
  const orderId = await placeAtDesk(app, scope, { seller, held: held.value, input, isPromised });
  const payments = await takeMoneyAtDesk(context, scope, { orderId, session, parts, printed });
  await insertDeskSale(
    scope,
    {
      id: input.saleId,
      orderId,
      tillId: input.tillId,
      sessionId: session.sessionId,
      accountId: context.account.accountId,
      givenBasisPoints: input.wish.discountBasisPoints,
      at: app.clock(),
    },
    payments,
  );
  await writeAudit(scope, actorOf(context), {
    action: 'sell-at-desk',
    entity: 'order',
    entityId: orderId,
    after: {
      totalMinor,
      discountBasisPoints: input.wish.discountBasisPoints,
      payments: parts.map(({ means, amountMinor, receivedMinor, changeMinor, referenceNumber }) => {
        return { means, amountMinor, receivedMinor, changeMinor, referenceNumber };
      }),
      ...(printed ? { receiptNumber: printed.receiptNumber, soldAt: printed.at.toISOString() } : {}),
    },
  });
  return orderId;
}

/** The call, with the clock at the moment of a sale that came in late. */
const atMoment = (context: RequestContext, at: Date): RequestContext => ({
  ...context,
  app: { ...context.app, clock: () => at },
});
