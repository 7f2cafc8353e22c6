import type { SecretName } from '@foyer/domain/settings/secret-names.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface StoredSecret {
  name: string;
  setAt: Date;
  setByName: string;
}

/** When each secret was set; what it says is read by `findSecret` alone. */
export async function listSecretRows(scope: ClientScope): Promise<StoredSecret[]> {
  return scope.tx
    .selectFrom('clientSecret')
    .select(['name', 'setAt', 'setByName'])
    .where('clientId', '=', scope.clientId)
    .orderBy('name')
    .execute();
}

export async function findCiphertext(scope: ClientScope, name: SecretName): Promise<Buffer | undefined> {
  const row = await scope.tx
    .selectFrom('clientSecret')
    .select('ciphertext')
    .where('clientId', '=', scope.clientId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.ciphertext;
}

export async function upsertSecret(
  scope: ClientScope,
  secret: { name: SecretName; ciphertext: Buffer; keyId: string; setAt: Date; setByName: string },
): Promise<void> {
  const { name: _name, ...changes } = secret;
  await scope.tx
    .insertInto('clientSecret')
    .values({ ...secret, clientId: scope.clientId })
    .onConflict((conflict) => conflict.columns(['clientId', 'name']).doUpdateSet(changes))
    .execute();
}

/** @returns false where there was none. */
export async function deleteSecret(scope: ClientScope, name: SecretName): Promise<boolean> {
  const { numDeletedRows } = await scope.tx
    .deleteFrom('clientSecret')
    .where('clientId', '=', scope.clientId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
