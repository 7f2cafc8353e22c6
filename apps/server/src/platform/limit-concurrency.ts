import { BusyError } from './errors.ts';

/**
 * Lets so many pieces of work run at once and so many wait; whoever comes after that is told to come back.
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
      // The place goes to who waits longest; it is free only when nobody does.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
