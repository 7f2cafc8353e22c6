import { describe, expect, test } from 'vitest';
import { answerUntil } from './answer-until.ts';
import { isConfirmed } from './is-confirmed.ts';
import { readPersonQuery } from './person-query.ts';
import { containsPerson, personStrings } from './person-strings.ts';
import { retentionEnds } from './retention-ends.ts';
import { whyOrderStays } from './why-order-stays.ts';
import { parametersWithoutTypedText, withoutTypedText } from './without-typed-text.ts';

const codeOf = (typed: string) => {
  const read = readPersonQuery(typed);
  return read.ok ? read.value : read.refusals.map(({ code }) => code).join();
};

describe('a person is looked up', () => {
  test('by the whole address, whatever its case', () => {
    expect(codeOf('  S.deVries@Example.com ')).toEqual({ by: 'email', email: 's.devries@example.com' });
  });
  test('by a part of the name, of four letters at least', () => {
    expect(codeOf('de\t Vries')).toEqual({ by: 'name', part: 'de Vries' });
    expect(codeOf(' Lin ')).toBe('person-query-too-short');
    expect(codeOf('x'.repeat(255))).toBe('person-query-too-long');
  });
});

describe('an order keeps its buyer', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const order = { state: 'completed', usableUntil: null, hasUnusedOpenTicket: false } as const;
  const later = new Date('2026-11-20T23:00:00Z');
  test.each([
    [{ ...order, usableUntil: later }, 'visit-to-come'],
    [{ ...order, usableUntil: now }, null],
    [{ ...order, hasUnusedOpenTicket: true }, 'visit-to-come'],
    [{ ...order, state: 'partly cancelled', usableUntil: later } as const, 'visit-to-come'],
    [{ ...order, state: 'cancelled', usableUntil: later } as const, null],
    [{ ...order, state: 'refunded' } as const, null],
    [{ ...order, state: 'reserved' } as const, 'not-paid-yet'],
    [{ ...order, state: 'pending payment' } as const, 'not-paid-yet'],
    [{ ...order, state: 'expired' } as const, null],
  ])('%j: %s', (one, why) => {
    expect(whyOrderStays(one, now)).toBe(why);
  });
});

test('the typed address confirms, without case; the name only where there is no address', () => {
  const sanne = { emails: ['sanne@example.com'], names: ['sanne de vries'] };
  expect(isConfirmed(' Sanne@Example.com', sanne)).toBe(true);
  expect(isConfirmed('sanne de vries', sanne)).toBe(false);
  expect(isConfirmed('Sanne de Vries', { emails: [], names: sanne.names })).toBe(true);
  expect(isConfirmed('', { emails: [], names: [] })).toBe(false);
});

test('a person is found in texts and in addresses of pages; three letters are no find', () => {
  const strings = personStrings({
    emails: ['Sanne@Example.com'],
    names: ['Sanne de Vries', 'Li'],
    phones: [''],
  });
  expect(strings).not.toContain('li');
  expect(containsPerson('550 <SANNE@example.com> unknown', strings)).toBe(true);
  expect(containsPerson('search=sanne%40example.com', strings)).toBe(true);
  expect(containsPerson('search=Sanne+de+Vries', strings)).toBe(true);
  expect(containsPerson('search=Sanne', strings)).toBe(false);
});

test('a request of 31 January is answered by the end of February', () => {
  expect(answerUntil('2026-01-31')).toBe('2026-02-28');
});

test('what was typed to find a person is left out of filters, the rest is kept as it was', () => {
  expect(parametersWithoutTypedText('search=sanne%40example.com&state=sold')).toBe(
    'search=%E2%80%A6&state=sold',
  );
  expect(parametersWithoutTypedText('state=sold&from=2026-01-01')).toBe('state=sold&from=2026-01-01');
  expect(withoutTypedText({ search: 'Sanne', date: '2026-11-20', name: '' })).toEqual({
    search: '…',
    date: '2026-11-20',
    name: '',
  });
});

test('retention ends at midnight by the clock of the client; 0 keeps for ever', () => {
  const settings = { buyerMonths: 24, unpaidDays: 0, cartDays: 7, mailDays: 90, messageDays: 30 };
  const ends = retentionEnds(settings, { today: '2026-03-31', timeZone: 'Europe/Amsterdam' });
  expect(ends.buyers?.toISOString()).toBe('2024-03-30T23:00:00.000Z');
  expect(ends.unpaid).toBeNull();
  expect(ends.carts?.toISOString()).toBe('2026-03-23T23:00:00.000Z');
});
