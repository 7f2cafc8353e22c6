import type { App } from '../../platform/app.ts';
import { createPersonKey, findPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, setPersonKey } from './order.repository.ts';

/** The key of the person that a locked order is about; one that has none gets it. */
export async function keyOfOrder(
  app: App,
  scope: ClientScope,
  { id, personKeyId }: Pick<Order, 'id' | 'personKeyId'>,
): Promise<PersonKey> {
  const known = personKeyId && (await findPersonKey(scope, app.secrets, personKeyId));
  if (known) return known;
  const key = await createPersonKey(scope, app.secrets);
  await setPersonKey(scope, id, key.id);
  return key;
}
