import { describe, expect, it } from 'vitest';
import { dayConditions } from './day-conditions.ts';
import { type BookableTimeslot, planBookings } from './plan-bookings.ts';
import { plannedProducts } from './planned-products.ts';
import { seededRandom } from './seeded-random.ts';

const aTimeslot = (time: string, date = '2026-08-08'): BookableTimeslot => ({
  id: 'timeslot',
  date,
  time,
  startsAt: new Date(`${date}T${time}:00Z`),
  capacity: 12,
});

describe('what is drawn', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).share);
    expect(draw('Getij')).toEqual(draw('Getij'));
    expect(draw('Getij')).not.toEqual(draw('Tij'));
  });

  it('is spread evenly', () => {
    const random = seededRandom('even');
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 8_000; draw += 1)
      counts[random.between(0, 3)] = (counts[random.between(0, 3)] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(1_500);
  });
});

describe('a day of the museum', () => {
  it('is as busy today as when it is asked again next year', () => {
    expect(dayConditions('2026-08-08')).toEqual(dayConditions('2026-08-08'));
  });

  it('in the summer holidays is busier than a Tuesday in January', () => {
    expect(dayConditions('2026-08-08').bustle).toBeGreaterThan(2 * dayConditions('2026-01-13').bustle);
    expect(dayConditions('2026-08-08').isHoliday).toBe(true);
  });
});

describe('parties that book a timeslot', () => {
  const everySlot = plannedProducts.flatMap((product) =>
    ['10:00', '13:00', '16:30', '19:00'].flatMap((time) =>
      ['2026-01-13', '2026-08-08', '2026-10-18'].map((date) => ({
        product,
        timeslot: aTimeslot(time, date),
      })),
    ),
  );
  const bookingsOf = ({ product, timeslot }: (typeof everySlot)[number]) =>
    planBookings(product, timeslot, dayConditions(timeslot.date));
  const size = (quantities: readonly number[]) => quantities.reduce((sum, count) => sum + count, 0);

  it('never need more places than there are', () => {
    for (const slot of everySlot) {
      const kept = bookingsOf(slot).filter(({ outcome }) => outcome === 'kept');
      expect(kept.reduce((sum, { quantities }) => sum + size(quantities), 0)).toBeLessThanOrEqual(12);
    }
  });

  it('are the same people whenever they are asked, each with a seed of its own', () => {
    for (const slot of everySlot) {
      const bookings = bookingsOf(slot);
      expect(bookings).toEqual(bookingsOf(slot));
      expect(new Set(bookings.map(({ seed }) => seed)).size).toBe(bookings.length);
    }
  });

  it('book before the visit, with an adult for the children', () => {
    for (const slot of everySlot) {
      for (const { bookedAt, timeslot, quantities } of bookingsOf(slot)) {
        expect(bookedAt < timeslot.startsAt).toBe(true);
        const grownUps = quantities.filter((_, index) => !slot.product.ticketTypes[index]?.isChild);
        expect(size(grownUps)).toBeGreaterThan(0);
      }
    }
  });
});
