import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteFound } from '../session/graphql/connection.ts';
import { requestGraphql } from '../session/graphql/graphql-client.ts';
import type { GraphqlDocument } from '../session/graphql/graphql-document.ts';
import { graphqlMutation } from '../session/graphql/use-graphql-mutation.ts';
import { memoryStorage } from '../session/sign-in/memory-storage.ts';
import { queryClient } from './query-client.ts';

const List: GraphqlDocument<{ list: number }, object> = 'query List { list }';
const Rename: GraphqlDocument<{ rename: boolean }, object> = 'mutation Rename { rename }';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that cannot keep up with its first calls. @returns the moments of the calls, in ms. */
function serverBusyFor(calls: number, { answersAfterMs = 0 } = {}): number[] {
  const startedAt = performance.now();
  const askedAt: number[] = [];
  vi.stubGlobal('fetch', async () => {
    askedAt.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
    if (askedAt.length > calls) return Response.json({ data: { list: 7, rename: true } });
    const errors = [{ message: 'main|Something went wrong. Please try again later.|busy' }];
    return Response.json({ data: null, errors }, { status: 503, headers: { 'retry-after': '5' } });
  });
  return askedAt;
}

function openList() {
  const list = new QueryObserver(queryClient, {
    queryKey: ['List'],
    queryFn: () => requestGraphql(List, {}),
  });
  const leave = list.subscribe(() => {});
  return { list, leave };
}

it('a page whose server cannot keep up asks again when the server wants it, and shows what came', async () => {
  const askedAt = serverBusyFor(2);
  const { list, leave } = openList();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(askedAt).toHaveLength(1);
  expect(list.getCurrentResult()).toMatchObject({ isPending: true, isError: false });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(list.getCurrentResult().data).toMatchObject({ list: 7 });
  leave();
});

it('a page whose server is being replaced behind its gateway asks again by itself, and shows what came', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return calls > 2
      ? Response.json({ data: { list: 7 } })
      : new Response('<html>Bad gateway</html>', { status: 502 });
  });
  const { list, leave } = openList();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(list.getCurrentResult().data).toMatchObject({ list: 7 });
  leave();
});

it('a page that failed without a connection asks once more when the server answers again', async () => {
  let isThere = false;
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.json({ data: { list: 7 } });
  });
  const { list, leave } = openList();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list.getCurrentResult().isError).toBe(true);
  expect(calls).toBe(4);
  isThere = true;
  noteFound();
  await vi.advanceTimersByTimeAsync(100);
  expect(list.getCurrentResult().data).toMatchObject({ list: 7 });
  expect(calls).toBe(5);
  leave();
});

it('a server that stays busy fails the page after four calls, within half a minute', async () => {
  const askedAt = serverBusyFor(100);
  const { list, leave } = openList();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(list.getCurrentResult().isError).toBe(true);
  expect(askedAt).toHaveLength(4);
  leave();
});

it('work that is too slow for the server is not asked for again', async () => {
  const askedAt = serverBusyFor(100, { answersAfterMs: 15_000 });
  const { list, leave } = openList();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(list.getCurrentResult().isError).toBe(true);
  expect(askedAt).toHaveLength(1);
  leave();
});

it('a page that was left asks no more', async () => {
  const askedAt = serverBusyFor(100);
  const { leave } = openList();
  await vi.advanceTimersByTimeAsync(1_000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedAt).toHaveLength(1);
});

it('a change that meets a busy server is never sent again by itself', async () => {
  const askedAt = serverBusyFor(100);
  const rename = new MutationObserver(queryClient, graphqlMutation(Rename, {}, queryClient));
  await expect(Promise.all([rename.mutate({}), vi.advanceTimersByTimeAsync(60_000)])).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askedAt).toHaveLength(1);
});
