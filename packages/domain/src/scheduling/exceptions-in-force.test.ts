import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { timeAtMinutes } from '../calendar/local-time.ts';
import { type Weekday, weekdays } from '../calendar/weekday.ts';
import { localTimeAt } from '../calendar/zoned-time.ts';
import type { CalendarException, CalendarRules } from './availability/calendar-rules.ts';
import { exceptionsInPreview, isAboutDate, isAboutTime } from './exceptions-in-force.ts';
import { generateTimeslots } from './generate-timeslots.ts';

/** Thursday. */
const christmasEve = '2026-12-24';

const aTime = (time: string, limit: number | null = null) => ({
  time,
  limit,
  status: 'yes' as const,
  title: '',
  classes: '',
});

function anException(changes: Partial<CalendarException> = {}): CalendarException {
  return {
    id: 'exception',
    kind: 'date',
    from: christmasEve,
    until: christmasEve,
    weekdays,
    allDay: true,
    fromTime: null,
    untilTime: null,
    closed: false,
    limit: null,
    note: '',
    colour: null,
    published: true,
    ticketGroupIds: ['group'],
    times: [],
    ...changes,
  };
}

/** Every day at 10:00, 12:00 and 14:00, with 60 places. */
function theRules(exceptions: CalendarException[], timeZone = 'Europe/Amsterdam'): CalendarRules {
  const times = weekdays.flatMap((weekday) =>
    ['10:00', '12:00', '14:00'].map((time) => ({ weekday, ...aTime(time, 60) })),
  );
  const allYear = { from: '2026-01-01', until: '2027-12-31', priority: 0, note: 'All year' };
  return { timeZone, periods: [{ id: 'all year', ...allYear, weekdayTimes: times }], exceptions };
}

const yields = (date: string, ...exceptions: CalendarException[]) =>
  generateTimeslots(theRules(exceptions), date, date).map(
    ({ time, capacity, exception }) => `${time} ${exception?.closed ? 'closed' : capacity}`,
  );

describe('an exception', () => {
  test('closes its days and leaves the others', () => {
    const closed = anException({ closed: true });
    expect(yields(christmasEve, closed)).toEqual(['10:00 closed', '12:00 closed', '14:00 closed']);
    expect(yields('2026-12-23', closed)).toEqual(['10:00 60', '12:00 60', '14:00 60']);
  });

  test('with times of its own replaces those of the day; a limit it leaves out is the lowest of the day', () => {
    const other = anException({ times: [aTime('10:00', 20), aTime('11:00')] });
    expect(yields(christmasEve, other)).toEqual(['10:00 20', '11:00 60']);
  });

  test('without a limit never opens unlimited places, also where a weaker one left no times of the day', () => {
    const date = anException({ times: [aTime('09:00'), aTime('12:00')] });
    const weekday = anException({
      id: 'weekday',
      kind: 'weekday',
      allDay: false,
      fromTime: '10:00',
      untilTime: '15:00',
      times: [aTime('09:00')],
    });
    expect(yields(christmasEve, weekday)).toEqual([]);
    expect(yields(christmasEve, date, weekday)).toEqual(['09:00 60', '12:00 60']);
  });

  test('for a part of the day leaves the rest of the day alone', () => {
    const afternoon = anException({ allDay: false, fromTime: '12:00', untilTime: '14:00', limit: 30 });
    expect(yields(christmasEve, afternoon)).toEqual(['10:00 60', '12:00 30', '14:00 60']);
  });

  test('on weekdays returns each week within its dates', () => {
    const mondays = anException({
      kind: 'weekday',
      weekdays: [1],
      from: '2026-12-01',
      until: '2026-12-20',
      closed: true,
    });
    expect(yields('2026-12-14', mondays)[0]).toBe('10:00 closed');
    expect(yields('2026-12-15', mondays)[0]).toBe('10:00 60');
    expect(yields('2026-12-21', mondays)[0]).toBe('10:00 60');
  });

  test('of a date goes before one of a weekday, and opens what that closes', () => {
    const thursdays = anException({
      id: 'thursdays',
      kind: 'weekday',
      weekdays: [4],
      from: '2026-12-01',
      until: '2026-12-31',
      closed: true,
    });
    expect(yields(christmasEve, anException({ limit: 25 }), thursdays)[0]).toBe('10:00 25');
  });

  test('that is not published is a draft: it changes nothing for sale, whenever it was made', () => {
    const published = anException({ limit: 10 });
    const draft = anException({ id: 'draft', published: false, closed: true });
    expect(yields(christmasEve, draft)).toEqual(['10:00 60', '12:00 60', '14:00 60']);
    expect(yields(christmasEve, published, draft)[0]).toBe('10:00 10');
    expect(yields(christmasEve, draft, published)[0]).toBe('10:00 10');
  });

  test('of two published ones for a date, the one made later decides, whichever was a draft last', () => {
    const first = anException({ limit: 10 });
    const later = anException({ id: 'later', limit: 20 });
    expect(yields(christmasEve, first, later)[0]).toBe('10:00 20');
  });

  test('that is not published goes before a published one of its kind in what staff preview', () => {
    const published = anException({ id: 'published' });
    const draft = anException({ id: 'draft', published: false });
    const weekday = anException({ id: 'weekday', kind: 'weekday', published: false });
    const inOrder = exceptionsInPreview([draft, weekday, published], christmasEve).map(({ id }) => id);
    expect(inOrder).toEqual(['draft', 'published', 'weekday']);
  });

  test('tells its colour and note', () => {
    const [first] = generateTimeslots(
      theRules([anException({ colour: 'orange', note: 'Until four' })]),
      christmasEve,
      christmasEve,
    );
    expect(first?.exception).toMatchObject({ id: 'exception', colour: 'orange', note: 'Until four' });
  });
});

describe('an exception past midnight', () => {
  const night = { allDay: false, fromTime: '12:00', untilTime: '11:00' };

  test('is about the evening of its date and the night after it', () => {
    const closed = anException({ ...night, closed: true });
    expect(yields('2026-12-23', closed)).toEqual(['10:00 60', '12:00 60', '14:00 60']);
    expect(yields(christmasEve, closed)).toEqual(['10:00 60', '12:00 closed', '14:00 closed']);
    expect(yields('2026-12-25', closed)).toEqual(['10:00 closed', '12:00 60', '14:00 60']);
  });

  test('on a weekday is about the night into the next one', () => {
    const thursdays = {
      kind: 'weekday' as const,
      from: '2026-12-01',
      until: '2026-12-31',
      weekdays: [4 as const],
    };
    const limited = anException({ ...night, ...thursdays, limit: 5 });
    expect(yields(christmasEve, limited)).toEqual(['10:00 60', '12:00 5', '14:00 5']);
    expect(yields('2026-12-25', limited)).toEqual(['10:00 5', '12:00 60', '14:00 60']);
  });

  test('replaces the times of both parts, also where its own are in one of them', () => {
    const own = anException({ ...night, times: [aTime('23:00', 8), aTime('00:30', 9)] });
    expect(yields(christmasEve, own)).toEqual(['10:00 60', '23:00 8']);
    expect(yields('2026-12-25', own)).toEqual(['00:30 9', '12:00 60', '14:00 60']);
    const late = anException({ ...night, times: [aTime('23:00', 8)] });
    expect(yields('2026-12-25', late)).toEqual(['12:00 60', '14:00 60']);
  });
});

describe('exceptions when the clock changes', () => {
  const night = (from: string) =>
    anException({ from, until: from, times: [aTime('01:30', 5), aTime('02:30', 5), aTime('03:30', 5)] });
  const startsIn = (date: string, timeZone: string) =>
    generateTimeslots(theRules([night(date)], timeZone), date, date).map(
      ({ time, startsAt }) => `${time} ${startsAt.toISOString().slice(11, 16)}`,
    );

  test('a night without 02:30 has no timeslot then, a night with two has one, by the clocks of the location', () => {
    expect(startsIn('2027-03-28', 'Europe/Amsterdam')).toEqual(['01:30 00:30', '03:30 01:30']);
    expect(startsIn('2026-10-25', 'Europe/Amsterdam')).toEqual(['01:30 23:30', '02:30 00:30', '03:30 02:30']);
    expect(startsIn('2026-03-08', 'America/New_York')).toEqual(['01:30 06:30', '03:30 07:30']);
    expect(startsIn('2026-10-25', 'America/New_York')).toEqual(['01:30 05:30', '02:30 06:30', '03:30 07:30']);
  });

  test('a visit that begins before midnight is of the day on which it begins', () => {
    const late = anException({ times: [aTime('23:45', 8)] });
    expect(yields(christmasEve, late)).toEqual(['23:45 8']);
    expect(yields('2026-12-25', late)).toEqual(['10:00 60', '12:00 60', '14:00 60']);
  });
});

const someException = fc
  .record({
    kind: fc.constantFrom('date' as const, 'weekday' as const),
    start: fc.nat(20),
    days: fc.nat(10),
    weekdays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }) as fc.Arbitrary<Weekday[]>,
    window: fc.option(fc.tuple(fc.nat(23), fc.nat(23)), { nil: null }),
    closed: fc.boolean(),
    limit: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
    published: fc.boolean(),
    hours: fc.uniqueArray(fc.nat(23), { maxLength: 4 }),
  })
  .map(({ start, days, window, hours, ...rest }) => {
    const from = addDays('2026-10-20', start);
    const [first, last] = window ? [...window].sort((one, other) => one - other) : [0, 0];
    return anException({
      ...rest,
      from,
      until: addDays(from, days),
      allDay: window === null,
      fromTime: window ? timeAtMinutes((first ?? 0) * 60) : null,
      untilTime: window ? timeAtMinutes((last ?? 0) * 60 + 30) : null,
      times: hours.map((hour) => aTime(timeAtMinutes(hour * 60))),
    });
  });

test('whatever the exceptions and the zone, the strongest published one about a start decides it, and each start is once', () => {
  const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland');
  fc.assert(
    fc.property(fc.array(someException, { maxLength: 6 }), zones, (made, timeZone) => {
      const exceptions = made.map((exception, index) => ({ ...exception, id: String(index) }));
      const timeslots = generateTimeslots(theRules(exceptions, timeZone), '2026-10-18', '2026-11-05');
      const starts = timeslots.map(({ startsAt }) => startsAt.getTime());
      expect(new Set(starts).size).toBe(starts.length);
      for (const { date, time, startsAt, capacity, exception } of timeslots) {
        expect(localTimeAt(startsAt, timeZone)).toEqual({ date, time });
        const about = exceptions.filter(
          (one) => one.published && isAboutDate(one, date) && isAboutTime(one, time),
        );
        const force = (one: CalendarException) => (one.kind === 'date' ? 1e6 : 0) + Number(one.id);
        const strongest = about.sort((one, other) => force(other) - force(one))[0];
        expect(exception?.id).toBe(strongest?.id);
        expect(exception?.closed ?? false).toBe(strongest?.closed ?? false);
        if (strongest?.limit) expect(capacity).toBe(strongest.limit);
        expect(capacity).not.toBeNull();
      }
    }),
  );
});
