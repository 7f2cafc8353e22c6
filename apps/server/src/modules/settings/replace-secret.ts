import { type SecretName, secretNames } from '@foyer/domain/settings/secret-names.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { secretContext } from './find-secret.ts';
import { deleteSecret, listSecretRows, type StoredSecret, upsertSecret } from './secret.repository.ts';
import { isInClient } from './setting-rights.ts';

const MAXIMUM = 4_000;
/** All values are wrapped by one key at a time, the newest of `root_key` (decision 0170). */
const KEY_ID = 'foyer-secret-1';

/**
 * Sets or replaces a secret, at once; an empty one revokes it. It is never read back and no log holds its value
 * (product.md, section 13).
 */
export async function replaceSecret(context: RequestContext, name: SecretName, value: string): Promise<void> {
  context.require('settings', 'edit');
  if (!isInClient(context)) throw new NotFoundError('client-not-found');
  const { app, account, clientId } = context;
  const plain = value.trim();
  if (plain.length > MAXIMUM) {
    throw new RefusedError([{ code: 'setting-too-long', field: 'value', params: { maximum: MAXIMUM } }]);
  }
  await context.inClient(async (scope) => {
    const before = (await listSecretRows(scope)).find((secret) => secret.name === name);
    const setAt = app.clock();
    if (plain === '') await deleteSecret(scope, name);
    else {
      const ciphertext = app.secrets.wrap(Buffer.from(plain), secretContext(clientId, name));
      await upsertSecret(scope, { name, ciphertext, keyId: KEY_ID, setAt, setByName: account.username });
    }
    await writeAudit(scope, actorOf(context), {
      action: plain === '' ? 'revoke-secret' : 'replace-secret',
      entity: 'client-secret',
      entityId: null,
      before: { name: null, setAt: before?.setAt.toISOString() ?? null },
      after: { name, setAt: plain === '' ? null : setAt.toISOString() },
    });
  });
}

/** A secret as the screen shows it: whether it is set, never what it says. */
export interface ToldSecret {
  name: SecretName;
  set: StoredSecret | undefined;
}

/** Every secret that the client can have, and since when it is set. */
export async function listSecrets(context: RequestContext): Promise<ToldSecret[]> {
  context.require('settings', 'access');
  if (!isInClient(context)) return [];
  const stored = await context.inClient(listSecretRows);
  return secretNames.map((name) => ({ name, set: stored.find((one) => one.name === name) }));
}
