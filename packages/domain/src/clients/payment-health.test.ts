import { expect, test } from 'vitest';
import { decidePaymentHealth } from './payment-health.ts';

test.each([
  [0, 0, 'none'],
  [1, 0, 'working'],
  [5, 5, 'working'],
  [1, 2, 'failing'],
  [0, 1, 'failing'],
])('%i payments that were paid and %i that failed are told as: %s', (paid, failed, health) => {
  expect(decidePaymentHealth({ paid, failed })).toBe(health);
});
