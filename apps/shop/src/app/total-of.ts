import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';

/** What the chosen tickets come to, and the costs within that. */
export function totalOf(
  { costs }: Pick<SalesPage, 'costs'>,
  lines: readonly { quantity: number; totalMinor: number }[],
): { totalMinor: number; feesMinor: number } {
  // the page shows no VAT: the cart and the order do
  const untaxed = lines.map((line) => ({ ...line, vatBasisPoints: 0, vatMinor: 0 }));
  return calculateOrderTotals(untaxed, { ...costs, donationMinor: 0 });
}
