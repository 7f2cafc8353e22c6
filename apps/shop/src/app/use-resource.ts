import { useCallback, useEffect, useState } from 'react';
import { requestShop } from './shop-request.ts';

export type Resource<T> = { value: T | null; error: Error | null; isLoading: boolean; reload: () => void };

/** The last answer of each path, shown while the same path is asked again. */
const lastAnswers = new Map<string, unknown>();
const rememberedAnswers = 30;
/** Paths whose answers came with the page: the first question about each is not sent. */
const given = new Set<string>();

export function giveAnswer(path: string, answer: unknown): void {
  remember(path, answer);
  given.add(path);
}

/**
 * Reads a path of the sales page's API, and again when the path changes or `reload` is called; null reads
 * nothing. What was known of a path is shown while it is fetched again. An answer to an older question is dropped.
 * `isFresh`: the server must not answer from a cache.
 */
export function useResource<T>(path: string | null, isFresh = false): Resource<T> {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<{ question: string; value: T | null; error: Error | null } | null>(
    null,
  );
  const question = `${round} ${path}`;
  const reload = useCallback(() => setRound((previous) => previous + 1), []);

  useEffect(() => {
    if (path === null) return;
    if (given.delete(path)) {
      setSettled({ question: `${round} ${path}`, value: lastAnswers.get(path) as T, error: null });
      return;
    }
    let current = true;
    requestShop<T>(isFresh ? `${path}&fresh=1` : path).then(
      (value) => {
        remember(path, value);
        if (current) setSettled({ question: `${round} ${path}`, value, error: null });
      },
      (error: Error) => current && setSettled({ question: `${round} ${path}`, value: null, error }),
    );
    return () => {
      current = false;
    };
  }, [path, round, isFresh]);

  const isSettled = settled?.question === question;
  const remembered = path === null ? null : ((lastAnswers.get(path) as T | undefined) ?? null);
  return {
    value: (isSettled ? settled.value : null) ?? remembered,
    error: isSettled ? settled.error : null,
    isLoading: path !== null && !isSettled,
    reload,
  };
}

function remember(path: string, value: unknown): void {
  lastAnswers.delete(path);
  lastAnswers.set(path, value);
  for (const oldest of lastAnswers.keys()) {
    if (lastAnswers.size <= rememberedAnswers) break;
    lastAnswers.delete(oldest);
  }
}
