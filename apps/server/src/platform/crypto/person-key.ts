import { createSecretKey, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientScope } from '../database/database.ts';
import { insertRows, runPrepared } from '../database/prepared.ts';
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
  const [key] = await insertPersonKeys(scope, secrets, [makePersonKey()]);
  if (!key) throw new Error('a person key was not made');
  return key;
}

/** A new key, not stored yet. */
export function makePersonKey(): NewPersonKey {
  const [id, bytes] = [makeId(), randomBytes(32)];
  return { ...personKeyFrom(id, bytes), bytes };
}

export interface NewPersonKey extends PersonKey {
  readonly bytes: Buffer;
}

/** Keeps keys, each wrapped. */
export async function insertPersonKeys<Key extends NewPersonKey>(
  scope: ClientScope,
  secrets: SecretBox,
  keys: readonly Key[],
): Promise<readonly Key[]> {
  await insertRows(
    scope,
    'personKey',
    keys.map(({ id, bytes }) => ({ id, wrappedKey: secrets.wrap(bytes, 'person-key') })),
  );
  return keys;
}

/** The key, or undefined where it was erased or never was. */
export async function findPersonKey(
  scope: ClientScope,
  secrets: SecretBox,
  id: string,
): Promise<PersonKey | undefined> {
  return (await findPersonKeys(scope, secrets, [id])).get(id);
}

/** Those of these keys that are there. */
export async function findPersonKeys(
  scope: ClientScope,
  secrets: SecretBox,
  ids: readonly string[],
): Promise<Map<string, PersonKey>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(
    scope,
    sql<{ id: string; wrappedKey: Buffer | null }>`select id, wrapped_key from person_key
      where client_id = ${scope.clientId} and id = any (${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(
    rows.flatMap(({ id, wrappedKey }): [string, PersonKey][] =>
      wrappedKey ? [[id, openPersonKey(secrets, id, wrappedKey)]] : [],
    ),
  );
}

/** Makes everything that was encrypted with these keys unreadable, for good. A second time changes nothing. */
export async function erasePersonKeys(scope: ClientScope, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update person_key set wrapped_key = null, erased_at = ${now}
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and wrapped_key is not null`.execute(
    scope.tx,
  );
}

/** Deletes a key that nothing refers to any more, since what it sealed is kept with another one. */
export async function deletePersonKey(scope: ClientScope, id: string): Promise<void> {
  await sql`delete from person_key where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** The key out of its wrapped form, for callers that read many at once. */
export function openPersonKey(secrets: SecretBox, id: string, wrappedKey: Buffer): PersonKey {
  return personKeyFrom(id, secrets.unwrap(wrappedKey, 'person-key'));
}

function personKeyFrom(id: string, bytes: Buffer): PersonKey {
  const key = createSecretKey(bytes);
  return {
    id,
    encrypt: (value) => seal(key, Buffer.from(JSON.stringify(value)), id),
    decrypt: (sealed) => JSON.parse(unseal(key, sealed, id).toString()),
  };
}
