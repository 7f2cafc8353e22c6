import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { decideEventDeletion } from './event-deletion.ts';
import { eventInput } from './event-input.ts';
import { eventStateOn } from './planned-event.ts';

const night = {
  kind: 'event',
  titleNl: 'Nacht in het museum',
  fromDate: '2026-11-21',
  at: '19:00',
  limitChoice: 'limit',
  ticketLimit: 200,
};
const codesOf = (changes: object) => {
  const result = parseInput(eventInput, { ...night, ...changes });
  return result.ok ? [] : result.refusals.map(({ code, field }) => `${field}: ${code}`);
};

describe('an event', () => {
  test('has one date, a time and a limit; no limit is chosen, never forgotten', () => {
    expect(parseInput(eventInput, night)).toMatchObject({
      value: { fromDate: '2026-11-21', untilDate: '2026-11-21', at: '19:00', ticketLimit: 200 },
    });
    expect(parseInput(eventInput, { ...night, limitChoice: 'none' })).toMatchObject({
      value: { ticketLimit: null },
    });
    expect(codesOf({ limitChoice: undefined })).toEqual(['limitChoice: event-limit-choice-required']);
    expect(codesOf({ ticketLimit: null })).toEqual(['ticketLimit: event-limit-invalid']);
    expect(codesOf({ ticketLimit: 0 })).toEqual(['ticketLimit: event-limit-invalid']);
  });

  test('has a Dutch title of 2 to 100 characters; an English one only if it is given', () => {
    expect(codesOf({ titleNl: ' ' })).toEqual(['titleNl: event-title-required']);
    expect(codesOf({ titleNl: 'N' })).toEqual(['titleNl: event-title-too-short']);
    expect(codesOf({ titleNl: 'N'.repeat(101) })).toEqual(['titleNl: event-title-too-long']);
    expect(codesOf({ titleEn: 'N' })).toEqual(['titleEn: event-title-too-short']);
    expect(codesOf({ titleEn: '' })).toEqual([]);
  });

  test('needs its period, and a time like 14:00', () => {
    expect(codesOf({ fromDate: null })).toEqual(['fromDate: event-period-required']);
    expect(codesOf({ fromDate: '21-11-2026' })).toEqual(['fromDate: date-invalid']);
    expect(codesOf({ at: null })).toEqual(['at: time-invalid']);
    expect(codesOf({ at: '25:00' })).toEqual(['at: time-invalid']);
  });
});

describe('an exhibition', () => {
  const exhibition = { kind: 'exhibition', at: null, untilDate: '2027-02-28' };

  test('has a period and no time', () => {
    expect(parseInput(eventInput, { ...night, ...exhibition, at: '10:00' })).toMatchObject({
      value: { fromDate: '2026-11-21', untilDate: '2027-02-28', at: null },
    });
    expect(codesOf({ ...exhibition, untilDate: null })).toEqual(['untilDate: event-period-required']);
    expect(codesOf({ ...exhibition, untilDate: '2026-11-20' })).toEqual(['untilDate: end-before-start']);
  });

  test('is closed on dates of its period, each once', () => {
    const exceptions = ['2026-12-25', '2026-12-25', '2027-03-01'].map((date) => ({ date }));
    expect(codesOf({ ...exhibition, exceptions })).toEqual([
      'exceptions.1.date: event-exception-double',
      'exceptions.2.date: event-exception-outside',
    ]);
  });

  test('is coming, on or past, and archived whenever it is', () => {
    const period = { fromDate: '2026-11-21', untilDate: '2027-02-28', isArchived: false };
    expect(eventStateOn(period, '2026-11-20')).toBe('coming');
    expect(eventStateOn(period, '2027-02-28')).toBe('now');
    expect(eventStateOn(period, '2027-03-01')).toBe('past');
    expect(eventStateOn({ ...period, isArchived: true }, '2026-12-01')).toBe('archived');
  });
});

test('what was sold is not deleted, nor what a ticket type is linked to', () => {
  expect(decideEventDeletion({ ticketTypeCount: 0, ticketCount: 0 }).ok).toBe(true);
  expect(decideEventDeletion({ ticketTypeCount: 1, ticketCount: 0 })).toMatchObject({
    refusals: [{ code: 'event-in-use' }],
  });
  expect(decideEventDeletion({ ticketTypeCount: 1, ticketCount: 12 })).toMatchObject({
    refusals: [{ code: 'event-has-tickets', params: { count: 12 } }],
  });
});
