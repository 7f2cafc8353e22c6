import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findSetting } from '../../settings/index.ts';
import { readPhone } from './read-phone.ts';
import { listVerifiedNumbers } from './sms-code.repository.ts';
import { numberDigest } from './sms-digests.ts';

/** A cart that is checked out, with the number of its buyer as it was typed. */
export interface NumberOfCart {
  cartId: string;
  phone: string | null;
}

/** Which of these carts have a verified code for the number that they have now. */
export async function findVerified<Asked extends NumberOfCart>(
  app: App,
  scope: ClientScope,
  carts: readonly Asked[],
): Promise<Set<Asked>> {
  if (carts.length === 0) return new Set();
  const { country } = await findSetting(scope, 'company', app.clock());
  const verified = await listVerifiedNumbers(
    scope,
    carts.map(({ cartId }) => cartId),
  );
  const known = new Set(verified.map((one) => `${one.cartId} ${one.numberDigest.toString('hex')}`));
  const found = new Set<Asked>();
  for (const cart of carts) {
    const number = cart.phone === null ? undefined : await readPhone(cart.phone, country);
    const isKnown = number && known.has(`${cart.cartId} ${numberDigest(app, scope, number).toString('hex')}`);
    if (isKnown) found.add(cart);
  }
  return found;
}
