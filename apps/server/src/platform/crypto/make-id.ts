import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const BYTES_OF_AN_ID = 16;
const pool = new Uint8Array(256 * BYTES_OF_AN_ID);
let used = pool.length;

/** A UUIDv7, so that ids follow time. Its random part is drawn for many at once: a batch makes hundreds. */
export function makeId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES_OF_AN_ID);
  used += BYTES_OF_AN_ID;
  return uuidv7({ random });
}
