import { expect, test } from 'vitest';
import { readTypedDate, writeDate } from './typed-date.ts';

test('a date is read as people type it', () => {
  for (const typed of ['20-11-2026', '20/11/26', ' 20.11.2026 ', '20 11 26']) {
    expect(readTypedDate(typed)).toBe('2026-11-20');
  }
  expect(readTypedDate('3-1-2027')).toBe('2027-01-03');
});

test('half a date and a day that does not exist are no date', () => {
  for (const typed of ['', '20-11', '31-02-2026', '2026-11-20', 'tomorrow'])
    expect(readTypedDate(typed)).toBe(null);
});

test('a date is written day first', () => {
  expect(writeDate('2026-11-20')).toBe('20-11-2026');
  expect(writeDate(null)).toBe('');
});

test('what is no date is kept as it was typed', () => {
  expect(writeDate('31-02-2027')).toBe('31-02-2027');
});
