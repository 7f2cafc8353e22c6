import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const BYTES_OF_AN_ID = 16;
const pool = Buffer.alloc(256 * BYTES_OF_AN_ID);
let used = pool.length;
/** Of the last id: its millisecond, and its number within it. */
let msecs = 0;
let seq = 0;

/**
 * A UUIDv7, so that ids follow time: those of one process sort in the order in which they were made, also within a
 * millisecond (RFC 9562, section 6.2, method 1). Its random part is drawn for many at once: a batch makes hundreds.
 */
export function makeId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES_OF_AN_ID);
  used += BYTES_OF_AN_ID;
  const now = Date.now();
  // From the lower half of its numbers, so that none of a millisecond comes to their end.
  if (now > msecs) seq = random.readUInt32BE() >>> 1;
  else seq += 1;
  msecs = Math.max(now, msecs);
  return uuidv7({ random, msecs, seq });
}
