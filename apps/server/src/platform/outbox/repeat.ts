import type { Log } from '../log/log.ts';

/**
 * Does the work, waits, does it again; a failure is logged and the next turn comes all the same.
 * @returns a function that ends it once the turn in hand is done.
 */
export function repeat(
  log: Log,
  name: string,
  everySeconds: number,
  work: () => Promise<void>,
): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everySeconds * 1000);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = (async () => {
    while (!stopped) {
      try {
        await work();
      } catch (error) {
        if (!stopped) log.warn({ err: error, job: name }, 'background work failed; it is tried again');
      }
      if (!stopped) await pause();
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await loop;
  };
}
