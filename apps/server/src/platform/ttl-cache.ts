interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/** Above this the oldest entries go first: keys come from outside. */
const MAX_ENTRIES = 10_000;

/** TTL cache of this process: what `find` returned for a key is valid for so many seconds. A failure is not cached. */
export function ttlCache<T>(ttlSeconds: number, find: (key: string) => Promise<T>) {
  const entries = new Map<string, Entry<T>>();
  return async (key: string): Promise<T> => {
    const now = performance.now();
    const entry = entries.get(key);
    if (entry && entry.until > now) return entry.value;
    const value = find(key);
    entries.delete(key);
    entries.set(key, { value, until: now + ttlSeconds * 1000 });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    value.catch(() => entries.delete(key));
    return value;
  };
}
