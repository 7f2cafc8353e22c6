import { settleDeskPayment } from '@foyer/domain/desk-sales/desk-payment.ts';
import { type DeskSaleInput, deskSaleInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { holdQuotes, keepLimits } from '../sales/index.ts';
import { lockOpenTillSession, requireTillRight } from '../tills/index.ts';
import { findDeskSale, insertDeskSale, lockDeskSale } from './desk-sale.repository.ts';
import { type DeskCodes, findDeskCodes } from './find-desk-codes.ts';
import { placeAtDesk } from './place-at-desk.ts';
import { atDeskField, quoteAtDesk, showQuote } from './quote-desk-sale.ts';
import { type SoldAtDesk, showSoldSale } from './show-sold-sale.ts';
import { takeMoneyAtDesk } from './take-money-at-desk.ts';

/** The places are sold in the transaction that holds them. */
const HOLD_MINUTES = 5;

/**
 * Sells what was counted: places, order, money, tickets, till and books in one transaction, once for each sale id of a
 * browser. A repeated request gets the order that there is. @throws RefusedError as `quoteDeskSale`; `till-not-open`;
 * `price-changed` where the desk showed another total; those of `settleDeskPayment`; the codes of
 * `domain/capacity/sale-refusal`.
 */
export async function sellAtDesk(context: RequestContext, typed: unknown): Promise<SoldAtDesk> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(deskSaleInput, typed));
  const { saleId } = input;
  const { discountCode, payingCodes } = input.wish;
  // Codes that this sale has spent already are not looked for once more.
  const usesCodes = discountCode !== '' || payingCodes.length > 0;
  const known = usesCodes && (await context.inClientReadOnly((scope) => findDeskSale(scope, saleId)));
  if (!known) {
    const codes = await findDeskCodes(context, input.wish);
    await tryAgain(() => context.inClient((scope) => sellOnce(context, scope, input, codes)));
  }
  return context.inClientReadOnly((scope) => showSoldSale(context, scope, saleId));
}

/** Lock order: the sale, the session of the till, limits, hold and counters, the order; the number last. */
async function sellOnce(
  context: RequestContext,
  scope: ClientScope,
  input: DeskSaleInput,
  codes: DeskCodes,
): Promise<void> {
  const { app } = context;
  await lockDeskSale(scope, input.saleId);
  if (await findDeskSale(scope, input.saleId)) return;
  const session = await lockOpenTillSession(scope, input.tillId);
  await keepLimits(scope);
  const { seller, quote } = await quoteAtDesk(context, scope, input.wish, codes);
  const priced = valueOrThrow(quote);
  const { totalMinor, dueMinor } = showQuote(priced);
  if (totalMinor !== input.totalMinor)
    throw new RefusedError(
      [{ code: 'price-changed', params: { beforeMinor: input.totalMinor, totalMinor } }],
      409,
    );
  const parts = valueOrThrow(settleDeskPayment(dueMinor, input.payments));
  const [held] = await holdQuotes(scope, app.clock(), [{ quote: priced, minutes: HOLD_MINUTES }]);
  if (!held?.ok) throw new RefusedError((held?.refusals ?? []).map(atDeskField), 409);
  const orderId = await placeAtDesk(context.app, scope, { seller, held: held.value, input });
  const payments = await takeMoneyAtDesk(context, scope, { orderId, session, parts });
  const { accountId } = context.account;
  await insertDeskSale(
    scope,
    {
      id: input.saleId,
      orderId,
      tillId: input.tillId,
      sessionId: session.sessionId,
      accountId,
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
    },
  });
}
