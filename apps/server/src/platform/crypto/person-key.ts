import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import './person-key.tables.ts';
import type { ClientScope } from '../database/database.ts';
import { gathered } from '../database/side-by-side.ts';
import { makeId } from './make-id.ts';
import { type SecretBox, seal, unseal } from './secret-box.ts';

/**
 * The data key of one person. Values encrypted with it can be read until the key is erased; then append-only
 * records keep their place and lose their content (product.md, section 11).
 */
export interface PersonKey {
  readonly id: string;
  encrypt(value: unknown): Buffer;
  decrypt(sealed: Buffer): unknown;
}

/** Makes a key in the transaction of the order or account that it belongs to. */
export async function createPersonKey(scope: ClientScope, secrets: SecretBox): Promise<PersonKey> {
  const [id, key] = [makeId(), randomBytes(32)];
  await insertKey(scope, { id, wrappedKey: secrets.wrap(key, 'person-key') });
  return personKeyFrom(id, key);
}

const insertKey = gathered(async (scope, keys: readonly { id: string; wrappedKey: Buffer }[]) => {
  const { clientId, tx } = scope;
  await tx
    .insertInto('personKey')
    .values(keys.map((key) => ({ clientId, ...key })))
    .execute();
  return keys.map(() => true);
});

/** The key, or undefined where it was erased or never was. */
export async function findPersonKey(
  scope: ClientScope,
  secrets: SecretBox,
  id: string,
): Promise<PersonKey | undefined> {
  const wrappedKey = await findWrappedKey(scope, id);
  return wrappedKey ? openPersonKey(secrets, id, wrappedKey) : undefined;
}

const findWrappedKey = gathered(async ({ clientId, tx }, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('personKey')
    .select(['id', 'wrappedKey'])
    .where('clientId', '=', clientId)
    .where('id', '=', sql<string>`any (${[...new Set(ids)]}::uuid[])`)
    .execute();
  const keys = new Map(rows.map((row) => [row.id, row.wrappedKey]));
  return ids.map((id) => keys.get(id) ?? null);
});

/** The key out of its wrapped form, for those who read many at once. */
export function openPersonKey(secrets: SecretBox, id: string, wrappedKey: Buffer): PersonKey {
  return personKeyFrom(id, secrets.unwrap(wrappedKey, 'person-key'));
}

function personKeyFrom(id: string, key: Buffer): PersonKey {
  return {
    id,
    encrypt: (value) => seal(key, Buffer.from(JSON.stringify(value)), id),
    decrypt: (sealed) => JSON.parse(unseal(key, sealed, id).toString()),
  };
}
