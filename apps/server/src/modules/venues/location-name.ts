import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findLocationIdByName } from './location.repository.ts';

const nameTaken: Refusal = { code: 'location-name-taken', field: 'name' };

/** The same no as the rule's, where another call was a moment earlier. */
export const locationConstraints = { location_name_key: nameTaken };

/** @throws RefusedError where another location of the client has the name, in any case. */
export async function refuseTakenLocationName(
  scope: ClientScope,
  name: string,
  ownId?: string,
): Promise<void> {
  const id = await findLocationIdByName(scope, name);
  if (id !== undefined && id !== ownId) throw new RefusedError([nameTaken]);
}
