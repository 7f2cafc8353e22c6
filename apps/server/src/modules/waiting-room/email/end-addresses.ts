import { erasePersonKeys } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { endOpenAddresses } from './waiting-address.repository.ts';

/** Erases the addresses of places of which no mail is to be written any more. */
export async function endAddresses(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
  at: Date,
): Promise<void> {
  await erasePersonKeys(scope, await endOpenAddresses(scope, channelId, entries), at);
}
