import { expect, test } from 'vitest';
import { amountOfTickets, refundsOfVisits } from './visit-amount.ts';

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

test('the transaction cost goes back with the last visit of an order, and never more than is left of it', () => {
  const of = (orderId: string, ticketCount: number, orderTicketCount: number, orderRestMinor: number) => ({
    ...{ orderId, ticketCount, orderTicketCount, orderRestMinor, amountMinor: ticketCount * 1750 },
  });
  expect(refundsOfVisits([of('whole', 2, 2, 3560), of('half', 2, 3, 5310)])).toEqual([3560, 3500]);
  expect(refundsOfVisits([of('both', 2, 3, 5310), of('both', 1, 3, 5310)])).toEqual([3500, 1810]);
  expect(refundsOfVisits([of('paid back before', 2, 3, 1000)])).toEqual([1000]);
});
