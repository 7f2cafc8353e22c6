import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { GiftKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  insertRows,
  namesOf,
  type RowLocks,
  runPrepared,
  skipLocked,
} from '../../platform/database/prepared.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** An order as its own area knows it; amounts in minor units of its currency. */
export interface Order {
  id: string;
  /** The place in the client's sequence; null until completed. */
  number: number | null;
  state: OrderState;
  salesPoint: SalesPoint;
  /** The account that sold it at a desk; null where the visitor bought it online. */
  sellerAccountId: string | null;
  channelId: string | null;
  locationId: string | null;
  holdId: string | null;
  language: ContentLanguage;
  currency: Currency;
  totalMinor: number;
  vatMinor: number;
  /** Within the total, for each ticket that costs something; with `serviceOnFree` for each ticket. */
  serviceCostMinor: number;
  serviceOnFree: boolean;
  /** Within the total, for the order. */
  transactionCostMinor: number;
  /** Within the total, given on top; `donationReturned` = it went back. */
  donationMinor: number;
  donationReturned: boolean;
  /** Of the total, what codes pay; the rest is paid in another way. */
  byCodesMinor: number;
  refundedMinor: number;
  /** Of what did not go back: what stays though its tickets are gone, as kept fees do. */
  keptMinor: number;
  itemCount: number;
  visitDate: string | null;
  visitTime: string | null;
  buyerFirstName: string;
  buyerLastName: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
  personKeyId: string | null;
  personErasedAt: Date | null; // null = the buyer was not erased
  /** To which version of the terms the buyer agreed, and when; null = the page asked for no agreement. */
  termsHash: string | null;
  termsAgreedAt: Date | null;
  /** What the buyer wants to be sent: `optInKinds`. */
  optIns: string[];
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
  /** The sealed names of its tickets until they are issued (base64); null = none. */
  ticketNames: (string | null)[] | null;
  /** What it sells besides tickets that open a gate; null = nothing. */
  sells: GiftKind | null;
  /** `GiftWish` of its presents until they are issued, sealed as the names are; null = nothing was said. */
  gifts: string[] | null;
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
  'serviceOnFree',
  'transactionCostMinor',
  'donationMinor',
  'donationReturned',
  'byCodesMinor',
  'refundedMinor',
  'keptMinor',
  'itemCount',
  'visitDate',
  'visitTime',
  'buyerFirstName',
  'buyerLastName',
  'buyerName',
  'buyerEmail',
  'buyerPhone',
  'personKeyId',
  'personErasedAt',
  'termsHash',
  'termsAgreedAt',
  'optIns',
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
  'ticketNames',
  'sells',
  'gifts',
] as const;

export type NewOrder = Omit<
  Order,
  | 'id'
  | 'number'
  | 'vatMinor'
  | 'refundedMinor'
  | 'donationReturned'
  | 'keptMinor'
  | 'buyerName'
  | 'personErasedAt'
  | 'createdAt'
  | 'completedAt'
> & { id: string; secretHash: Buffer; vatMinor: number; details: Buffer | null };

export type NewOrderLine = Omit<OrderLine, 'id' | 'orderId' | 'ticketNames' | 'sells' | 'gifts'> &
  Partial<Pick<OrderLine, 'ticketNames' | 'sells' | 'gifts'>>;

export interface OrderWithLines {
  order: NewOrder;
  lines: readonly NewOrderLine[];
}

/** Inserts orders with their lines. */
export async function insertOrders(scope: ClientScope, placed: readonly OrderWithLines[]): Promise<void> {
  const lines = placed.flatMap(({ order, lines: ofOrder }) =>
    ofOrder.map((line, position) => ({ orderId: order.id, position, ...line })),
  );
  await Promise.all([
    insertRows(
      scope,
      'orders',
      placed.map(({ order }) => order),
    ),
    insertRows(scope, 'orderLine', lines),
  ]);
}

/** @throws NotFoundError `order-not-found`, also for another client's order. */
export async function getOrder(scope: ClientScope, id: string): Promise<Order> {
  return theOnly(await listOrdersById(scope, [id]));
}

/** Orders by their ids, in no order; unknown ones are left out. */
export async function listOrdersById(scope: ClientScope, ids: readonly string[]): Promise<Order[]> {
  return ids.length === 0 ? [] : runPrepared(scope, selectOrders(scope, ids));
}

/** The order, held against every other change until the transaction ends. */
export async function lockOrder(scope: ClientScope, id: string): Promise<Order> {
  return theOnly(await lockOrders(scope, [id], 'wait'));
}

/** The person key of an order that had none. */
export async function setPersonKey(scope: ClientScope, id: string, personKeyId: string): Promise<void> {
  await scope.tx
    .updateTable('orders')
    .set({ personKeyId })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** `lockOrder` for several, in id order as everywhere. */
export async function lockOrders(
  scope: ClientScope,
  ids: readonly string[],
  locks: RowLocks,
): Promise<Order[]> {
  if (ids.length === 0) return [];
  return runPrepared(
    scope,
    sql<Order>`${selectOrders(scope, ids)} order by id for no key update${skipLocked(locks)}`,
  );
}

const names = namesOf(orderColumns);

const selectOrders = ({ clientId }: ClientScope, ids: readonly string[]) => sql<Order>`
  select ${names} from orders where client_id = ${clientId} and id = any (${[...new Set(ids)]}::uuid[])`;

function theOnly([order]: readonly Order[]): Order {
  if (!order) throw new NotFoundError('order-not-found');
  return order;
}

/** Lines in the order in which they were chosen. */
export async function listOrderLines(scope: ClientScope, orderId: string): Promise<OrderLine[]> {
  return listLinesOfOrders(scope, [orderId]);
}

/** The lines of several orders, those of each in the order in which they were chosen. */
export async function listLinesOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderLine[]> {
  return runPrepared(
    scope,
    sql<OrderLine>`select ${lineNames} from order_line
      where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[]) order by position`,
  );
}

const lineNames = namesOf(lineColumns);

/** Writes the outcome of a decision about a locked order. */
export async function updateOrder(
  scope: ClientScope,
  id: string,
  change: Partial<
    Pick<
      Order,
      'state' | 'totalMinor' | 'vatMinor' | 'refundedMinor' | 'keptMinor' | 'itemCount' | 'donationReturned'
    >
  >,
): Promise<void> {
  await scope.tx
    .updateTable('orders')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Moves locked orders to other states. */
export async function updateOrderStates(
  scope: ClientScope,
  moves: readonly { id: string; state: OrderState }[],
): Promise<void> {
  if (moves.length === 0) return;
  await runPrepared(
    scope,
    sql`update orders o set state = m.state
      from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ state }) => state)}::text[]) as m (id, state)
      where o.client_id = ${scope.clientId} and o.id = m.id`,
  );
}
