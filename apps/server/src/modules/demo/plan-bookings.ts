import type { DayConditions } from './day-conditions.ts';
import { type InventedPerson, inventPerson } from './invented-people.ts';
import type { PlannedProduct } from './museum-plan.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** A timeslot of the demonstration, as far as its visitors depend on it. */
export interface BookableTimeslot {
  id: string;
  date: string;
  time: string;
  startsAt: Date;
  capacity: number;
}

export interface Booking {
  /** Names it for ever: what else is drawn for it starts from here. */
  seed: string;
  timeslot: BookableTimeslot;
  person: InventedPerson | null;
  /** How many of each ticket type of the product, by its place in the plan. */
  quantities: readonly number[];
  bookedAt: Date;
  isAtDesk: boolean;
  /** Sold and kept; given back before the visit; never paid. */
  outcome: 'kept' | 'refunded' | 'unpaid';
  /** Where it was refunded. */
  refundedAt: Date | null;
  /** Whether the party comes, and how many minutes after the start (before it, if negative). */
  arrivesAfterMinutes: number | null;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const partySizes = [
  [1, 16],
  [2, 44],
  [3, 12],
  [4, 18],
  [5, 5],
  [6, 3],
  [8, 2],
] as const;

/** How long ahead people book, in days: from, to, how often. Day 0 is the day itself. */
const leads = [
  [[0, 0], 30],
  [[1, 3], 26],
  [[4, 14], 28],
  [[15, 45], 13],
  [[46, 120], 3],
] as const;

/** No two timeslots are alike: many stay half empty, some are very popular. */
const fortunes = [
  [0.4, 28],
  [0.85, 44],
  [1.45, 19],
  [2.5, 9],
] as const;

/** Few come early, most before and after lunch. */
function popularity(time: string): number {
  const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  if (hour >= 18) return 1;
  return 0.45 + 0.95 * Math.exp(-((hour - 13) ** 2) / 7);
}

/**
 * The parties that book a timeslot, in no order, never more people than places. Drawn from the timeslot's own seed:
 * what a day looks like does not depend on the day on which it is asked, only how much of it is booked by then.
 */
export function planBookings(
  product: PlannedProduct,
  timeslot: BookableTimeslot,
  day: DayConditions,
): Booking[] {
  const random = seededRandom(`${product.key} ${timeslot.date} ${timeslot.time}`);
  const weather = day.isRainy ? product.inRain : 1;
  const expected =
    product.fill * day.bustle * weather * popularity(timeslot.time) * random.weighted<number>(fortunes);
  let wanted = Math.round(Math.min(1, expected) * timeslot.capacity);
  const bookings: Booking[] = [];
  while (wanted > 0) {
    const seed = `${product.key} ${timeslot.date} ${timeslot.time} ${bookings.length}`;
    const booking = { seed, ...planBooking(random, product, timeslot, wanted) };
    if (booking.outcome === 'kept') wanted -= booking.quantities.reduce((sum, count) => sum + count, 0);
    bookings.push(booking);
  }
  return bookings;
}

function planBooking(
  random: SeededRandom,
  product: PlannedProduct,
  timeslot: BookableTimeslot,
  most: number,
): Omit<Booking, 'seed'> {
  const size = Math.min(most, random.weighted<number>(partySizes));
  const [from, until] = random.weighted<readonly [number, number]>(leads);
  const leadDays = random.between(from, until);
  const isAtDesk = leadDays === 0 && random.chance(0.6);
  const person = inventPerson(random);
  const outcome = isAtDesk
    ? 'kept'
    : random.weighted<Booking['outcome']>([
        ['kept', 945],
        ['refunded', 15],
        ['unpaid', 40],
      ]);
  const comes = isAtDesk || random.chance(0.94);
  const bookedAt = bookingMoment(random, timeslot.startsAt, leadDays, isAtDesk);
  const untilVisitMs = timeslot.startsAt.getTime() - bookedAt.getTime();
  return {
    timeslot,
    person: isAtDesk && random.chance(0.8) ? null : person,
    quantities: chooseTypes(random, product, size),
    bookedAt,
    isAtDesk,
    outcome,
    refundedAt:
      outcome === 'refunded'
        ? new Date(bookedAt.getTime() + untilVisitMs * (0.2 + random.share() * 0.6))
        : null,
    arrivesAfterMinutes: comes ? arrival(random, isAtDesk) : null,
  };
}

/** A party has at least one adult. */
function chooseTypes(random: SeededRandom, product: PlannedProduct, size: number): number[] {
  const quantities = product.ticketTypes.map(() => 0);
  const add = (index: number) => {
    quantities[index] = (quantities[index] ?? 0) + 1;
  };
  const grownUp = product.ticketTypes.map((type, index) => [index, type.isChild ? 0 : type.weight] as const);
  const anybody = product.ticketTypes.map((type, index) => [index, type.weight] as const);
  add(random.weighted(grownUp));
  for (let person = 1; person < size; person += 1) add(random.weighted(size > 2 ? anybody : grownUp));
  return quantities;
}

function bookingMoment(random: SeededRandom, startsAt: Date, leadDays: number, isAtDesk: boolean): Date {
  if (isAtDesk) return new Date(startsAt.getTime() - random.between(3, 14) * minuteMs);
  if (leadDays === 0) return new Date(startsAt.getTime() - random.between(20, 240) * minuteMs);
  // Most book in the evening: a visit at one in the afternoon is bought between seven and eleven hours later.
  const hours = random.weighted<readonly [number, number]>([
    [[-4, 3], 45],
    [[4, 9], 55],
  ]);
  const shiftMs = random.between(hours[0] * 60, hours[1] * 60) * minuteMs;
  return new Date(
    Math.min(startsAt.getTime() - leadDays * dayMs + shiftMs, startsAt.getTime() - 20 * minuteMs),
  );
}

function arrival(random: SeededRandom, isAtDesk: boolean): number {
  if (isAtDesk) return random.between(-2, 6);
  return random.between(-12, 4) + random.between(0, 12);
}
