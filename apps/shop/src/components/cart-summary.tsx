import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { nameOfLine } from '../app/name-of-line.ts';
import { chosenGroups, pictureOf } from '../app/summary-of.ts';
import { useTexts } from '../app/texts.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The day and time of a cart's visit; tickets without a day say so. */
function useVisitDate({ timeslot, visit }: Cart): string {
  const { t, longDateWithoutYear } = useTexts();
  if (visit.date === null) return t('shop.visit.anyDay');
  return [longDateWithoutYear(visit.date), timeslot?.time].filter(Boolean).join(', ');
}

/** The held cart as the card beside the step: the server's own prices. */
export function CartSummary({ cart, page }: { cart: Cart; page: SalesPage }) {
  const { t } = useTexts();
  const when = useVisitDate(cart);
  return (
    <OrderSummary
      imageUrl={pictureOf(chosenGroups(page, cart.lines))}
      title={cart.visit.ticketGroupTitle}
      when={when}
      lines={cart.lines.map((line) => ({ ...line, id: line.ticketTypeId, name: nameOfLine(line) }))}
      feesMinor={cart.totals.feesMinor}
      donationMinor={cart.totals.donationMinor}
      totalMinor={cart.totals.totalMinor}
      totalLabel={t('shop.total')}
      currency={cart.currency}
    />
  );
}
