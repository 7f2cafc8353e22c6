import { expect, test } from 'vitest';
import { decideBuyerCancellation, type TicketToCancel } from './decide-buyer-cancellation.ts';
import { needsSecondPerson } from './refund-settings.ts';

const settings = { buyersCancel: true, cancelHours: 24 };
const visit = { date: '2026-11-20', time: '14:30' };
const ticket: TicketToCancel = { state: 'active', isScanned: false, visit };
const cancel = (change: Partial<TicketToCancel>, now: string, chosen = settings) => {
  const decision = decideBuyerCancellation({
    settings: chosen,
    ticket: { ...ticket, ...change },
    timeZone: 'Europe/Amsterdam',
    now: new Date(now),
  });
  return decision.ok ? (decision.value.until?.toISOString() ?? 'always') : decision.refusals[0]?.code;
};

test.each([
  ['until a day before the visit', {}, '2026-11-19T13:30:00Z', '2026-11-19T13:30:00.000Z'],
  ['not a second later', {}, '2026-11-19T13:30:01Z', 'cancellation-too-late'],
  [
    'a ticket for a day counts from its morning',
    { visit: { ...visit, time: null } },
    '2026-11-18T23:00:00Z',
    '2026-11-18T23:00:00.000Z',
  ],
  ['a ticket without a visit at any time', { visit: null }, '2030-01-01T00:00:00Z', 'always'],
  ['not a scanned ticket', { isScanned: true }, '2026-11-01T00:00:00Z', 'cancellation-ticket-scanned'],
  [
    'not a cancelled one',
    { state: 'cancelled' as const },
    '2026-11-01T00:00:00Z',
    'cancellation-ticket-not-valid',
  ],
])('a buyer cancels %s', (_, change, now, answer) => {
  expect(cancel(change, now)).toBe(answer);
});

test('a buyer cancels nothing where the client has not said so', () => {
  expect(cancel({}, '2026-11-01T00:00:00Z', { ...settings, buyersCancel: false })).toBe(
    'cancellation-not-online',
  );
});

test('a second person confirms what is above the limit, and nothing without one', () => {
  const above = (amountMinor: number, approvalAboveMinor: number | null) =>
    needsSecondPerson({ approvalAboveMinor }, amountMinor);
  expect([above(10_000, 10_000), above(10_001, 10_000), above(1, 0), above(999_999, null)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
