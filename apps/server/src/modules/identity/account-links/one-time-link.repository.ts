import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import type { LinkPurpose } from './link-purpose.ts';

export interface OneTimeLink {
  id: string;
  purpose: LinkPurpose;
  accountId: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

const columns = ['id', 'purpose', 'subjectId as accountId', 'createdAt', 'expiresAt', 'usedAt'] as const;

export async function insertLink(
  scope: ClientScope,
  link: Omit<OneTimeLink, 'usedAt'> & { tokenHash: Buffer },
): Promise<void> {
  const { accountId, ...rest } = link;
  await scope.tx
    .insertInto('oneTimeLink')
    .values({ clientId: scope.clientId, subjectId: accountId, usedAt: null, ...rest })
    .execute();
}

/** Only the newest link works: those that were not used are gone. @returns how many those were. */
export async function deleteUnusedLinks(
  scope: ClientScope,
  accountId: string,
  purpose: LinkPurpose,
): Promise<number> {
  const { numDeletedRows } = await scope.tx
    .deleteFrom('oneTimeLink')
    .where('clientId', '=', scope.clientId)
    .where('subjectId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function findLink(scope: ClientScope, id: string): Promise<OneTimeLink | undefined> {
  return scope.tx
    .selectFrom('oneTimeLink')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Of each account its newest link of a purpose; accounts without one are left out. */
export async function listNewestLinks(
  scope: ClientScope,
  accountIds: readonly string[],
  purpose: LinkPurpose,
): Promise<OneTimeLink[]> {
  return scope.tx
    .selectFrom('oneTimeLink')
    .distinctOn('subjectId')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('subjectId', 'in', [...accountIds])
    .where('purpose', '=', purpose)
    .orderBy('subjectId')
    .orderBy('createdAt', 'desc')
    .execute();
}

/** The link of a token, locked so that it is spent once. */
export async function lockLinkByHash(
  scope: ClientScope,
  tokenHash: Buffer,
): Promise<OneTimeLink | undefined> {
  return scope.tx
    .selectFrom('oneTimeLink')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function spendLink(scope: ClientScope, id: string, at: Date): Promise<void> {
  await scope.tx
    .updateTable('oneTimeLink')
    .set({ usedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The client of a mailed link, before anything else is known. */
export async function findClientOfLink(db: Database, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_link_hash(${tokenHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}
