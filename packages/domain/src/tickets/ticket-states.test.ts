import { expect, test } from 'vitest';
import { decideScanProgress, decideTicketSaleState, decideTicketState } from './ticket-states.ts';

test('a cancelled ticket stays cancelled', () => {
  expect(decideTicketState('active', 'cancelled')).toEqual({ ok: true, value: 'cancelled' });
  expect(decideTicketState('cancelled', 'active')).toEqual({
    ok: false,
    refusals: [{ code: 'ticket-state-not-allowed', params: { from: 'cancelled', to: 'active' } }],
  });
});

test('a ticket that was used and then cancelled reads cancelled', () => {
  const at = '2026-11-20T13:00:00Z';
  const fresh = { usedAt: null, cancelledAt: null, rebookedAt: null };
  expect(decideTicketSaleState(fresh)).toBe('acquired');
  expect(decideTicketSaleState({ ...fresh, usedAt: at })).toBe('used');
  expect(decideTicketSaleState({ ...fresh, usedAt: at, cancelledAt: at })).toBe('cancelled');
  expect(decideTicketSaleState({ ...fresh, cancelledAt: at, rebookedAt: at })).toBe('rebooked');
});

test('an order with one of four tickets scanned is partly scanned', () => {
  expect([0, 1, 4].map((scanned) => decideScanProgress(scanned, 4))).toEqual([
    'unscanned',
    'partly scanned',
    'scanned',
  ]);
});
