import { randomBytes } from 'node:crypto';
import './person-key.tables.ts';
import type { ClientScope } from '../database/database.ts';
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
  const key = randomBytes(32);
  const row = await scope.tx
    .insertInto('personKey')
    .values({ clientId: scope.clientId, wrappedKey: secrets.wrap(key, 'person-key') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return personKeyFrom(row.id, key);
}

/** The key, or undefined where it was erased or never was. */
export async function findPersonKey(
  scope: ClientScope,
  secrets: SecretBox,
  id: string,
): Promise<PersonKey | undefined> {
  const row = await scope.tx
    .selectFrom('personKey')
    .select('wrappedKey')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.wrappedKey) return undefined;
  return openPersonKey(secrets, id, row.wrappedKey);
}

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
