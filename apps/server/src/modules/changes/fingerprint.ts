import { createHash } from 'node:crypto';
import { RefusedError } from '../../platform/errors.ts';

/** Of what a person was shown of a change: the same as long as applying would do the same. */
export function fingerprintOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

/** What a change would do is not what was shown any more. Nothing is applied. */
export function movedOn(): RefusedError {
  return new RefusedError([{ code: 'change-moved-on' }]);
}
