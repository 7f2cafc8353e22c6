import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import { namesOf, type RowLocks, runPrepared, skipLocked } from '../../../platform/database/prepared.ts';
import type { SaleLine } from '../../sales/index.ts';

export interface StoredCart {
  id: string;
  channelId: string;
  /** Where it was begun: its order counts there, and only what is sold there can come to it. */
  salesPoint: PagePoint;
  language: ContentLanguage;
  holdId: string;
  holdExpiresAt: Date;
  /** How often the time was extended, over all holds of the cart. */
  extensions: number;
  /** Going to pay has lengthened it, which happens once. */
  lengthenedToPay: boolean;
  timeslotId: string | null;
  /** The day of the visit; null = tickets without one. */
  visitDate: string | null;
  lines: SaleLine[];
  /** Beside the lines, as the visitor saw it: for each ticket, and for the order. */
  serviceCostMinor: number;
  serviceOnFree: boolean;
  transactionCostMinor: number;
  /** Given on top; it outlives a change of places. */
  donationMinor: number;
  /** That its prices are with; one use of it is held with its places. */
  discountCodeId: string | null;
  /** What codes pay of it, held with its places. */
  codeParts: CodePart[];
  /** Encrypted with the key of `personKeyId`. */
  details: Buffer | null;
  personKeyId: string | null;
  orderId: string | null;
}

const columns = [
  'id',
  'channelId',
  'salesPoint',
  'language',
  'holdId',
  'holdExpiresAt',
  'extensions',
  'lengthenedToPay',
  'timeslotId',
  'visitDate',
  'lines',
  'serviceCostMinor',
  'serviceOnFree',
  'transactionCostMinor',
  'donationMinor',
  'discountCodeId',
  'codeParts',
  'details',
  'personKeyId',
  'orderId',
] as const;

/** For each secret the client whose cart has it; found before any client is known. */
export async function listClientIdsByCartSecret(
  db: Database,
  secretHashes: readonly Buffer[],
): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select find_client_by_cart_secret(a.secret_hash) as id
    from unnest(${[...secretHashes]}::bytea[]) with ordinality as a (secret_hash, at) order by a.at`.execute(
    db,
  );
  return rows.map(({ id }) => id ?? undefined);
}

export async function findCartBySecret(
  scope: ClientScope,
  secretHash: Buffer,
): Promise<StoredCart | undefined> {
  return selectCarts(scope).where('secretHash', '=', secretHash).executeTakeFirst();
}

/** A cart with the hash of its secret, as text. */
export type CartOfSecret = StoredCart & { hash: string };

/**
 * The carts with these secrets, locked until the transaction ends. With `skip-locked` those that another transaction holds
 * are left out.
 */
export async function lockCartsBySecret(
  scope: ClientScope,
  secretHashes: readonly Buffer[],
  locks: RowLocks,
): Promise<CartOfSecret[]> {
  return runPrepared(
    scope,
    sql<CartOfSecret>`select ${names}, encode(secret_hash, 'hex') as hash from cart
      where client_id = ${scope.clientId} and secret_hash = any (${[...secretHashes]}::bytea[])
      order by id for update${skipLocked(locks)}`,
  );
}

const names = namesOf(columns);

/** A cart with the request that took it; `wishHash` is null for carts of earlier versions. */
export type CartOfKey = StoredCart & { idempotencyKey: string; wishHash: Buffer | null };

/** The carts of a channel that were taken with these keys. */
export async function listCartsByKeys(
  scope: ClientScope,
  channelId: string,
  idempotencyKeys: readonly string[],
): Promise<CartOfKey[]> {
  if (idempotencyKeys.length === 0) return [];
  const rows = await selectCarts(scope)
    .select(['idempotencyKey', 'wishHash'])
    .where('channelId', '=', channelId)
    .where('idempotencyKey', '=', sql<string>`any (${[...idempotencyKeys]}::text[])`)
    .execute();
  return rows.flatMap(({ idempotencyKey, ...cart }) =>
    idempotencyKey === null ? [] : [{ ...cart, idempotencyKey }],
  );
}

/** Of these keys those with which a cart was taken: `{channel} {key}`. */
export async function listCartKeys(
  scope: ClientScope,
  asked: readonly { channelId: string; idempotencyKey: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.channel_id || ' ' || c.idempotency_key as name
    from unnest(${asked.map(({ channelId }) => channelId)}::uuid[],
      ${asked.map(({ idempotencyKey }) => idempotencyKey)}::text[]) as a (channel_id, idempotency_key)
    join cart c on c.client_id = ${scope.clientId} and c.channel_id = a.channel_id
      and c.idempotency_key = a.idempotency_key`.execute(scope.tx);
  return new Set(rows.map(({ name }) => name));
}

/** The unfinished cart from which an order was placed. */
export async function findCartByOrder(
  scope: ClientScope,
  { id, holdId }: { id: string; holdId: string | null },
): Promise<StoredCart | undefined> {
  if (holdId === null) return undefined;
  return selectCarts(scope).where('holdId', '=', holdId).where('orderId', '=', id).executeTakeFirst();
}

/** The cart, locked until the transaction ends. */
export async function lockCart(scope: ClientScope, id: string): Promise<StoredCart> {
  return selectCarts(scope).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** These carts, locked until the transaction ends; those that another one holds are left out. */
export async function lockCartsById(scope: ClientScope, ids: readonly string[]): Promise<StoredCart[]> {
  if (ids.length === 0) return [];
  return selectCarts(scope)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * Replaces the places of a cart, if it still has the hold that the new ones replace.
 * @returns false where another change came first; nothing has changed then.
 */
export async function replacePlaces(
  scope: ClientScope,
  cart: Pick<StoredCart, 'id' | 'holdId'>,
  places: Pick<
    StoredCart,
    | 'holdId'
    | 'holdExpiresAt'
    | 'extensions'
    | 'timeslotId'
    | 'visitDate'
    | 'lines'
    | 'serviceCostMinor'
    | 'serviceOnFree'
    | 'transactionCostMinor'
    | 'discountCodeId'
    | 'codeParts'
  >,
): Promise<boolean> {
  const row = await scope.tx
    .updateTable('cart')
    .set({
      ...places,
      lines: JSON.stringify(places.lines),
      codeParts: JSON.stringify(places.codeParts),
      updatedAt: sql`now()`,
    })
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
  {
    lines,
    ...costs
  }: Pick<StoredCart, 'lines' | 'serviceCostMinor' | 'serviceOnFree' | 'transactionCostMinor'>,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ ...costs, lines: JSON.stringify(lines), updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Puts a locked cart into another language, with its lines as they are called there. */
export async function updateCartLanguage(
  scope: ClientScope,
  id: string,
  { language, lines }: Pick<StoredCart, 'language' | 'lines'>,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ language, lines: JSON.stringify(lines), updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Writes the outcome of a decision about a locked cart. */
export async function updateCart(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<StoredCart, 'holdExpiresAt' | 'extensions' | 'orderId' | 'donationMinor'>>,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ ...change, updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Writes details into locked carts, each encrypted with a key of its own. */
export async function updateCartDetails(
  scope: ClientScope,
  written: readonly { id: string; details: Buffer; personKeyId: string }[],
): Promise<void> {
  if (written.length === 0) return;
  await runPrepared(
    scope,
    sql`update cart c set details = w.details, person_key_id = w.key, order_id = null, updated_at = now()
      from unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ details }) => details)}::bytea[],
        ${written.map(({ personKeyId }) => personKeyId)}::uuid[]) as w (id, details, key)
      where c.client_id = ${scope.clientId} and c.id = w.id`,
  );
}

/** Writes on locked carts that going to pay has lengthened their time. */
export async function updateLengthenedCarts(
  scope: ClientScope,
  ids: readonly string[],
  holdExpiresAt: Date,
): Promise<void> {
  await scope.tx
    .updateTable('cart')
    .set({ holdExpiresAt, lengthenedToPay: true, updatedAt: sql`now()` })
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Records on locked carts which orders they became. */
export async function updateCartOrders(
  scope: ClientScope,
  placed: readonly { id: string; orderId: string }[],
): Promise<void> {
  if (placed.length === 0) return;
  await runPrepared(
    scope,
    sql`update cart c set order_id = p.order_id, updated_at = now()
      from unnest(${placed.map(({ id }) => id)}::uuid[], ${placed.map(({ orderId }) => orderId)}::uuid[])
        as p (id, order_id)
      where c.client_id = ${scope.clientId} and c.id = p.id`,
  );
}

function selectCarts(scope: ClientScope) {
  return scope.tx.selectFrom('cart').select(columns).where('clientId', '=', scope.clientId);
}
