import { type DeskSaleInput, deskSaleInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireTillRight } from '../tills/index.ts';
import { findDeskSale, lockDeskSale } from './desk-sale.repository.ts';
import { type DeskCodes, findDeskCodes } from './find-desk-codes.ts';
import { sellInTransaction } from './sell-in-transaction.ts';
import { type SoldAtDesk, showSoldSale } from './show-sold-sale.ts';

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

/** Lock order: the sale, then that of `sellInTransaction`. */
async function sellOnce(
  context: RequestContext,
  scope: ClientScope,
  input: DeskSaleInput,
  codes: DeskCodes,
): Promise<void> {
  await lockDeskSale(scope, input.saleId);
  if (await findDeskSale(scope, input.saleId)) return;
  await sellInTransaction(context, scope, { input, codes, printed: null });
}
