import { expect, test } from 'vitest';
import { doesPaymentBecome, type PaymentOutcome, type PaymentState } from './payment-states.ts';

function afterNotices(...notices: PaymentOutcome[]): PaymentState {
  return notices.reduce<PaymentState>((state, to) => (doesPaymentBecome(state, to) ? to : state), 'open');
}

test('a paid payment stays paid, whatever notice comes later', () => {
  expect(afterNotices('paid', 'failed', 'expired', 'cancelled')).toBe('paid');
});

test('money that comes after a failure, a cancellation or the end of its time is still money', () => {
  expect(afterNotices('failed', 'paid')).toBe('paid');
  expect(afterNotices('cancelled', 'paid')).toBe('paid');
  expect(afterNotices('expired', 'paid')).toBe('paid');
});

test('a repeated notice has no effect', () => {
  expect(doesPaymentBecome('paid', 'paid')).toBe(false);
  expect(doesPaymentBecome('failed', 'expired')).toBe(false);
});
