import { expect, test } from 'vitest';
import { lineOfCertificate, stateOfWallet, type WalletCheckCode } from './wallet-checks.ts';

const now = new Date('2026-11-26T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const stateWith = (codes: WalletCheckCode[], validUntil: Date | null = inDays(300)) =>
  stateOfWallet({ checkLines: codes.map((code) => ({ code })), validUntil }, now);

test('a certificate is good until thirty days before its end, then staff are warned, then no button is shown', () => {
  expect(lineOfCertificate(inDays(31), now).code).toBe('certificate-good');
  expect(lineOfCertificate(inDays(29), now).code).toBe('certificate-ends-soon');
  expect(lineOfCertificate(now, now).code).toBe('certificate-ended');
});

test('a wallet works when its check found no fault, and stops by itself when its certificate ends', () => {
  expect(stateWith(['certificate-good', 'apple-answers'])).toBe('working');
  expect(stateWith(['certificate-good', 'apple-not-reached'])).toBe('needs-attention');
  expect(stateWith(['key-readable', 'issuer-refused'], null)).toBe('not-working');
  expect(stateWith(['certificate-good', 'apple-answers'], inDays(-1))).toBe('not-working');
});
