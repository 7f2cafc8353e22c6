import type { OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { SoldBooking } from './sold-bookings.ts';

/** How every payment of the demonstration museum was made. */
export const demoMethod = 'test';

const MINUTE_MS = 60_000;

/** One step of an order's life, as its page shows it. */
interface TimelineEntry {
  at: Date;
  kind: OrderEventKind;
  actor: 'visitor' | 'provider' | 'system';
  facts: OrderEventFacts;
}

/** What happened to the order, oldest first. */
export function orderTimeline(
  { booking, settledAt, number }: SoldBooking,
  amountMinor: number,
): TimelineEntry[] {
  const { bookedAt, refundedAt } = booking;
  const entries: TimelineEntry[] = [{ at: bookedAt, kind: 'order-placed', actor: 'visitor', facts: {} }];
  if (amountMinor > 0)
    entries.push({ at: bookedAt, kind: 'payment-started', actor: 'visitor', facts: { method: demoMethod } });
  if (number === null)
    return [...entries, { at: settledAt, kind: 'order-expired', actor: 'system', facts: {} }];
  if (amountMinor > 0) {
    entries.push({
      at: settledAt,
      kind: 'payment-received',
      actor: 'provider',
      facts: { amountMinor, method: demoMethod },
    });
  }
  entries.push({ at: settledAt, kind: 'order-completed', actor: 'provider', facts: { number } });
  if (refundedAt) {
    entries.push({ at: refundedAt, kind: 'order-cancelled', actor: 'system', facts: {} });
    if (amountMinor > 0) {
      entries.push({
        at: refundedAt,
        kind: 'refund-requested',
        actor: 'system',
        facts: { amountMinor, reason: 'order-over' },
      });
      entries.push({
        at: new Date(refundedAt.getTime() + MINUTE_MS),
        kind: 'refund-paid',
        actor: 'provider',
        facts: { amountMinor },
      });
    }
  }
  return entries;
}
