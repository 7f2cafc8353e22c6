import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayDate,
  formatLongDate,
  formatTime,
  formatWeekday,
  localDateTime,
} from './format-date.ts';
import { formatFreshness } from './format-freshness.ts';
import { formatMoney, minorUnitDigits } from './format-money.ts';
import { formatNumber, formatPercent } from './format-number.ts';

/** Intl separates a symbol from its amount by a space that does not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('an amount is written the way its reader writes money', () => {
    expect(formatMoney(6650, 'EUR', 'en-GB')).toBe('€66.50');
    expect(plain(formatMoney(6650, 'EUR', 'nl-NL'))).toBe('€ 66,50');
    expect(formatMoney(120, 'GBP', 'en-GB')).toBe('£1.20');
    expect(plain(formatMoney(1_000, 'ZAR', 'en-GB'))).toContain('10.00');
    expect(formatMoney(0, 'EUR', 'en-GB')).toBe('€0.00');
  });

  it('an amount below zero begins with a minus sign, in every language', () => {
    expect(formatMoney(-6650, 'EUR', 'en-GB')).toBe('−€66.50');
    expect(plain(formatMoney(-5, 'EUR', 'nl-NL'))).toBe('−€ 0,05');
    expect(plain(formatMoney(-5, 'EUR', 'de-DE'))).toBe('−0,05 €');
    expect(formatMoney(-0, 'EUR', 'en-GB')).toBe('€0.00');
  });

  it('no cent is lost on a very large amount', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'EUR', 'en-GB')).toBe('€90,071,992,547,409.91');
  });

  it('a currency without cents has none', () => {
    expect(minorUnitDigits('JPY')).toBe(0);
    expect(formatMoney(500, 'JPY', 'en-GB')).toBe('¥500');
  });
});

describe('numbers', () => {
  it('counts and percentages are grouped for the reader', () => {
    expect(formatNumber(1219, 'en-GB')).toBe('1,219');
    expect(formatNumber(1219, 'nl-NL')).toBe('1.219');
    expect(formatPercent(2100, 'nl-NL')).toBe('21%');
    expect(formatPercent(1250, 'en-GB')).toBe('12.5%');
  });

  it('what is below zero has the minus sign of money', () => {
    expect(formatNumber(-1219, 'en-GB')).toBe('−1,219');
    expect(formatPercent(-1250, 'nl-NL')).toBe('−12,5%');
  });
});

describe('dates', () => {
  it('the back office writes day, month, year', () => {
    expect(formatDate('2026-11-20')).toBe('20-11-2026');
    expect(formatDate('')).toBe('');
    expect(formatTime('09:05:00')).toBe('09:05');
  });

  it('an instant is shown by the clocks of its place, on both sides of daylight saving', () => {
    expect(formatDateTime('2026-11-20T12:38:00Z', 'Europe/Amsterdam')).toBe('20-11-2026 13:38');
    expect(formatDateTime('2026-07-01T22:30:00Z', 'Europe/Amsterdam')).toBe('02-07-2026 00:30');
    expect(localDateTime('2026-11-20T23:00:00Z', 'Europe/Amsterdam')).toEqual({
      date: '2026-11-21',
      time: '00:00',
    });
  });

  it('visitors read dates written out', () => {
    expect(formatLongDate('2026-11-20', 'nl-NL')).toBe('vrijdag 20 november 2026');
    expect(formatLongDate('2026-11-20', 'en-GB', true)).toBe('Friday 20 November');
  });

  it('staff read dates in figures, also behind a weekday', () => {
    expect(formatWeekday('2026-11-20', 'nl-NL')).toBe('vrijdag');
    expect(formatDayDate('2026-11-20', 'nl-NL')).toBe('vrijdag 20-11-2026');
    expect(formatDayDate('2026-11-20', 'en-GB')).toBe('Friday 20-11-2026');
  });
});

describe('freshness', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const minutesAgo = (minutes: number) => formatFreshness(now - minutes * 60_000, now, 'en-GB');

  it('speaks in minutes, hours, days and weeks', () => {
    expect(minutesAgo(0.5)).toBe('now');
    expect(minutesAgo(-3)).toBe('now');
    expect(minutesAgo(2)).toBe('2 minutes ago');
    expect(minutesAgo(119)).toBe('1 hour ago');
    expect(minutesAgo(60 * 24 * 3)).toBe('3 days ago');
    expect(minutesAgo(60 * 24 * 40)).toBe('5 weeks ago');
    expect(formatFreshness(now - 120_000, now, 'nl-NL')).toBe('2 minuten geleden');
  });
});
