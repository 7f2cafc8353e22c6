interface Shared<T> {
  readAt: number;
  value: Promise<T>;
  isUnderWay: boolean;
  /** For those who must not see what was read before they came: read once the present one is done. */
  next: Promise<T> | null;
}

/** Above this the oldest are forgotten first: keys come from outside. */
const MOST_KEYS = 2_000;

/**
 * What `read` answered for a key stays good for so many milliseconds in this process, and one read of a key is under
 * way at a time, however many ask. Who just changed something asks with `fresh` and is never answered from before:
 * he joins the read that begins next, together with all others who ask so. A failure is not remembered.
 */
export function shareBriefly<T>(milliseconds: number, now: () => number = () => performance.now()) {
  const known = new Map<string, Shared<T>>();

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const shared: Shared<T> = { readAt: now(), value: read(), isUnderWay: true, next: null };
    known.delete(key);
    known.set(key, shared);
    const [oldest] = known.keys();
    if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest);
    shared.value.then(
      () => {
        shared.isUnderWay = false;
      },
      () => {
        shared.isUnderWay = false;
        if (known.get(key) === shared) known.delete(key);
      },
    );
    return shared.value;
  }

  return (key: string, read: () => Promise<T>, { fresh = false } = {}): Promise<T> => {
    const shared = known.get(key);
    if (!shared) return start(key, read);
    if (!fresh)
      return shared.isUnderWay || shared.readAt + milliseconds > now() ? shared.value : start(key, read);
    if (!shared.isUnderWay) return start(key, read);
    shared.next ??= shared.value.then(
      () => start(key, read),
      () => start(key, read),
    );
    return shared.next;
  };
}
