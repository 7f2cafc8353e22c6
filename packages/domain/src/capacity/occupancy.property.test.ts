import { describe, expect, test } from 'vitest';
import { acceptInOrder, type CounterFigures } from './accept-in-order.ts';
import { type LimitedLine, saleCounters, type TimeslotSpan } from './sale-counters.ts';

const SCHEDULES = 10_000;
const minute = 60_000;
const opensAt = Date.parse('2026-12-05T09:00:00Z');
const house = 'house';

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    oneOf: <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T,
    maybe: <T>(value: T): T | null => (next() < 0.5 ? value : null),
  };
}
type Random = ReturnType<typeof randomFrom>;

interface Schedule {
  timeslots: (TimeslotSpan & { capacity: number | null })[];
  houseLimit: number | null;
  types: Omit<LimitedLine, 'quantity' | 'timeslot' | 'date'>[];
}

function someSchedule({ between, oneOf, maybe }: Random): Schedule {
  const step = oneOf([10, 15, 20, 30, 45]);
  const first = opensAt + between(0, 3) * 5 * minute;
  const groupLimits = [maybe(between(1, 8)), maybe(between(1, 8))];
  const concert = { id: 'concert', kind: 'event' as const, limit: maybe(between(1, 6)) };
  const show = { id: 'show', kind: 'exhibition' as const, limit: maybe(between(1, 6)) };
  return {
    houseLimit: maybe(between(2, 8)),
    timeslots: Array.from({ length: between(1, 7) }, (_, index) => {
      const startsAt = first + index * step * minute;
      const lasts = maybe(between(1, 6) * 10);
      const endsAt = lasts === null ? null : new Date(startsAt + lasts * minute);
      return { id: `slot ${index}`, startsAt: new Date(startsAt), endsAt, capacity: maybe(between(0, 5)) };
    }),
    types: [0, 1, 2].map((index) => ({
      ticketTypeId: `type ${index}`,
      itemKind: oneOf(['admission', 'admission', 'admission', 'product', 'merchandise'] as const),
      durationMinutes: maybe(between(1, 14) * 10),
      blocksOtherTimeslots: oneOf([true, false]),
      ticketTypeLimit: maybe(between(1, 6)),
      ticketGroupId: `group ${index % 2}`,
      ticketGroupLimit: groupLimits[index % 2] ?? null,
      ...oneOf([{ event: concert }, { event: concert, linkedEvent: show }, { event: show }, { event: null }]),
    })),
  };
}

function someSale({ between, oneOf }: Random, { timeslots, types }: Schedule): LimitedLine[] {
  const way = between(0, 9);
  const timeslot = way < 8 ? oneOf(timeslots) : null;
  const date = way === 9 ? null : '2026-12-05';
  const chosen = types.filter(() => between(0, 1) === 1);
  return (chosen.length > 0 ? chosen : [oneOf(types)]).map((type) => {
    return { ...type, quantity: between(1, 3), timeslot, date };
  });
}

/** One number that must not be exceeded, recounted from every accepted request. */
interface Fact {
  taken: number;
  limit: number;
}

/**
 * The percentage of a timeslot that is withheld from the buyer: of all timeslots from some start on, because a
 * release depends on starts.
 */
type Withheld = (startsAt: Date) => number;
const nothing: Withheld = () => 0;

function somethingWithheld({ between, oneOf }: Random, { timeslots }: Schedule): Withheld {
  const percentage = oneOf([0, 0, 20, 34, 100]);
  const from = timeslots[between(0, timeslots.length - 1)]?.startsAt ?? new Date(0);
  return (startsAt) => (startsAt >= from ? percentage : 0);
}

/** Counts each person in each limit by walking over time; knows nothing of counters. */
function countEverything(
  { timeslots, houseLimit, types }: Schedule,
  sold: readonly LimitedLine[],
  withheld: Withheld,
): Fact[] {
  const count = (lines: readonly LimitedLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);
  const facts: { taken: number; limit: number | null }[] = [];
  const visits = sold.filter((line) => line.timeslot !== null && line.itemKind !== 'merchandise');
  const startOf = (line: LimitedLine) => line.timeslot?.startsAt.getTime() ?? 0;
  for (const slot of timeslots) {
    const from = slot.startsAt.getTime();
    const until = slot.endsAt?.getTime() ?? from;
    const inside = visits.filter((line) => {
      if (line.timeslot?.id === slot.id) return true;
      if (!line.blocksOtherTimeslots || line.durationMinutes === null) return false;
      // a visit and the timeslot share at least one minute
      for (let at = startOf(line); at < startOf(line) + line.durationMinutes * minute; at += 5 * minute)
        if (at === from || (at >= from && at < until)) return true;
      return false;
    });
    const kept = Math.ceil(((slot.capacity ?? 0) * withheld(slot.startsAt)) / 100);
    facts.push({ taken: count(inside), limit: slot.capacity === null ? null : slot.capacity - kept });
  }
  const scopeOf = (line: LimitedLine) =>
    line.itemKind === 'merchandise' ? 'ever' : (line.timeslot?.id ?? line.date ?? 'ever');
  for (const type of types) {
    const { ticketTypeId, ticketTypeLimit, ticketGroupId, ticketGroupLimit } = type;
    for (const scope of [...timeslots.map(({ id }) => id), '2026-12-05', 'ever']) {
      const within = sold.filter((line) => scopeOf(line) === scope);
      const ofType = within.filter((line) => line.ticketTypeId === ticketTypeId);
      const ofGroup = within.filter((line) => line.ticketGroupId === ticketGroupId);
      facts.push({ taken: count(ofType), limit: ticketTypeLimit });
      facts.push({ taken: count(ofGroup), limit: ticketGroupLimit });
    }
    for (const event of [type.event, type.linkedEvent]) {
      const ofEvent = sold.filter(
        (line) => event && [line.event?.id, line.linkedEvent?.id].includes(event.id),
      );
      const days = event?.kind === 'exhibition' ? ['2026-12-05', null] : ['all'];
      for (const day of days) {
        const onDay = ofEvent.filter((line) => day === 'all' || line.date === day);
        facts.push({ taken: count(onDay), limit: event?.limit ?? null });
      }
    }
  }
  for (let quarter = opensAt - 60 * minute; quarter < opensAt + 600 * minute; quarter += 15 * minute) {
    const inside = visits.filter((line) => {
      if (line.itemKind !== 'admission') return false;
      const leaves = startOf(line) + (line.durationMinutes ?? 60) * minute;
      return startOf(line) < quarter + 15 * minute && leaves > quarter;
    });
    facts.push({ taken: count(inside), limit: houseLimit });
  }
  return facts.flatMap(({ taken, limit }) => (limit === null ? [] : [{ taken, limit }]));
}

const isExceeded = ({ taken, limit }: Fact) => taken > limit;

describe('the counters of sales against a simulator that counts people', () => {
  test(`in ${SCHEDULES} schedules no limit is ever exceeded, and no visitor is refused while all limits, and the ceiling of the channel, leave room`, () => {
    let accepted = 0;
    let refused = 0;
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const random = randomFrom(seed);
      const schedule = someSchedule(random);
      const place = { locationId: house, houseLimit: schedule.houseLimit, timeslots: schedule.timeslots };
      const counters = new Map<string, CounterFigures>(
        schedule.timeslots.map(({ id, capacity }) => [`timeslot ${id} `, { capacity, held: 0, sold: 0 }]),
      );
      const sold: LimitedLine[] = [];
      let before = countEverything(schedule, sold, nothing);
      for (let sale = 0; sale < 8; sale += 1) {
        const lines = someSale(random, schedule);
        const withheld = somethingWithheld(random, schedule);
        const places = saleCounters(lines, place).map((counter) => {
          const { kind, ownerId, scope, capacity, quantity, startsAt } = counter;
          const counterId = `${kind} ${ownerId} ${scope}`;
          if (!counters.has(counterId)) counters.set(counterId, { capacity, held: 0, sold: 0 });
          return { counterId, quantity, withheldPercentage: startsAt ? withheld(startsAt) : 0 };
        });
        const isAccepted = acceptInOrder(counters, [places])[0] === undefined;
        const after = countEverything(schedule, [...sold, ...lines], withheld);
        // a limit that this sale does not touch cannot refuse it
        const fits = !after.some(
          (fact, index) => isExceeded(fact) && fact.taken > (before[index]?.taken ?? 0),
        );
        if (isAccepted !== fits) expect({ seed, sale, isAccepted }).toEqual({ seed, sale, isAccepted: fits });
        if (!isAccepted) {
          refused += 1;
          continue;
        }
        accepted += 1;
        sold.push(...lines);
        before = after;
        for (const { counterId, quantity } of places) {
          const figures = counters.get(counterId);
          if (figures) figures.sold += quantity;
        }
      }
      expect(countEverything(schedule, sold, nothing).filter(isExceeded)).toEqual([]);
    }
    expect(accepted).toBeGreaterThan(SCHEDULES);
    expect(refused).toBeGreaterThan(SCHEDULES);
  }, 180_000);
});
