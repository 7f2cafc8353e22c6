import type { App } from '../../platform/app.ts';
import { createPersonKey, findPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, setPersonKey } from '../orders/index.ts';

/** What staff write about a change may be about a person: it is sealed with the order's key, and goes with that. */
export async function sealNote(
  app: App,
  scope: ClientScope,
  order: Order,
  text: string,
): Promise<{ sealed: Buffer; key: string } | null> {
  if (text === '') return null;
  const key = await personKeyOf(app, scope, order);
  return { sealed: key.encrypt(text), key: key.id };
}

/** The key of the order's person; a new one where it had none. */
export async function personKeyOf(
  app: App,
  scope: ClientScope,
  { id, personKeyId }: Order,
): Promise<PersonKey> {
  const known = personKeyId && (await findPersonKey(scope, app.secrets, personKeyId));
  if (known) return known;
  const key = await createPersonKey(scope, app.secrets);
  await setPersonKey(scope, id, key.id);
  return key;
}

/** A note as it was written; empty where the key is gone. */
export async function openNote(
  app: App,
  scope: ClientScope,
  order: Pick<Order, 'personKeyId'>,
  sealed: Buffer | null,
): Promise<string> {
  if (sealed === null || order.personKeyId === null) return '';
  const key = await findPersonKey(scope, app.secrets, order.personKeyId);
  return key ? String(key.decrypt(sealed)) : '';
}
