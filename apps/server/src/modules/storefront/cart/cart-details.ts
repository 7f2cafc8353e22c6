import { readVisitorDetails } from '@foyer/domain/storefront/details/read-visitor-details.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import { findPersonKeys, type PersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { StoredCart } from './cart.repository.ts';

/** The visitor's details of a cart; null before they are given and after they were erased. */
export async function readDetails(
  app: App,
  scope: ClientScope,
  cart: Pick<StoredCart, 'details' | 'personKeyId'>,
): Promise<VisitorDetails | null> {
  const ids = cart.personKeyId === null ? [] : [cart.personKeyId];
  return openDetails(cart, await findPersonKeys(scope, app.secrets, ids));
}

/** The same with keys that were read before. */
export function openDetails(
  cart: Pick<StoredCart, 'details' | 'personKeyId'>,
  keys: ReadonlyMap<string, PersonKey>,
): VisitorDetails | null {
  if (cart.details === null || cart.personKeyId === null) return null;
  return readVisitorDetails(keys.get(cart.personKeyId)?.decrypt(cart.details));
}
