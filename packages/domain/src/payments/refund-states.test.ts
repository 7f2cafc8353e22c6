import { expect, test } from 'vitest';
import { type RefundToSettle, refuseRefundByHand } from './refund-states.ts';

const now = new Date('2026-11-20T10:00:00Z');
const failed: RefundToSettle = { state: 'failed', paymentId: 'payment', atTill: false, askedAt: null };

test.each([
  ['that its provider refused', failed, null],
  ['that no provider can pay', { ...failed, state: 'waiting', paymentId: null }, null],
  ['that a till has taken', { ...failed, state: 'waiting', atTill: true }, null],
  ['on its way through its provider', { ...failed, state: 'waiting' }, 'refund-not-by-hand'],
  ['that is paid', { ...failed, state: 'done' }, 'refund-not-by-hand'],
  [
    'that its provider is asked about',
    { ...failed, askedAt: new Date('2026-11-19T10:00:00.001Z') },
    'refund-being-asked',
  ],
  [
    'of which its provider said nothing for a day',
    { ...failed, askedAt: new Date('2026-11-19T10:00:00Z') },
    null,
  ],
] as const)('a refund %s', (_, refund, refusal) => {
  expect(refuseRefundByHand(refund, now)).toBe(refusal);
});
