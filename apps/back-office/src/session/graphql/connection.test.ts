import { afterEach, expect, it, vi } from 'vitest';
import {
  fetchNoted,
  isOfGateway,
  isServerReachable,
  noteLost,
  onConnectionChange,
  silenceOf,
} from './connection.ts';
import { RequestError } from './request-error.ts';

afterEach(() => vi.unstubAllGlobals());

it('one call without an answer means offline, the next answer of any kind means back', async () => {
  const heard: boolean[] = [];
  const stop = onConnectionChange(() => heard.push(isServerReachable()));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchNoted('/graphql', {})).rejects.toThrow('Failed to fetch');
  await expect(fetchNoted('/graphql', {})).rejects.toThrow('Failed to fetch');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await fetchNoted('/graphql', {});
  stop();
  expect(heard).toEqual([false, true]);
});

it('a call that fails after a later one was answered does not mean offline: its connection was the old one', async () => {
  const fail: ((reason: TypeError) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((_, reject) => fail.push(reject)));
  const early = fetchNoted('/graphql', {});
  const failed = expect(early).rejects.toThrow('Failed to fetch');
  noteLost();
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await fetchNoted('/graphql', {});
  fail[0]?.(new TypeError('Failed to fetch'));
  await failed;
  expect(isServerReachable()).toBe(true);
});

it('a save that was cut off differs from one that was never sent', () => {
  expect(silenceOf(new TypeError('Failed to fetch'))).toBe('server-unreachable');
  expect(silenceOf(new DOMException('', 'TimeoutError'))).toBe('server-timeout');
  expect(silenceOf(new Error('other'))).toBeUndefined();
});

it.each([502, 503, 504])('what a gateway answers with %i says nothing of what was done', (status) => {
  expect(isOfGateway(new RequestError(status, [], undefined))).toBe(true);
  const refusal = { message: 'main|Closed|client-disabled' };
  expect(isOfGateway(new RequestError(status, [refusal], undefined))).toBe(false);
  expect(isOfGateway(new RequestError(500, [], undefined))).toBe(false);
  // A form says of it what the specification says of any failure.
  expect(silenceOf(new RequestError(status, [], undefined))).toBeUndefined();
});
