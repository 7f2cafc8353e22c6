import { describe, expect, test } from 'vitest';
import type { RebookingException, RebookingTarget } from '../rebooking/rebooking-rules.ts';
import { decideSaleTerms, type SaleTermsFacts, type TicketsOnSale } from './decide-sale-terms.ts';

const visit = { date: '2026-12-12', time: '10:00' };
const adult: TicketsOnSale = { ticketTypeId: 'adult', ticketGroupId: 'museum', eventId: null, visit };
const child: TicketsOnSale = { ...adult, ticketTypeId: 'child' };
const night: TicketsOnSale = { ...adult, ticketTypeId: 'night', ticketGroupId: 'nights', eventId: 'night' };

const facts: SaleTermsFacts = {
  rebooking: {
    buyersRebook: true,
    earlierDays: 0,
    laterDays: 90,
    latestHours: 24,
    mostTimes: 2,
    feeMinor: 250,
    isDifferenceReturned: false,
  },
  exceptions: [],
  refunds: { buyersCancel: true, cancelHours: 48, keepServiceCost: true, keepTransactionCost: true },
  costs: { serviceMinor: 50, transactionMinor: 0 },
  tickets: [adult],
  currency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  now: new Date('2026-11-20T10:00:00Z'),
};
const termsOf = (changed: Partial<SaleTermsFacts>) => decideSaleTerms({ ...facts, ...changed });

function except(target: RebookingTarget, overrides: Partial<RebookingException['overrides']>) {
  const none = { earlierDays: null, laterDays: null, latestHours: null, mostTimes: null, feeMinor: null };
  return {
    id: JSON.stringify(target),
    name: 'exception',
    target,
    overrides: { isAllowed: null, isDifferenceReturned: null, ...none, ...overrides },
  };
}
const notTo = (target: RebookingTarget) => except(target, { isAllowed: false });

describe('what applies, said before buying', () => {
  test('a chosen visit has its deadlines, the fee and what is kept of its costs', () => {
    expect(termsOf({})).toEqual({
      currency: 'EUR',
      moving: {
        can: 'yes',
        until: { kind: 'moment', date: '2026-12-12', time: '10:00' },
        feeMinor: 250,
        mostTimes: 2,
        isDifferenceReturned: false,
        exceptTypeIds: [],
      },
      cancelling: { until: { kind: 'moment', date: '2026-12-10', time: '10:00' }, kept: ['service'] },
    });
  });

  test('a museum that lets its buyers do nothing says no to both', () => {
    const { moving, cancelling } = termsOf({
      rebooking: { ...facts.rebooking, buyersRebook: false },
      refunds: { ...facts.refunds, buyersCancel: false },
    });
    expect([moving, cancelling]).toEqual([{ can: 'no' }, null]);
  });

  test('a cancellation whose last hour is over is not promised', () => {
    const now = new Date('2026-12-10T09:00:01Z');
    expect(termsOf({ now }).cancelling).toBeNull();
    expect(termsOf({ now }).moving).toMatchObject({ can: 'yes' });
  });

  test.each([
    ['ticket type', notTo({ kind: 'ticket-type', id: 'child' }), ['child']],
    ['ticket group', notTo({ kind: 'ticket-group', id: 'nights' }), ['night']],
    ['event', notTo({ kind: 'event', id: 'night' }), ['night']],
  ])('an exception for a %s is named, the others move', (_, exception, exceptTypeIds) => {
    const tickets = [adult, child, night];
    expect(termsOf({ tickets, exceptions: [exception] }).moving).toMatchObject({ can: 'yes', exceptTypeIds });
  });

  test('an exception for a period says no to its days and nothing to others', () => {
    const holidays = notTo({ kind: 'period', from: '2026-12-12', until: '2026-12-31' });
    expect(termsOf({ exceptions: [holidays] }).moving).toEqual({ can: 'no' });
    const before = { ...adult, visit: { ...visit, date: '2026-12-11' } };
    expect(termsOf({ exceptions: [holidays], tickets: [before] }).moving).toMatchObject({ can: 'yes' });
  });

  test('several tickets have the strictest of their rules', () => {
    const dearer = except(
      { kind: 'ticket-type', id: 'child' },
      { feeMinor: 500, isDifferenceReturned: true },
    );
    expect(termsOf({ exceptions: [dearer], tickets: [adult, child] }).moving).toMatchObject({
      feeMinor: 500,
      isDifferenceReturned: false,
    });
  });

  test('before a day is chosen it counts in hours, and a period with own rules makes it depend on the day', () => {
    const tickets = [{ ...adult, visit: 'open' as const }];
    expect(termsOf({ tickets })).toMatchObject({
      moving: { can: 'yes', until: { kind: 'hours', hours: 0 } },
      cancelling: { until: { kind: 'hours', hours: 48 } },
    });
    const period = (until: string) => notTo({ kind: 'period', from: '2026-11-01', until });
    expect(termsOf({ tickets, exceptions: [period('2026-11-20')] }).moving).toEqual({ can: 'by-day' });
    expect(termsOf({ tickets, exceptions: [period('2026-11-19')] }).moving).toMatchObject({ can: 'yes' });
    const never = notTo({ kind: 'ticket-type', id: 'adult' });
    expect(termsOf({ tickets, exceptions: [never] }).moving).toEqual({ can: 'no' });
  });

  test('tickets for no day have nothing to move and can be cancelled until they are used', () => {
    expect(termsOf({ tickets: [{ ...adult, visit: null }] })).toMatchObject({
      moving: null,
      cancelling: { until: { kind: 'used' } },
    });
  });
});
