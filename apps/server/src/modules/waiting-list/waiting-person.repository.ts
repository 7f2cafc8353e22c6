import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { selectEntries, type WaitingEntry } from './waiting-entry.repository.ts';

/** All entries of some addresses, ended ones too. */
export async function listEntriesOf(scope: ClientScope, digests: readonly Buffer[]): Promise<WaitingEntry[]> {
  if (digests.length === 0) return [];
  return selectEntries(scope)
    .where('emailDigest', 'in', [...digests])
    .orderBy('turn')
    .execute();
}

/** Deletes entries; what is held for them ends by itself. */
export async function deleteEntries(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx
    .deleteFrom('waitingListEntry')
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function deleteEntriesOfKeys(scope: ClientScope, keyIds: readonly string[]): Promise<void> {
  await scope.tx
    .deleteFrom('waitingListEntry')
    .where('clientId', '=', scope.clientId)
    .where('personKeyId', 'in', [...keyIds])
    .execute();
}

/** Ended entries that were made before an instant. */
export async function listOldEntries(
  scope: ClientScope,
  before: Date,
  limit: number,
): Promise<{ id: string; personKeyId: string }[]> {
  const { rows } = await sql<{ id: string; personKeyId: string }>`
    select id, person_key_id from waiting_list_entry
    where client_id = ${scope.clientId} and ended_at < ${before} order by turn limit ${limit}`.execute(
    scope.tx,
  );
  return rows;
}
