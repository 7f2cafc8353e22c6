import { contentVersion } from '../../platform/crypto/content-version.ts';
import { RefusedError } from '../../platform/errors.ts';

/** Of what a person was shown of a change: the same as long as applying would do the same. */
export function fingerprintOf(facts: unknown): string {
  return contentVersion(facts);
}

/** What a change would do is not what was shown any more. Nothing is applied. */
export function movedOn(): RefusedError {
  return new RefusedError([{ code: 'change-moved-on' }]);
}
