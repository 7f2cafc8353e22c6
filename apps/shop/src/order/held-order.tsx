import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { VisitorOrder } from '@foyer/domain/storefront/visitor-order.ts';
import { useMemo } from 'react';
import { orderParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { useHoldClock } from '../app/use-hold-clock.ts';
import { useResource } from '../app/use-resource.ts';
import { HoldStrip } from '../components/hold-strip.tsx';
import { OrderSummary } from '../components/order-summary.tsx';

/** With what the time of a choice without places says. */
const heldParts = [...orderParts, 'checkout'];

interface HeldOrderProps {
  order: VisitorOrder;
  cartSecret: string;
  /** The time is up. */
  onEnd: () => void;
}

/** An order that was not paid, with the time for which its places are still held. */
export function HeldOrder({ order, cartSecret, onEnd }: HeldOrderProps) {
  const { t, language, longDateWithoutYear } = useTexts();
  const { value: cart } = useResource<Cart>(`carts/${cartSecret}`);
  const timed = useMemo(
    () => cart && { cart, serverAheadMs: Date.parse(cart.serverNow) - Date.now() },
    [cart],
  );
  const clock = useHoldClock(timed, onEnd);
  const { visit, timeslot } = order;
  const date = visit.date === null ? t('shop.visit.anyDay') : longDateWithoutYear(visit.date);
  return (
    <section className="card summary">
      <OrderSummary
        imageUrl={null}
        title={visit.ticketGroupTitle}
        when={[date, timeslot?.time].filter(Boolean).join(', ')}
        lines={order.lines.map((line) => ({ ...line, id: line.ticketTypeId }))}
        feesMinor={order.totals.feesMinor}
        donationMinor={order.totals.donationMinor}
        totalMinor={order.totals.totalMinor}
        totalLabel={t('shop.payment.totalWithVat')}
        vatMinor={order.totals.vatMinor}
        currency={order.currency}
      />
      {clock.seconds > 0 && (
        <TextsProvider language={language} parts={heldParts}>
          {/* An order does not say which of its lines take places. */}
          <HoldStrip {...clock} places={null} onExtend={null} isPending={false} />
        </TextsProvider>
      )}
    </section>
  );
}
