import { parseVisitorDetails, type VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../platform/app.ts';
import { createPersonKey, findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type StoredCart, updateCart } from './cart.repository.ts';

/** The visitor's details of a cart; null before they are given and after they were erased. */
export async function readDetails(
  app: App,
  scope: ClientScope,
  cart: Pick<StoredCart, 'details' | 'personKeyId'>,
): Promise<VisitorDetails | null> {
  if (cart.details === null || cart.personKeyId === null) return null;
  const key = await findPersonKey(scope, app.secrets, cart.personKeyId);
  const read = parseVisitorDetails(key?.decrypt(cart.details));
  return read.ok ? read.value : null;
}

/** Keeps the details, encrypted with the cart's own person key. */
export async function writeDetails(
  app: App,
  scope: ClientScope,
  cart: Pick<StoredCart, 'id' | 'personKeyId'>,
  details: VisitorDetails,
): Promise<Pick<StoredCart, 'details' | 'personKeyId'>> {
  const known =
    cart.personKeyId === null ? undefined : await findPersonKey(scope, app.secrets, cart.personKeyId);
  const key = known ?? (await createPersonKey(scope, app.secrets));
  const written = { details: key.encrypt(details), personKeyId: key.id };
  await updateCart(scope, cart.id, written);
  return written;
}
