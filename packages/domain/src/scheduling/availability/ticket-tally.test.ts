import { expect, test } from 'vitest';
import { type CounterRoom, ticketTally } from './ticket-tally.ts';

const count = (most: number, choices: readonly (readonly CounterRoom[])[]) => {
  const tally = ticketTally(most);
  for (const needs of choices) tally.add(needs);
  return tally.left();
};

const morning = { key: 'timeslot 10:00', room: 30 };
const noon = { key: 'timeslot 12:00', room: 50 };

test('times add up, and a place that adults and children share counts once', () => {
  expect(count(1_000, [[morning], [morning], [noon], [noon]])).toBe(80);
});

test('a limit over all times lets through no more than it has', () => {
  const event = { key: 'event', room: 45 };
  expect(
    count(1_000, [
      [morning, event],
      [noon, event],
    ]),
  ).toBe(45);
});

test('what one ticket type may not take is left for another', () => {
  const children = { key: 'ticket-type children', room: 10 };
  expect(count(1_000, [[morning, children], [morning]])).toBe(30);
});

test('a counter without a limit, or one that has more than it may, changes nothing', () => {
  expect(count(1_000, [[{ key: 'open', room: null }, morning], [{ key: 'full', room: -3 }]])).toBe(30);
});

test('without any limit, or above the most that is shown, no number is shown', () => {
  expect(count(1_000, [[morning], [{ key: 'open', room: null }]])).toBeNull();
  expect(count(79, [[morning], [noon], [noon]])).toBeNull();
  expect(count(80, [[morning], [noon]])).toBe(80);
});

test('with nothing for sale it is none', () => {
  expect(count(10, [])).toBe(0);
});
