import { expect, test } from 'vitest';
import { checkDonation } from './donation.ts';

const offered = { isOn: true, choice: 'options', amountsMinor: [250, 500] } as const;

test.each([
  ['nothing, which is always right', { ...offered, isOn: false }, 0, null],
  ['an amount that is offered', offered, 500, null],
  ['another one where only amounts are offered', offered, 300, 'donation-not-offered'],
  ['an own amount beside those', { ...offered, choice: 'both' as const }, 301, null],
  ['an own amount where none is offered', { ...offered, choice: 'free' as const, amountsMinor: [] }, 1, null],
  ['anything on a page that asks for none', { ...offered, isOn: false }, 500, 'donation-not-offered'],
  ['less than nothing', { ...offered, choice: 'free' as const }, -1, 'donation-amount-unreadable'],
  ['half a cent', { ...offered, choice: 'free' as const }, 0.5, 'donation-amount-unreadable'],
  ['more than 10,000', { ...offered, choice: 'free' as const }, 1_000_001, 'donation-amount-too-high'],
])('a visitor gives %s', (_, offer, amountMinor, refusal) => {
  expect(checkDonation(offer, amountMinor)).toBe(refusal);
});
