import { spreadCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { showOwnTimes } from '../offer/own-times.ts';
import type { StoredCart } from './cart.repository.ts';
import { type CartPrices, costsOfCart } from './cart-costs.ts';

/** The lines of a cart with the steps of their prices, and what they come to with all that is charged beside them. */
export function showPrices(
  cart: Pick<StoredCart, 'lines'> & CartPrices,
  ownTimes: Awaited<ReturnType<typeof showOwnTimes>>,
): Pick<Cart, 'lines' | 'totals'> {
  const costs = costsOfCart(cart);
  const totals = calculateOrderTotals(cart.lines, costs);
  const { serviceMinor, transactionMinor } = spreadCosts(cart.lines, costs);
  return {
    lines: cart.lines.map(({ ticketTypeId, name, quantity, unitPriceMinor, totalMinor, steps }) => ({
      ticketTypeId,
      name,
      quantity,
      unitPriceMinor,
      totalMinor,
      // A step that changed nothing explains nothing.
      steps: steps
        .filter(({ kind, change }) => kind === 'ticket-type-price' || change !== undefined)
        .map(({ kind, title = '', unitPriceMinor: after }) => ({
          kind,
          // The name of a rule is for staff.
          title: kind === 'discount-code' ? title : '',
          unitPriceMinor: after,
        })),
      ownTime: ownTimes.get(ticketTypeId) ?? null,
    })),
    totals: {
      totalMinor: totals.totalMinor,
      vatMinor: totals.vatMinor,
      feesMinor: totals.feesMinor,
      donationMinor: totals.donationMinor,
      serviceMinor,
      transactionMinor,
      vatByRate: totals.vatByRate
        .filter(({ vatMinor }) => vatMinor !== 0)
        .map(({ vatBasisPoints, vatMinor }) => ({ vatBasisPoints, vatMinor })),
    },
  };
}
