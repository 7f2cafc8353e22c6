import { LRUCache } from 'lru-cache';

interface Entry<T> {
  readAt: number;
  value: Promise<T>;
  isInFlight: boolean;
  /** The read that begins after the one in flight, for requests that must not see an older result. */
  next: Promise<T> | null;
}

/** Keys come from outside. */
const MAX_ENTRIES = 2_000;

/**
 * Single-flight TTL cache of this process: one read of a key is in flight at a time, and its result is valid for so many
 * milliseconds. A request with `fresh` (after a change of its own) never gets an older result: it joins the read that
 * begins next, together with all others of its kind. A failure is not cached.
 *
 * lru-cache is the store only: its `fetch` joins a read in flight even with `forceRefresh` (decision 0081).
 */
export function singleFlightCache<T>(
  ttlMs: number,
  now: () => number = () => performance.now(),
  max = MAX_ENTRIES,
) {
  const entries = new LRUCache<string, Entry<T>>({ max });

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const entry: Entry<T> = { readAt: now(), value: read(), isInFlight: true, next: null };
    entries.set(key, entry);
    entry.value.then(
      () => {
        entry.isInFlight = false;
      },
      () => {
        entry.isInFlight = false;
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  }

  return (key: string, read: () => Promise<T>, { fresh = false } = {}): Promise<T> => {
    const entry = entries.get(key);
    if (!entry) return start(key, read);
    if (!fresh) return entry.isInFlight || entry.readAt + ttlMs > now() ? entry.value : start(key, read);
    if (!entry.isInFlight) return start(key, read);
    entry.next ??= entry.value.then(
      () => start(key, read),
      () => start(key, read),
    );
    return entry.next;
  };
}
