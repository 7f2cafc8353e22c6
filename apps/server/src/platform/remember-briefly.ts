interface Remembered<T> {
  value: Promise<T>;
  until: number;
}

/** Above this the oldest are forgotten first: keys come from outside. */
const MOST_KEYS = 10_000;

/** What `find` answered for a key stays good for so many seconds in this process; a failure is not remembered. */
export function rememberBriefly<T>(seconds: number, find: (key: string) => Promise<T>) {
  const known = new Map<string, Remembered<T>>();
  return async (key: string): Promise<T> => {
    const now = performance.now();
    const kept = known.get(key);
    if (kept && kept.until > now) return kept.value;
    const value = find(key);
    known.delete(key);
    known.set(key, { value, until: now + seconds * 1000 });
    const [oldest] = known.keys();
    if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest);
    value.catch(() => known.delete(key));
    return value;
  };
}
