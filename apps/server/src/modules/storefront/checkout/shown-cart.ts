import { sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { CheckoutInput } from '@foyer/domain/storefront/cart.ts';
import { contentVersion } from '../../../platform/crypto/content-version.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { StoredCart } from '../cart/cart.repository.ts';
import { type CartPrices, costsOfCart } from '../cart/cart-costs.ts';

type Shown = Pick<StoredCart, 'lines' | 'timeslotId' | 'visitDate' | 'codeParts'> & CartPrices;

/** What is left to pay after gift cards and vouchers. */
export function dueOfCart(cart: Pick<Shown, 'lines' | 'codeParts'> & CartPrices): number {
  return calculateOrderTotals(cart.lines, costsOfCart(cart)).totalMinor - sumOfParts(cart.codeParts);
}

/** Of what a visitor agrees to by paying: tickets, visit and amounts. Names and the time left are no part of it. */
export function fingerprintOfCart(cart: Shown): string {
  const lines = cart.lines.map((line) => [
    line.ticketTypeId,
    line.quantity,
    line.totalMinor,
    line.timeslotId,
    line.sells ?? null,
  ]);
  const { timeslotId, visitDate, donationMinor } = cart;
  return contentVersion([timeslotId, visitDate, donationMinor, dueOfCart(cart), lines]);
}

/** @throws RefusedError `price-changed` (409) where the cart holds something else than the page showed (decision 0020). */
export function refuseOtherThanShown(cart: StoredCart, shown: CheckoutInput['shown']): void {
  if (!shown || shown.fingerprint === fingerprintOfCart(cart)) return;
  const totalMinor = dueOfCart(cart);
  const isSameAmount = shown.dueMinor === totalMinor;
  const params = isSameAmount ? {} : { params: { beforeMinor: shown.dueMinor, totalMinor } };
  throw new RefusedError([{ code: 'price-changed', ...params }], 409);
}
