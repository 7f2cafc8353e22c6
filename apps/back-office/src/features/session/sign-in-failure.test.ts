import { expect, test } from 'vitest';
import { readSignInFailure } from './sign-in-failure.ts';

const answer = (status: number, retryAfter?: string) =>
  new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });

test('a server with too many sign-ins at once asks to try again, and blames no password', () => {
  expect(readSignInFailure(answer(503, '5')).kind).toBe('busy');
});

test('a server that fails, or does not answer, is out of reach', () => {
  expect(readSignInFailure(answer(500)).kind).toBe('unreachable');
  expect(readSignInFailure(answer(503)).kind).toBe('unreachable');
  expect(readSignInFailure(new TypeError('no network')).kind).toBe('unreachable');
});

test('after too many wrong passwords the page says for how many minutes it waits', () => {
  expect(readSignInFailure(answer(429, '61'))).toEqual({ kind: 'tooMany', waitMinutes: 2 });
});
