import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { chosenGroups, pictureOf } from '../app/summary-of.ts';
import { useTexts } from '../app/texts.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The held cart as the card beside the step: the server's own prices. */
export function CartSummary({ cart, page }: { cart: Cart; page: SalesPage }) {
  const { t, longDateWithoutYear } = useTexts();
  return (
    <OrderSummary
      imageUrl={pictureOf(chosenGroups(page, cart.lines))}
      title={cart.timeslot.ticketGroupTitle}
      when={`${longDateWithoutYear(cart.timeslot.date)}, ${cart.timeslot.time}`}
      lines={cart.lines.map((line) => ({ ...line, id: line.ticketTypeId }))}
      feesMinor={cart.totals.feesMinor}
      totalMinor={cart.totals.totalMinor}
      totalLabel={t('shop.total')}
      currency={cart.currency}
    />
  );
}
