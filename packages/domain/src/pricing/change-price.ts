import { type ExactAmount, exactAmount, exactShare } from '../money/exact-amount.ts';
import type { PriceChange } from './price-step.ts';

/** The price after a change. It never goes below zero (product.md section 4). */
export function changePrice(price: ExactAmount, change: PriceChange): ExactAmount {
  const changed = apply(price, change);
  return changed < 0n ? 0n : changed;
}

function apply(price: ExactAmount, change: PriceChange): ExactAmount {
  if (change.kind === 'price') return exactAmount(change.priceMinor);
  if (change.kind === 'amount') return price + exactAmount(change.amountMinor);
  return price + exactShare(price, change.basisPoints);
}
