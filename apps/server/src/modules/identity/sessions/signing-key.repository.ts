import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const ROTATION_LOCK = 'signing-key';

/** Keys that may still verify a token, the newest (which signs) first. */
export async function listUsableSigningKeys(db: Database) {
  return db
    .selectFrom('signingKey')
    .select(['id', 'publicJwk', 'wrappedPrivate'])
    .where('retiredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function findSigningKey(db: Database, id: string) {
  return db
    .selectFrom('signingKey')
    .select(['id', 'publicJwk'])
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
}

/** Inserts the key unless another process was first. */
export async function insertFirstSigningKey(
  db: Database,
  key: { id: string; publicJwk: string; wrappedPrivate: Buffer },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${ROTATION_LOCK}, 0))`.execute(tx);
    const existing = await tx
      .selectFrom('signingKey')
      .select('id')
      .where('retiredAt', 'is', null)
      .executeTakeFirst();
    if (existing) return;
    await tx.insertInto('signingKey').values(key).execute();
  });
}
