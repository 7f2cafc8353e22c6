import { BusyError } from './errors.ts';

/**
 * Lets so many pieces of work run at once and so many wait; further ones are refused.
 * @throws BusyError when the queue is full.
 */
export function limitConcurrency(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new BusyError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes to the longest waiting one; it is free only when none waits.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
