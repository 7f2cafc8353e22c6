import { expect, test } from 'vitest';
import { chargebackOf } from './adyen-notice.ts';

const item = { success: 'true' as const, pspReference: 'DISPUTE1', amount: { value: 3500, currency: 'EUR' } };

test.each([
  ['takes money', 'CHARGEBACK', { event: 'DISPUTE1', amountMinor: 3500 }],
  [
    'gives it back where the museum won',
    'CHARGEBACK_REVERSED',
    { event: 'reversed-DISPUTE1', amountMinor: -3500 },
  ],
  [
    'takes it again where the payer persists',
    'SECOND_CHARGEBACK',
    { event: 'second-DISPUTE1', amountMinor: 3500 },
  ],
  ['only announces money', 'NOTIFICATION_OF_CHARGEBACK', undefined],
])('a dispute at Adyen %s', (_title, eventCode, expected) => {
  expect(chargebackOf({ ...item, eventCode })).toEqual(expected);
  expect(chargebackOf({ ...item, eventCode, success: 'false' })).toBeUndefined();
});
