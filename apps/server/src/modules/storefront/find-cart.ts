import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findCartBySecret, findClientIdByCartSecret, type StoredCart } from './cart.repository.ts';

/**
 * The secret by which a visitor knows his cart: derived from its id with FOYER_SECRET, so that a repeated request
 * gets the same one while the database holds only its hash.
 */
export function cartSecretOf(app: Pick<App, 'secrets'>, clientId: string, cartId: string): string {
  return app.secrets.derive('cart-secret', `${clientId} ${cartId}`).toString('base64url');
}

/**
 * Runs `work` on the cart with this secret, in its client.
 * @throws NotFoundError `cart-not-found`, for a wrong secret of any kind.
 */
export async function withCart<T>(
  app: App,
  secret: string,
  work: (scope: ClientScope, cart: StoredCart) => Promise<T>,
): Promise<T> {
  const hash = hashToken(secret);
  const clientId = await findClientIdByCartSecret(app.db, hash);
  if (!clientId) throw new NotFoundError('cart-not-found');
  return inClient(app.db, clientId, async (scope) => {
    const cart = await findCartBySecret(scope, hash);
    if (!cart) throw new NotFoundError('cart-not-found');
    return work(scope, cart);
  });
}
