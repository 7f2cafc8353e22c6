import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateOrderPrice } from '../pricing/order-price.ts';
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

test('the service cost of a ticket goes back with it, that of a free one where it was charged', () => {
  const line = aTicket('adults', 3, 1000);
  const costs = { serviceMinor: 50, isServiceOnFree: false };
  expect(amountOfTickets([line, line], costs)).toBe(667 + 100);
  const free = aTicket('children', 2, 0);
  expect(amountOfTickets([line, free], costs)).toBe(333 + 50);
  expect(amountOfTickets([line, free], { ...costs, isServiceOnFree: true })).toBe(333 + 100);
});

test('lines add up, and free tickets count for nothing', () => {
  expect(amountOfTickets([aTicket('adults', 2, 3500), aTicket('children', 1, 0)])).toBe(1750);
  expect(amountOfTickets([])).toBe(0);
});

test('the transaction cost goes back with the last visit of an order, and never more than is left of it', () => {
  const of = (orderId: string, ticketCount: number, orderTicketCount: number, orderRestMinor: number) => ({
    orderId,
    ticketCount,
    orderTicketCount,
    orderRestMinor,
    amountMinor: ticketCount * 1750,
  });
  expect(refundsOfVisits([of('whole', 2, 2, 3560), of('half', 2, 3, 5310)])).toEqual([3560, 3500]);
  expect(refundsOfVisits([of('both', 2, 3, 5310), of('both', 1, 3, 5310)])).toEqual([3500, 1810]);
  expect(refundsOfVisits([of('paid back before', 2, 3, 1000)])).toEqual([1000]);
});

test('however an order is paid back in parts, they add up to what was paid, and no part is less than nothing', () => {
  const someLines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 5000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      vatBasisPoints: fc.constantFrom(0, 900, 2100),
      // A percentage leaves a line whose single price is not a whole number of cents.
      off: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const someCosts = fc.record({
    serviceMinor: fc.integer({ min: 0, max: 99 }),
    isServiceOnFree: fc.boolean(),
    transactionMinor: fc.integer({ min: 0, max: 199 }),
    donationMinor: fc.constant(0),
  });
  const someOrder = fc.array(fc.nat(3), { minLength: 36, maxLength: 36 });
  fc.assert(
    fc.property(someLines, someCosts, someOrder, (wanted, costs, parts) => {
      const bought = wanted.map(({ price, quantity, vatBasisPoints }, index) => ({
        ticketTypeId: `type ${index}`,
        ticketGroupId: 'group',
        quantity,
        vatBasisPoints,
        ticketTypePriceMinor: price,
      }));
      const priceLevel = { title: 'Level', basisPointsOff: wanted[0]?.off ?? 0 };
      const { lines, totals } = calculateOrderPrice(bought, { priceLevel, costs });
      const tickets = lines.flatMap((line) =>
        Array.from({ length: line.quantity }, () =>
          aTicket(line.ticketTypeId, line.quantity, line.totalMinor),
        ),
      );
      const groups = [...Map.groupBy(tickets, (ticket) => parts[tickets.indexOf(ticket)]).values()];
      const refunds = refundsOfVisits(
        groups.map((ofPart) => ({
          orderId: 'order',
          ticketCount: ofPart.length,
          amountMinor: amountOfTickets(ofPart, costs),
          orderTicketCount: tickets.length,
          orderRestMinor: totals.totalMinor,
        })),
      );
      expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(totals.totalMinor);
      for (const refund of refunds) expect(refund).toBeGreaterThanOrEqual(0);
    }),
  );
});
