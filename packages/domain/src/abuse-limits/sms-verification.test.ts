import { expect, test } from 'vitest';
import { isCodeOpen, maskPhone, readTypedCode } from './sms-verification.ts';

const at = new Date('2026-11-20T12:00:00Z');
const sent = { tries: 0, expiresAt: new Date('2026-11-20T12:10:00Z'), verifiedAt: null };

test('a code is open for ten minutes and five tries, and once', () => {
  expect(isCodeOpen(sent, at)).toBe(true);
  expect(isCodeOpen({ ...sent, tries: 4 }, at)).toBe(true);
  expect(isCodeOpen({ ...sent, tries: 5 }, at)).toBe(false);
  expect(isCodeOpen({ ...sent, expiresAt: at }, at)).toBe(false);
  expect(isCodeOpen({ ...sent, verifiedAt: at }, at)).toBe(false);
});

test.each([
  ['12345', '12345'],
  ['123 45', '12345'],
  ['１２３４５', '12345'],
  ['1234', null],
  ['123456', null],
  ['1234a', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readTypedCode(typed)).toBe(code));

test('a shown number tells its country and its end', () => {
  expect(maskPhone('+31612345678')).toBe('+31 •••• 78');
});
