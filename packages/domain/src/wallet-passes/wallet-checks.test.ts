import { expect, test } from 'vitest';
import { linesOfWallet, stateOfWallet, type WalletCheckCode } from './wallet-checks.ts';

const now = new Date('2026-11-26T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const aWallet = (codes: WalletCheckCode[], validUntil: Date | null = inDays(300)) => {
  return { checkLines: codes.map((code) => ({ code })), validUntil };
};

test('a certificate is good until thirty days before its end, then staff are warned, whenever it was checked last', () => {
  const said = (days: number) =>
    linesOfWallet(aWallet(['apple-answers'], inDays(days)), now).map(({ code }) => code);
  expect(said(31)).toEqual(['certificate-good', 'apple-answers']);
  expect(said(29)).toEqual(['certificate-ends-soon', 'apple-answers']);
  expect(said(0)).toEqual(['certificate-ended', 'apple-answers']);
});

test('a wallet works when its check found no fault, and stops by itself when its certificate ends', () => {
  const state = (...wallet: Parameters<typeof aWallet>) => stateOfWallet(aWallet(...wallet), now);
  expect(state(['apple-answers'])).toBe('working');
  expect(state(['apple-not-reached'])).toBe('needs-attention');
  expect(state(['apple-answers'], inDays(29))).toBe('needs-attention');
  expect(state(['key-readable', 'issuer-refused'], null)).toBe('not-working');
  expect(state(['apple-answers'], inDays(-1))).toBe('not-working');
});
