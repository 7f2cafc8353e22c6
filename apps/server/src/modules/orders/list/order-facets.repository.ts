import { anyDiscount, type CancelReason, type ScanFilter } from '@foyer/domain/orders/order-facets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What an order has beside its own row, by which the list can be narrowed. */
export type FacetWanted =
  | { kind: 'scan'; value: ScanFilter }
  | { kind: 'method' | 'provider' | 'discount'; value: string }
  | { kind: 'reason'; value: CancelReason }
  /** Id of a code that its tickets have. */
  | { kind: 'barcode'; value: string }
  /** Ids of the ticket types of a product. */
  | { kind: 'product'; value: readonly string[] }
  | { kind: 'donation' | 'failed' };

/** A facet with what is known of its orders: those of a rare one are looked up, those of others met while walking. */
export type OrderFacet = FacetWanted & { isRare: boolean };

/** Up to so many orders of a facet are looked up by their ids. */
const mostLookedUp = 5000;

/** Rows of other tables as `f`, each with its `order_id`. */
function rowsOf(clientId: string, wanted: FacetWanted): RawBuilder<unknown> {
  switch (wanted.kind) {
    case 'scan':
      return sql`ticket f where f.client_id = ${clientId} and f.used_at is not null`;
    case 'method':
      return sql`payment f where f.client_id = ${clientId} and f.method = ${wanted.value} and ${isMeant}`;
    case 'provider':
      return sql`payment f where f.client_id = ${clientId} and f.provider = ${wanted.value} and ${isMeant}`;
    case 'discount':
      return sql`order_line f where f.client_id = ${clientId}
        and ${wanted.value === anyDiscount ? isDiscounted : hasTitle(wanted.value)}`;
    case 'product':
      return sql`order_line f where f.client_id = ${clientId}
        and f.ticket_type_id = any (${[...wanted.value]}::uuid[])`;
    case 'barcode':
      return sql`ticket f where f.client_id = ${clientId} and f.barcode_id = ${wanted.value}`;
    case 'donation':
      return sql`ledger_posting f where f.client_id = ${clientId} and 'donation' = any (f.accounts)`;
    case 'reason':
      return sql`(
        select client_id, order_id, reason from refund union all
        select client_id, order_id, facts ->> 'reason' from order_event where kind = 'visit-cancelled'
      ) f where f.client_id = ${clientId} and f.reason = ${wanted.value}`;
    case 'failed':
      return sql`(
        select client_id, id as order_id from orders where state = 'failed' union all
        select client_id, order_id from refund where state = 'failed' union all
        select e.client_id, e.order_id from order_event e
        join orders paid on paid.client_id = e.client_id and paid.id = e.order_id
        where e.kind = 'payment-differs' and paid.state in ('reserved', 'pending payment', 'expired', 'cancelled')
      ) f where f.client_id = ${clientId}`;
  }
}

/** A payment that was given up is not how an order was paid. */
const isMeant = sql`f.state not in ('failed', 'cancelled', 'expired')`;
/** As the index `order_line_discounted` says it. */
const isDiscounted = sql`f.price_steps @> '[{"kind": "discount-code"}]'`;
/** As the index `order_line_discount` says it. */
const hasTitle = (title: string) => sql`f.discount_title is not null and f.discount_title = ${title}`;

/** Whether a facet has so few orders that they are looked up. */
export async function isRareFacet(scope: ClientScope, wanted: FacetWanted): Promise<boolean> {
  if (wanted.kind === 'scan' && wanted.value === 'unscanned') return false;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${rowsOf(scope.clientId, wanted)} limit ${mostLookedUp + 1}) as counted`.execute(scope.tx);
  return (rows[0]?.count ?? 0) <= mostLookedUp;
}

/** Without the index by ticket type, which a plan without statistics would read to its end for each order. */
function linesOfTypes(clientId: string, types: readonly string[]): RawBuilder<unknown> {
  return sql`order_line f where f.client_id = ${clientId}
    and array_position(${[...types]}::uuid[], f.ticket_type_id) is not null`;
}

/** Without the index by barcode: all tickets of a type have its custom barcode. */
const ticketsOfBarcode = (clientId: string, barcodeId: string): RawBuilder<unknown> =>
  sql`ticket f where f.client_id = ${clientId} and f.barcode_id is not distinct from ${barcodeId}::uuid`;

function rowsOfOrder(clientId: string, wanted: FacetWanted): RawBuilder<unknown> {
  if (wanted.kind === 'product') return linesOfTypes(clientId, wanted.value);
  return wanted.kind === 'barcode' ? ticketsOfBarcode(clientId, wanted.value) : rowsOf(clientId, wanted);
}

/**
 * An order `o` has the facet. The fence (`offset 0`) asks each order that is met, whatever the planner believes: as a join, a
 * plan without statistics meets all rows with all orders.
 */
export function facetCondition(clientId: string, facet: OrderFacet): RawBuilder<unknown> {
  const has = facet.isRare
    ? sql`o.id = any (array(select f.order_id from ${rowsOf(clientId, facet)}))`
    : sql`exists (select from ${rowsOfOrder(clientId, facet)} and f.order_id = o.id offset 0)`;
  if (facet.kind !== 'scan') return has;
  const isLeft = sql`exists (select from ticket left_over where left_over.client_id = ${clientId}
    and left_over.order_id = o.id and left_over.used_at is null and left_over.state = 'active' offset 0)`;
  switch (facet.value) {
    case 'scanned':
      return sql`${has} and not ${isLeft}`;
    case 'partly':
      return sql`${has} and ${isLeft}`;
    case 'unscanned':
      return sql`${isLeft} and not ${has}`;
  }
}
