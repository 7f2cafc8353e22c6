import type { App } from '../../platform/app.ts';
import { batchLanes } from '../../platform/batch-lanes.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { doneTogether, oneOfEach } from '../../platform/done-together.ts';
import { NotFoundError } from '../../platform/errors.ts';
import {
  findCartBySecret,
  listClientIdsByCartSecret,
  lockCartBySecret,
  lockFreeCarts,
  type StoredCart,
} from './cart.repository.ts';

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
  const { clientId, hash } = await findClientOf(app, secret);
  return inClient(app.db, clientId, async (scope) => {
    const cart = await findCartBySecret(scope, hash);
    if (!cart) throw new NotFoundError('cart-not-found');
    return work(scope, cart);
  });
}

/**
 * The same on the cart as it stands, held against every other change: those who come at the same time are done
 * together. @throws NotFoundError `cart-not-found`
 */
export async function withLockedCart<T>(
  app: App,
  secret: string,
  work: (scope: ClientScope, cart: StoredCart) => Promise<T>,
): Promise<T> {
  const { clientId, hash } = await findClientOf(app, secret);
  return (await workOnCart(app, clientId, { hash, work })) as T;
}

interface CartWork {
  hash: Buffer;
  work(scope: ClientScope, cart: StoredCart): Promise<unknown>;
}

const keyOf = (hash: Buffer) => hash.toString('hex');

const workOnCart = doneTogether<CartWork, unknown>({
  async lock(scope, items) {
    const hashes = items.map(({ hash }) => hash);
    const free = new Set((await lockFreeCarts(scope, hashes)).map(keyOf));
    return oneOfEach(items, ({ hash }) => (free.has(keyOf(hash)) ? keyOf(hash) : undefined));
  },
  async work(_app, scope, { hash, work }) {
    const cart = await lockCartBySecret(scope, hash);
    if (!cart) throw new NotFoundError('cart-not-found');
    return work(scope, cart);
  },
});

async function findClientOf(app: App, secret: string): Promise<{ clientId: string; hash: Buffer }> {
  const hash = hashToken(secret);
  const clientId = await findClientId(app, 'all', hash);
  if (!clientId) throw new NotFoundError('cart-not-found');
  return { clientId, hash };
}

/** Asked for many at once. */
const findClientId = batchLanes<Buffer, string | undefined>(
  { batch: 1_000, waiting: 10_000, waitingInAll: 10_000, atOnce: 2, worthASecond: 200 },
  async (app, _all, hashes) =>
    (await listClientIdsByCartSecret(app.db, hashes)).map((value) => ({ status: 'fulfilled', value })),
);
