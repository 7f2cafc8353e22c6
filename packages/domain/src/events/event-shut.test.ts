import { describe, expect, test } from 'vitest';
import { type EventRules, type EventVisit, findEventShut } from './event-shut.ts';

const concert: EventRules = {
  from: '2026-11-21',
  until: '2026-11-21',
  time: '19:00',
  locationId: 'hall',
  closedDates: [],
  salesEndAt: new Date('2026-11-21T18:00:00Z'),
};
const evening: EventVisit = {
  date: '2026-11-21',
  timeslot: { fromLocal: '2026-11-21T19:00', untilLocal: null },
  locationIds: ['hall'],
};
const shutAt = (visit: Partial<EventVisit>, event: Partial<EventRules> = {}) =>
  findEventShut({ ...concert, ...event }, { ...evening, ...visit });
const times = (from: string, until: string | null) => ({
  timeslot: { fromLocal: `2026-11-21T${from}`, untilLocal: until && `2026-11-21T${until}` },
});

describe('a ticket for an event', () => {
  test('is sold for the time at which it begins, or one in which it does', () => {
    expect(shutAt({})).toBeNull();
    expect(shutAt(times('18:30', '20:00'))).toBeNull();
    expect(shutAt(times('18:30', null))).toBe('event-other-time');
    expect(shutAt(times('18:00', '19:00'))).toBe('event-other-time');
    expect(shutAt(times('19:30', '21:00'))).toBe('event-other-time');
  });

  test('is not sold on another date, nor on one of the exception list', () => {
    expect(shutAt({ date: '2026-11-22' })).toBe('event-closed');
    expect(shutAt({}, { closedDates: ['2026-11-21'] })).toBe('event-closed');
  });

  test('is not sold for another place than its own; where its place is not said, for any', () => {
    expect(shutAt({ locationIds: ['museum'] })).toBe('event-elsewhere');
    expect(shutAt({ locationIds: ['museum', 'hall'] })).toBeNull();
    expect(shutAt({ locationIds: ['museum'] }, { locationId: null })).toBeNull();
    expect(shutAt({ locationIds: [] })).toBeNull();
  });

  test('for the day, or without a date, asks for no time', () => {
    expect(shutAt({ timeslot: null })).toBeNull();
    expect(shutAt({ date: null, timeslot: null }, { closedDates: ['2026-11-21'] })).toBeNull();
  });
});

test('an exhibition is on at any time of its days', () => {
  const exhibition = { from: '2026-11-01', until: '2026-11-30', time: null };
  expect(shutAt(times('10:00', null), exhibition)).toBeNull();
});
