import type { App } from '../../../platform/app.ts';
import { batcher } from '../../../platform/batcher.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { knownClient, rememberClient } from '../../../platform/database/known-clients.ts';
import type { RowLocks } from '../../../platform/database/prepared.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import {
  findCartBySecret,
  listClientIdsByCartSecret,
  lockCartsBySecret,
  type StoredCart,
} from './cart.repository.ts';

/**
 * The secret of a cart: derived from its id with FOYER_SECRET, so that a repeated request
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
  const { clientId, hash } = await findClientOf(app, secret);
  return inClient(app.db, clientId, async (scope) => {
    const cart = await findCartBySecret(scope, hash);
    if (!cart) throw new NotFoundError('cart-not-found');
    return work(scope, cart);
  });
}

/** A cart by the hash of its secret, and what is asked about it. */
export interface CartRequest {
  hash: Buffer;
}

/** The requests whose carts are locked, and those without a cart. */
export interface LockedCarts<Request> {
  locked: { request: Request; cart: StoredCart }[];
  missing: Request[];
}

/**
 * Locks the carts of requests, each for the first request of it. With `skip-locked` further requests of a cart, and those
 * whose cart another transaction holds, are left out.
 */
export async function lockCartsOf<Request extends CartRequest>(
  scope: ClientScope,
  requests: readonly Request[],
  locks: RowLocks,
): Promise<LockedCarts<Request>> {
  const hashes = requests.map(({ hash }) => hash);
  const carts = new Map((await lockCartsBySecret(scope, hashes, locks)).map((cart) => [cart.hash, cart]));
  const locked = requests.flatMap((request) => {
    const key = request.hash.toString('hex');
    const cart = carts.get(key);
    carts.delete(key);
    return cart ? [{ request, cart }] : [];
  });
  return { locked, missing: locks === 'wait' && locked.length === 0 ? [...requests] : [] };
}

/** @throws NotFoundError `cart-not-found`, for a wrong secret of any kind. */
export async function findClientOf(app: App, secret: string): Promise<{ clientId: string; hash: Buffer }> {
  const hash = hashToken(secret);
  const known = knownClient(app, nameOf(hash));
  if (known !== undefined) return { clientId: known, hash };
  const clientId = await findClientId(app, 'all', hash);
  if (!clientId) throw new NotFoundError('cart-not-found');
  rememberCart(app, hash, clientId);
  return { clientId, hash };
}

/** The next request of a new cart finds its client without asking. */
export function rememberCart(app: App, secretHash: Buffer, clientId: string): void {
  rememberClient(app, nameOf(secretHash), clientId);
}

const nameOf = (secretHash: Buffer): string => `cart ${secretHash.toString('base64')}`;

/** Batched: one statement for concurrent requests. */
const findClientId = batcher<Buffer, string | undefined>(
  { batchSize: 1_000, queueSize: 10_000, totalQueueSize: 10_000, concurrency: 2, secondBatchFrom: 200 },
  async (app, _all, hashes) =>
    (await listClientIdsByCartSecret(app.db, hashes)).map((value) => ({ status: 'fulfilled', value })),
);
