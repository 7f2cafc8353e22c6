import './orders.tables.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
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
  const { clientId, tx } = scope;
  await tx
    .insertInto('orders')
    .values({ clientId, ...order })
    .execute();
  await tx
    .insertInto('orderLine')
    .values(
      lines.map((line, position) => ({
        clientId,
        orderId: order.id,
        position,
        ...line,
        priceSteps: JSON.stringify(line.priceSteps),
      })),
    )
    .execute();
}

/** @throws NotFoundError `order-not-found`, also for another client's order. */
export async function getOrder(scope: ClientScope, id: string): Promise<Order> {
  const order = await selectOrder(scope, id).executeTakeFirst();
  if (!order) throw new NotFoundError('order-not-found');
  return order;
}

/** The order, held against every other change until the transaction ends. */
export async function lockOrder(scope: ClientScope, id: string): Promise<Order> {
  const order = await selectOrder(scope, id).forNoKeyUpdate().executeTakeFirst();
  if (!order) throw new NotFoundError('order-not-found');
  return order;
}

/** Lines in the order in which they were chosen. */
export async function listOrderLines(scope: ClientScope, orderId: string): Promise<OrderLine[]> {
  return scope.tx
    .selectFrom('orderLine')
    .select(lineColumns)
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

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
export async function takeOrderNumber(scope: ClientScope): Promise<number> {
  const row = await scope.tx
    .insertInto('orderNumberCounter')
    .values({ clientId: scope.clientId, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('clientId').doUpdateSet({ lastNumber: sql`order_number_counter.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return row.lastNumber;
}

/** Remembers what a completed order took of the counters; the auditor adds these up. */
export async function insertOrderCounters(
  scope: ClientScope,
  orderId: string,
  places: readonly Places[],
): Promise<void> {
  if (places.length === 0) return;
  const { clientId } = scope;
  const rows = places.map(({ counterId, quantity }) => ({ clientId, orderId, counterId, quantity }));
  await scope.tx.insertInto('orderCounter').values(rows).execute();
}

/** A new order's id: a UUIDv7, so that ids follow time (product.md section 6). */
export async function makeOrderId(scope: ClientScope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(scope.tx);
  const id = rows[0]?.id;
  if (!id) throw new Error('the database made no order id');
  return id;
}

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

function selectOrder(scope: ClientScope, id: string) {
  return scope.tx
    .selectFrom('orders')
    .select(orderColumns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id);
}
