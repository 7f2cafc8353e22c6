import { withheldCode } from '@foyer/domain/capacity/sale-refusal.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { LRUCache } from 'lru-cache';
import type { App } from '../../platform/app.ts';
import { releasesOf } from '../capacity/index.ts';

const TTL_MS = 100;
/** Of one app: keys come from outside. */
const MOST_ENTRIES = 5_000;
/** More than so many wait in the queue of their batcher, which says when it is full. */
const MOST_WAITING = 5_000;

/** A request for a wish. */
export interface CachedRequest {
  /** The same for the same wish to the same seller. */
  key: string;
  /** Whether a request was met before and is repeated: it gets what it got then. */
  isRepeated(refused: RefusalOrigin): Promise<boolean>;
}

/** Where a wish was refused. */
export interface RefusalOrigin {
  clientId: string;
  channelId: string | null;
}

interface Entry extends RefusalOrigin {
  error: Error;
  /** When its batch began to read, by the machine's time and by the app's clock, which may be set. */
  readAt: number;
  at: number;
  /** `releasesOf` the client by then. */
  releases: number;
  /** Ends with the first request after the entry became stale. */
  revalidation?: Promise<void>;
  waiting: number;
}

/** Without the library's TTL: a stale entry stays, the requests that wait for its revalidation meet at it. */
const entriesOf = new WeakMap<App, LRUCache<string, Entry>>();

/**
 * Negative cache for sold-out wishes, TTL 100 ms, single-flight: when an entry is stale, the first request revalidates it
 * and the rest wait for its result. A release of places in this process invalidates the entries of its client at once,
 * one in another process within the TTL. A repeated request is never refused from the cache.
 * @throws what was recorded for this wish.
 */
export async function throughNegativeCache<Answer>(
  app: App,
  request: CachedRequest,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const find = () => entriesOf.get(app)?.get(request.key);
  const found = find();
  if (!found) return ask();
  if (isStale(app, found) && !isInvalidated(found)) {
    if (!found.revalidation) {
      const answer = ask();
      found.revalidation = answer.then(nothing, nothing);
      return answer;
    }
    found.waiting += 1;
    if (found.waiting <= MOST_WAITING) await found.revalidation;
  }
  const fresh = find();
  const isRefused = fresh && !isStale(app, fresh) && !isInvalidated(fresh);
  if (isRefused && !(await request.isRepeated(fresh))) throw fresh.error;
  return ask();
}

const nothing = () => {};

/** Places have been released since. */
const isInvalidated = ({ clientId, releases }: Entry) => releases !== releasesOf(clientId);

function isStale(app: App, { readAt, at }: Entry): boolean {
  const passed = app.clock().getTime() - at;
  return performance.now() - readAt > TTL_MS || passed < 0 || passed > TTL_MS;
}

/** The refusals of a batch, stored once it is committed. */
export interface RefusalRecord {
  add(refused: { key: string; channelId: string | null; refusals: readonly Refusal[]; error: Error }): void;
  store(): void;
}

/** Call before the batch reads a counter. */
export function beginRefusals(app: App, clientId: string): RefusalRecord {
  const [readAt, at] = [performance.now(), app.clock().getTime()];
  const read = { clientId, readAt, at, releases: releasesOf(clientId) };
  const recorded = new Map<string, Entry>();
  return {
    add: ({ key, channelId, refusals, error }) => {
      // What is withheld from a channel may be released by a setting: only a lack of places is cached.
      if (refusals.some(({ code }) => code === withheldCode)) return;
      recorded.set(key, { ...read, channelId, error, waiting: 0 });
    },
    store: () => {
      if (recorded.size === 0) return;
      const entries = entriesOf.get(app) ?? new LRUCache<string, Entry>({ max: MOST_ENTRIES });
      entriesOf.set(app, entries);
      for (const [key, entry] of recorded) entries.set(key, entry);
    },
  };
}
