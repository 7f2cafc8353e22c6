import { expect, test } from 'vitest';
import {
  canOrderBecome,
  decideOrderState,
  isOrderPayable,
  isOrderSold,
  orderStates,
} from './order-states.ts';

test('a reserved order is paid or, when it is free, completed at once', () => {
  expect(canOrderBecome('reserved', 'pending payment')).toBe(true);
  expect(canOrderBecome('reserved', 'completed')).toBe(true);
});

test('money that comes late can complete or refund an order that expired, failed or was given up', () => {
  for (const late of ['expired', 'failed', 'cancelled'] as const) {
    expect([late, canOrderBecome(late, 'completed'), canOrderBecome(late, 'refunded')]).toEqual([
      late,
      true,
      true,
    ]);
  }
});

test('a refunded order is over', () => {
  expect(orderStates.filter((to) => canOrderBecome('refunded', to))).toEqual([]);
});

test('a completed order never goes back to waiting for money', () => {
  for (const state of ['reserved', 'pending payment', 'expired', 'failed'] as const) {
    expect(decideOrderState('completed', state)).toEqual({
      ok: false,
      refusals: [{ code: 'order-state-not-allowed', params: { from: 'completed', to: state } }],
    });
  }
  expect(decideOrderState('completed', 'cancelled')).toEqual({ ok: true, value: 'cancelled' });
});

test('a visitor can pay while the order waits or after a payment failed', () => {
  expect(orderStates.filter(isOrderPayable)).toEqual(['reserved', 'pending payment', 'failed']);
});

test('tickets are sold in a completed and in a partly cancelled order', () => {
  expect(orderStates.filter(isOrderSold)).toEqual(['completed', 'partly cancelled']);
});
