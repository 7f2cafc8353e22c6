import './orders.tables.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { gathered } from '../../platform/database/side-by-side.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Places } from '../capacity/index.ts';

/** An order as its own area knows it; amounts in minor units of its currency. */
export interface Order {
  id: string;
  /** The place in the client's sequence; null until completed. */
  number: number | null;
  state: OrderState;
  salesPoint: SalesPoint;
  /** Who sold it at a desk; null where the visitor bought it without anybody. */
  sellerAccountId: string | null;
  channelId: string | null;
  locationId: string | null;
  holdId: string | null;
  language: string;
  currency: string;
  totalMinor: number;
  vatMinor: number;
  /** Within the total, for each ticket. */
  serviceCostMinor: number;
  /** Within the total, for the order. */
  transactionCostMinor: number;
  refundedMinor: number;
  itemCount: number;
  visitDate: string | null;
  visitTime: string | null;
  buyerFirstName: string;
  buyerLastName: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  personKeyId: string | null;
  test: boolean;
  createdAt: Date;
  completedAt: Date | null;
}

export interface OrderLine {
  id: string;
  orderId: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  vatBasisPoints: number;
  vatMinor: number;
  priceSteps: PriceStep[];
}

export const orderColumns = [
  'id',
  'number',
  'state',
  'salesPoint',
  'sellerAccountId',
  'channelId',
  'locationId',
  'holdId',
  'language',
  'currency',
  'totalMinor',
  'vatMinor',
  'serviceCostMinor',
  'transactionCostMinor',
  'refundedMinor',
  'itemCount',
  'visitDate',
  'visitTime',
  'buyerFirstName',
  'buyerLastName',
  'buyerName',
  'buyerEmail',
  'buyerPhone',
  'personKeyId',
  'test',
  'createdAt',
  'completedAt',
] as const;

const lineColumns = [
  'id',
  'orderId',
  'ticketTypeId',
  'ticketTypeName',
  'productName',
  'timeslotId',
  'visitDate',
  'visitTime',
  'quantity',
  'unitPriceMinor',
  'totalMinor',
  'vatBasisPoints',
  'vatMinor',
  'priceSteps',
] as const;

export type NewOrder = Omit<
  Order,
  'id' | 'number' | 'vatMinor' | 'refundedMinor' | 'buyerName' | 'createdAt' | 'completedAt'
> & { id: string; secretHash: Buffer; vatMinor: number };

export type NewOrderLine = Omit<OrderLine, 'id' | 'orderId'>;

/** Inserts an order with its lines. */
export async function insertOrder(
  scope: ClientScope,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await insertGathered(scope, { order, lines });
}

interface OrderWithLines {
  order: NewOrder;
  lines: readonly NewOrderLine[];
}

const insertGathered = gathered(async ({ clientId, tx }, placed: readonly OrderWithLines[]) => {
  await tx
    .insertInto('orders')
    .values(placed.map(({ order }) => ({ clientId, ...order })))
    .execute();
  await tx
    .insertInto('orderLine')
    .values(
      placed.flatMap(({ order, lines }) =>
        lines.map((line, position) => ({
          clientId,
          orderId: order.id,
          position,
          ...line,
          priceSteps: JSON.stringify(line.priceSteps),
        })),
      ),
    )
    .execute();
  return placed.map(() => true);
});

/** @throws NotFoundError `order-not-found`, also for another client's order. */
export async function getOrder(scope: ClientScope, id: string): Promise<Order> {
  const order = await findOrder(scope, id);
  if (!order) throw new NotFoundError('order-not-found');
  return order;
}

/** The order, held against every other change until the transaction ends. */
export async function lockOrder(scope: ClientScope, id: string): Promise<Order> {
  const order = await findAndLockOrder(scope, id);
  if (!order) throw new NotFoundError('order-not-found');
  return order;
}

/** Lines in the order in which they were chosen. */
export const listOrderLines = gathered(async ({ clientId, tx }, orderIds: readonly string[]) => {
  const lines: OrderLine[] = await tx
    .selectFrom('orderLine')
    .select(lineColumns)
    .where('clientId', '=', clientId)
    .where('orderId', '=', sql<string>`any (${[...new Set(orderIds)]}::uuid[])`)
    .orderBy('position')
    .execute();
  const ofOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orderIds.map((id) => ofOrder.get(id) ?? []);
});

/** Writes the outcome of a decision about a locked order. */
export async function updateOrder(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<Order, 'state' | 'number' | 'completedAt' | 'refundedMinor'>>,
): Promise<void> {
  await scope.tx
    .updateTable('orders')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/**
 * The next number of the client's gapless sequence. Call it last in the completing transaction: from here to its
 * end other completions of this client wait, and a rollback gives the number back.
 */
export const takeOrderNumber = gathered(async ({ clientId, tx }, orderIds: readonly string[]) => {
  const count = orderIds.length;
  const { lastNumber } = await tx
    .insertInto('orderNumberCounter')
    .values({ clientId, lastNumber: count })
    .onConflict((conflict) =>
      conflict.column('clientId').doUpdateSet({
        lastNumber: sql`order_number_counter.last_number + excluded.last_number`,
      }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return orderIds.map((_id, index) => lastNumber - count + 1 + index);
});

/** Remembers what a completed order took of the counters; the auditor adds these up. */
export async function insertOrderCounters(
  scope: ClientScope,
  orderId: string,
  places: readonly Places[],
): Promise<void> {
  if (places.length === 0) return;
  const taken = places.map(({ counterId, quantity }) => ({ orderId, counterId, quantity }));
  await insertCounters(scope, taken);
}

type TakenPlaces = Places & { orderId: string };

const insertCounters = gathered(async ({ clientId, tx }, taken: readonly (readonly TakenPlaces[])[]) => {
  const rows = taken.flat().map((places) => ({ clientId, ...places }));
  await tx.insertInto('orderCounter').values(rows).execute();
  return taken.map(() => true);
});

/** The oldest orders of all clients that wait for money and whose hold is over (worker role). */
export async function listOrdersWithoutHold(
  db: Database,
  limit: number,
): Promise<{ clientId: string; id: string }[]> {
  return db
    .selectFrom('orders')
    .select(['orders.clientId', 'orders.id'])
    .where('orders.state', 'in', ['reserved', 'pending payment', 'failed'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('hold')
            .select('hold.id')
            .whereRef('hold.clientId', '=', 'orders.clientId')
            .whereRef('hold.id', '=', 'orders.holdId'),
        ),
      ),
    )
    .orderBy('orders.createdAt')
    .limit(limit)
    .execute();
}

/** The id of the client's order with this secret. */
export async function findOrderIdBySecret(
  scope: ClientScope,
  secretHash: Buffer,
): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('orders')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();
  return row?.id;
}

/** The client that has an order with this secret. Looks across clients and tells nothing else. */
export async function findClientIdBySecret(db: Database, secretHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_order_secret(${secretHash}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

const findOrder = gathered(async (scope, ids: readonly string[]) =>
  inOrder(ids, await selectOrders(scope, ids).execute()),
);

/** In id order, as everywhere. */
const findAndLockOrder = gathered(async (scope, ids: readonly string[]) =>
  inOrder(ids, await selectOrders(scope, ids).orderBy('id').forNoKeyUpdate().execute()),
);

function selectOrders(scope: ClientScope, ids: readonly string[]) {
  return scope.tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', sql<string>`any (${[...new Set(ids)]}::uuid[])`);
}

function inOrder(ids: readonly string[], orders: readonly Order[]): (Order | undefined)[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.map((id) => byId.get(id));
}
