import { expect, test } from 'vitest';
import { codeFromBytes, formatGiftCardCode, readGiftCardCode } from './gift-card-code.ts';
import { giftCardCorrectionInput, newGiftCardInput } from './gift-card-input.ts';
import { giftCardState } from './gift-card-state.ts';

test('a code is read as it is printed, in small letters, with spaces or with dashes of any kind', () => {
  const code = codeFromBytes(Uint8Array.from({ length: 32 }, (_, index) => 250 - index * 7));
  expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTVWXYZ2-9]{12}$/);
  const printed = formatGiftCardCode(code);
  expect(printed).toMatch(/^.{4}-.{4}-.{4}$/);
  for (const typed of [printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' – ')} `, code])
    expect(readGiftCardCode(typed)).toBe(code);
  for (const typed of ['', code.slice(1), `${code}A`, `0${code.slice(1)}`, `U${code.slice(1)}`])
    expect(readGiftCardCode(typed)).toBeNull();
  expect(() => codeFromBytes(new Uint8Array(11))).toThrow('too few');
});

test('the state of a card follows from its balance, its validity and whether it is blocked', () => {
  const card = { isBlocked: false, validUntil: '2030-06-15', creditMinor: 5000, balanceMinor: 5000 };
  const stateOf = (facts: Partial<typeof card>, today = '2030-06-15') =>
    giftCardState({ ...card, ...facts }, today);
  expect(stateOf({})).toBe('unused');
  expect(stateOf({ balanceMinor: 1 })).toBe('partly-used');
  expect(stateOf({ balanceMinor: 0 })).toBe('used');
  expect(stateOf({}, '2030-06-16')).toBe('expired');
  expect(stateOf({ isBlocked: true }, '2030-06-16')).toBe('blocked');
});

test('a card without a value, and a correction of nothing, are refused at their fields', () => {
  const codesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
    result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const card = {
    amountMinor: 0,
    source: 'sold',
    language: 'en',
    recipientEmail: 'nobody',
    message: 'x'.repeat(201),
  };
  expect(codesOf(newGiftCardInput.safeParse(card))).toEqual([
    'amountMinor: gift-card-amount-required',
    'source: gift-card-source-required',
    'recipientEmail: email-invalid',
    'message: gift-card-message-too-long',
  ]);
  expect(codesOf(giftCardCorrectionInput.safeParse({ changeMinor: 0, reason: ' ' }))).toEqual([
    'changeMinor: gift-card-change-required',
    'reason: reason-required',
  ]);
});
