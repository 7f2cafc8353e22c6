import type { MadeProduct } from './make-catalogue.ts';
import type { Booking } from './plan-bookings.ts';

/** A booking that had come about by now, with when it was settled. */
export interface SoldBooking {
  booking: Booking;
  product: MadeProduct;
  /** When it was paid; for an unpaid one when it was given up. */
  settledAt: Date;
  /** Its place in the gapless sequence; null for one that was never paid. */
  number: number | null;
}

const minuteMs = 60_000;
const unpaidAfterMinutes = 15;

/**
 * Those of the bookings that had happened by now, numbered in the order in which they were paid. Nothing of what is
 * left out leaves a gap: it is a booking of tomorrow.
 */
export function soldBookings(
  planned: readonly { booking: Booking; product: MadeProduct }[],
  now: Date,
): SoldBooking[] {
  const settled = planned
    .map(({ booking, product }) => ({ booking, product, settledAt: settlement(booking), number: null }))
    .filter(
      ({ booking, settledAt }) =>
        settledAt <= now && (booking.refundedAt === null || booking.refundedAt <= now),
    )
    .sort((one, other) => one.settledAt.getTime() - other.settledAt.getTime());
  let last = 0;
  return settled.map((sale) => {
    if (sale.booking.outcome === 'unpaid') return sale;
    last += 1;
    return { ...sale, number: last };
  });
}

function settlement({ bookedAt, outcome, isAtDesk, person }: Booking): Date {
  if (outcome === 'unpaid') return new Date(bookedAt.getTime() + unpaidAfterMinutes * minuteMs);
  const seconds = isAtDesk ? 20 : 70 + ((person?.email.length ?? 0) % 7) * 25;
  return new Date(bookedAt.getTime() + seconds * 1_000);
}
