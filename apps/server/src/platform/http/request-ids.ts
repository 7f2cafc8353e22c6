import { randomUUID } from 'node:crypto';

const COUNTED = 12;

/**
 * Ids of requests: the first digits of one UUID for the process, the last twelve count. Unique like a UUID, in its form,
 * and not secret: a random one for each request costs ten times as much.
 */
export function requestIds(): () => string {
  const prefix = randomUUID().slice(0, -COUNTED);
  let count = 0;
  return () => {
    count += 1;
    return prefix + count.toString(16).padStart(COUNTED, '0');
  };
}
