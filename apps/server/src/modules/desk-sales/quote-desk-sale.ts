import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { type DeskWish, deskWishInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { type PromisedSale, type Quote, quoteWish, type Seller } from '../sales/index.ts';
import { payWith } from '../storefront/index.ts';
import { deskSeller } from './desk-seller.ts';
import { type DeskCodes, findDeskCodes } from './find-desk-codes.ts';

/** What a desk shows while tickets are counted. */
export interface DeskQuote {
  lines: readonly (Quote['lines'][number] & { discountMinor: number })[];
  /** Service and transaction cost. */
  feesMinor: number;
  /** What a code or percentage took off. */
  discountMinor: number;
  totalMinor: number;
  codeParts: Quote['codeParts'];
  /** What is left to pay by cash, card or other means. */
  dueMinor: number;
}

/**
 * Prices what is counted at a desk and takes nothing. @throws RefusedError with the refusals of `quoteWish`, each at its
 * field, `timeslot-unknown` where the time is of another day than `date`, `discount-one-only`, and those of `findDeskCodes`.
 */
export async function quoteDeskSale(context: RequestContext, typed: unknown): Promise<DeskQuote> {
  context.require('ticketverkoop', 'access');
  const wish = valueOrThrow(parseInput(deskWishInput, typed));
  const codes = await findDeskCodes(context, wish);
  return context.inClientReadOnly(async (scope) => {
    const { quote } = await quoteAtDesk(context, scope, wish, codes);
    return showQuote(valueOrThrow(quote));
  });
}

/** The quote of a wish with what its codes pay, and by whom it is sold. */
export async function quoteAtDesk(
  context: RequestContext,
  scope: ClientScope,
  { language, timeslotId, date, lines, discountBasisPoints }: DeskWish,
  { discount, paying }: DeskCodes,
  promised?: PromisedSale,
): Promise<{ seller: Seller; quote: Result<Quote> }> {
  const seller = await deskSeller(scope, context, language);
  if (discount && discountBasisPoints !== null)
    return { seller, quote: refused({ code: 'discount-one-only', field: 'discountBasisPoints' }) };
  const client = await getClient(scope);
  const quote = await quoteWish(
    context.app,
    scope,
    { seller, client },
    {
      language,
      timeslotId,
      date,
      lines,
      code: discount,
      givenBasisPoints: discountBasisPoints,
      paying: await payWith(context.app, scope, { codeParts: [], donationMinor: 0 }, paying),
      ...(promised ? { promised } : {}),
    },
  );
  if (!quote.ok) return { seller, quote: refused(...quote.refusals.map(atDeskField)) };
  // The visitor hears the day that the screen shows: a time of another one is not sold under it.
  const soldFor = quote.value.timeslot?.date;
  if (!promised && date !== null && soldFor !== undefined && soldFor !== date)
    return { seller, quote: refused(saleRefusalOf('timeslot-unknown', { field: 'timeslotId' })) };
  const idle = paying.findIndex(
    ({ codeId }) => !quote.value.codeParts.some((part) => part.codeId === codeId),
  );
  if (idle < 0) return { seller, quote };
  const code = paying[idle]?.kind === 'voucher' ? 'voucher-other-tickets' : 'paying-code-empty';
  return { seller, quote: refused({ code, field: `payingCodes.${idle}` }) };
}

/** The engine says `code` for the discount code; a desk has more than one field for codes. */
export function atDeskField(refusal: Refusal): Refusal {
  if (refusal.field !== 'code') return refusal;
  const field = refusal.code === 'paying-code-spent' ? 'payingCodes' : 'discountCode';
  return { ...refusal, field };
}

export function showQuote({ lines, costs, codeParts }: Quote): DeskQuote {
  const { totalMinor, feesMinor } = calculateOrderTotals(lines, costs);
  const dueMinor = totalMinor - sumOfParts(codeParts);
  if (dueMinor < 0) throw new RefusedError([{ code: 'price-changed' }], 409);
  const shown = lines.map((line) => ({ ...line, discountMinor: line.discountMinor ?? 0 }));
  const discountMinor = shown.reduce((sum, line) => sum + line.discountMinor, 0);
  return { lines: shown, feesMinor, discountMinor, totalMinor, codeParts, dueMinor };
}
