import { expect, test } from 'vitest';
import { findOrderDifference } from './order-check.ts';

/** Two tickets of €10.00, one of which was given back. */
const inBalance = {
  worthMinor: 1000,
  ticketsMinor: 1000,
  cancelledTickets: 1,
  earnedMinor: 1000,
  feesMinor: 0,
  receivedMinor: 2000,
  returnedMinor: 1000,
  dueMinor: 0,
  paidMinor: 2000,
  bookedPaidMinor: 2000,
  refundsMinor: 1000,
  bookedRefundsMinor: 1000,
  refundsDoneMinor: 1000,
  bookedPayoutsMinor: 1000,
  platformFeesMinor: 70,
  dueToPlatformMinor: -70,
};

test('an order whose tickets, ledger and money agree has no difference, also while its refund is under way', () => {
  expect(findOrderDifference(inBalance)).toBe(0);
  const underWay = { returnedMinor: 0, dueMinor: 1000, refundsDoneMinor: 0, bookedPayoutsMinor: 0 };
  expect(findOrderDifference({ ...inBalance, ...underWay })).toBe(0);
});

test.each([
  ['a sale that the ledger lacks', { earnedMinor: 0 }, -1000],
  ['money that came in and is not booked', { bookedPaidMinor: 0 }, -2000],
  ['tickets that nobody paid for', { receivedMinor: 1000 }, -1000],
  ['a refund that the ledger has and nobody asked for', { refundsMinor: 0 }, 1000],
  ['a refund that was paid out twice', { returnedMinor: 2000, dueMinor: -1000 }, -1000],
  [
    'a refund that is done while its money is still due',
    { returnedMinor: 0, dueMinor: 1000, bookedPayoutsMinor: 0 },
    -1000,
  ],
  ['money that was paid out while its refund still waits', { refundsDoneMinor: 0 }, 1000],
  ['a fee of the platform that is owed to no one', { dueToPlatformMinor: 0 }, 70],
  ['a ticket too many', { ticketsMinor: 2000 }, 1000],
])('%s is a difference', (_what, facts, difference) => {
  expect(findOrderDifference({ ...inBalance, ...facts })).toBe(difference);
});

test('a cent of rounding is allowed for each cancelled ticket, and for no other', () => {
  expect(findOrderDifference({ ...inBalance, ticketsMinor: 999 })).toBe(0);
  expect(findOrderDifference({ ...inBalance, ticketsMinor: 999, cancelledTickets: 0 })).toBe(-1);
});
