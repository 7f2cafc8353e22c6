import { splitVat } from '../money/vat.ts';
import type { PricedLine } from './line-price.ts';
import type { DiscountShare } from './price-step.ts';

/**
 * Tickets of a line of which only some had the discount, as they get another visit: each has the same part of it, whichever
 * of them had it. @param full without the discount. @param every with it on all.
 */
export function withShareOfDiscount(full: PricedLine, every: PricedLine, share: DiscountShare): PricedLine {
  const ofAllMinor = full.totalMinor - every.totalMinor;
  // Rounded as the paid price of a part of a line is.
  const totalMinor = Math.round(full.totalMinor - (ofAllMinor * share.pieces) / share.of);
  const unitPriceMinor = Math.round(totalMinor / full.quantity);
  return {
    ...every,
    unitPriceMinor,
    totalMinor,
    vatMinor: splitVat(totalMinor, every.vatBasisPoints).vatMinor,
    steps: every.steps.map((step) =>
      step.kind === 'discount-code' ? { ...step, unitPriceMinor, share } : step,
    ),
    discountMinor: full.totalMinor - totalMinor,
  };
}
