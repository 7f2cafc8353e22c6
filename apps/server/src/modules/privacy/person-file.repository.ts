import type { PersonFileFormat, PersonFileState } from '@foyer/domain/privacy/erasure.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

export interface PersonFile {
  id: string;
  requestId: string;
  accountId: string;
  format: PersonFileFormat;
  locale: string;
  state: PersonFileState;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertPersonFile(
  scope: ClientScope,
  file: Omit<PersonFile, 'id' | 'state'>,
): Promise<PersonFile> {
  const { id } = await scope.tx
    .insertInto('personFile')
    .values({ clientId: scope.clientId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, state: 'waiting', ...file };
}

export async function findPersonFile(
  scope: ClientScope,
  id: string,
  { isLocked = false } = {},
): Promise<(PersonFile & { sealed: Buffer }) | undefined> {
  const { rows } = await sql<PersonFile & { sealed: Buffer }>`
    select id, request_id, account_id, format, locale, state, sealed, created_at, expires_at from person_file
    where client_id = ${scope.clientId} and id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(
    scope.tx,
  );
  return rows[0];
}

export async function finishPersonFile(scope: ClientScope, id: string, sealed: Buffer): Promise<void> {
  await sql`update person_file set state = 'done', sealed = ${sealed}
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** Removes the content of files that can no longer be downloaded; that they were made stays in the history. */
export async function emptyExpiredFiles(db: Database, now: Date): Promise<void> {
  await sql`update person_file set sealed = '' where expires_at <= ${now} and octet_length(sealed) > 0`.execute(
    db,
  );
}
