import { expect, test } from 'vitest';
import { amountOfTickets } from './visit-amount.ts';

const aTicket = (orderLineId: string, lineQuantity: number, lineTotalMinor: number) => ({
  orderLineId,
  lineQuantity,
  lineTotalMinor,
});

test('what was paid for two of three tickets of a line is two thirds, rounded once', () => {
  const line = aTicket('adults', 3, 1000);
  expect(amountOfTickets([line, line])).toBe(667);
  expect(amountOfTickets([line, line, line])).toBe(1000);
});

test('the service cost of each ticket goes back with it', () => {
  const line = aTicket('adults', 3, 1000);
  expect(amountOfTickets([line, line], 50)).toBe(667 + 100);
});

test('lines add up, and free tickets count for nothing', () => {
  expect(amountOfTickets([aTicket('adults', 2, 3500), aTicket('children', 1, 0)])).toBe(1750);
  expect(amountOfTickets([])).toBe(0);
});
