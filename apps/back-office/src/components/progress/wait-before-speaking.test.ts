import { expect, test } from 'vitest';
import { waitBeforeSpeaking } from './wait-before-speaking.ts';

test('a screen reader speaks the first change and the end of a closure at once, and what is between seldom', () => {
  const now = 1_000_000;
  expect(waitBeforeSpeaking({ isFinal: false, lastAt: null, now })).toBe(0);
  expect(waitBeforeSpeaking({ isFinal: false, lastAt: now - 4_000, now })).toBe(6_000);
  expect(waitBeforeSpeaking({ isFinal: false, lastAt: now - 20_000, now })).toBe(0);
  expect(waitBeforeSpeaking({ isFinal: true, lastAt: now - 1_000, now })).toBe(0);
});
