import './cart.tables.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import type { CartLine } from './cart-line.ts';

export interface StoredCart {
  id: string;
  channelId: string;
  language: string;
  holdId: string;
  holdExpiresAt: Date;
  /** How often the time was extended, over all holds of the cart. */
  extensions: number;
  timeslotId: string | null;
  /** The day of the visit; null = tickets without one. */
  visitDate: string | null;
  lines: CartLine[];
  /** Beside the lines, as the visitor saw it: for each ticket, and for the order. */
  serviceCostMinor: number;
  transactionCostMinor: number;
  /** Encrypted with the key of `personKeyId`. */
  details: Buffer | null;
  personKeyId: string | null;
  orderId: string | null;
}

const columns = [
  'id',
  'channelId',
  'language',
  'holdId',
  'holdExpiresAt',
  'extensions',
  'timeslotId',
  'visitDate',
  'lines',
  'serviceCostMinor',
  'transactionCostMinor',
  'details',
  'personKeyId',
  'orderId',
] as const;

/** The client whose cart has this secret; found before any client is known. */
export async function findClientIdByCartSecret(
  db: Database,
  secretHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_cart_secret(${secretHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export async function findCartBySecret(
  scope: ClientScope,
  secretHash: Buffer,
): Promise<StoredCart | undefined> {
  return selectCarts(scope).where('secretHash', '=', secretHash).executeTakeFirst();
}

export async function findCartByKey(
  scope: ClientScope,
  channelId: string,
  idempotencyKey: string,
): Promise<StoredCart | undefined> {
  return selectCarts(scope)
    .where('channelId', '=', channelId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The unfinished cart from which an order was placed. */
export async function findCartByOrder(scope: ClientScope, orderId: string): Promise<StoredCart | undefined> {
  return selectCarts(scope).where('orderId', '=', orderId).executeTakeFirst();
}

/** The cart, held against every other change until the transaction ends. */
export async function lockCart(scope: ClientScope, id: string): Promise<StoredCart> {
  return selectCarts(scope).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export type NewCart = Pick<
  StoredCart,
  | 'id'
  | 'channelId'
  | 'language'
  | 'holdId'
  | 'holdExpiresAt'
  | 'timeslotId'
  | 'visitDate'
  | 'lines'
  | 'serviceCostMinor'
  | 'transactionCostMinor'
> & { secretHash: Buffer; idempotencyKey: string | null };

/** Inserts the cart. @returns false where a cart with this idempotency key is there already. */
export async function insertCart(scope: ClientScope, cart: NewCart): Promise<boolean> {
  const row = await scope.tx
    .insertInto('cart')
    .values({ clientId: scope.clientId, ...cart, lines: JSON.stringify(cart.lines) })
    .onConflict((conflict) => conflict.columns(['clientId', 'channelId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts other places into the cart, if it still has the hold that they were taken instead of.
 * @returns false where another change came first; nothing has changed then.
 */
export async function replacePlaces(
  scope: ClientScope,
  cart: Pick<StoredCart, 'id' | 'holdId'>,
  places: Pick<
    StoredCart,
    | 'holdId'
    | 'holdExpiresAt'
    | 'timeslotId'
    | 'visitDate'
    | 'lines'
    | 'serviceCostMinor'
    | 'transactionCostMinor'
  >,
): Promise<boolean> {
  const row = await scope.tx
    .updateTable('cart')
    .set({ ...places, lines: JSON.stringify(places.lines), updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', cart.id)
    .where('holdId', '=', cart.holdId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts the lines of a locked cart at other prices, and what it costs beside them. */
export async function updateCartPrices(
  scope: ClientScope,
  id: string,
  { lines, ...costs }: Pick<StoredCart, 'lines' | 'serviceCostMinor' | 'transactionCostMinor'>,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ ...costs, lines: JSON.stringify(lines), updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Writes the outcome of a decision about a locked cart. */
export async function updateCart(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<StoredCart, 'holdExpiresAt' | 'extensions' | 'details' | 'personKeyId' | 'orderId'>>,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ ...change, updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

function selectCarts(scope: ClientScope) {
  return scope.tx.selectFrom('cart').select(columns).where('clientId', '=', scope.clientId);
}
