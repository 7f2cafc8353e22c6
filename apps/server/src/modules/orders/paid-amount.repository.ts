import { countServiceTickets } from '@foyer/domain/pricing/order-costs.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What is left of an order's money and tickets. */
export interface OrderAmounts {
  state: string;
  serviceCostMinor: number;
  serviceOnFree: boolean;
  /** What of the total has not gone back yet, without a gift, which does not. */
  restMinor: number;
  hasAddress: boolean;
  /** The valid tickets. */
  ticketCount: number;
}

/**
 * Of some orders, by id. Each table is asked once with all ids: joined order by order, PostgreSQL may read all rows of
 * a new client for each of them, as it expects one.
 */
export async function listOrderAmounts(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Map<string, OrderAmounts>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & Omit<OrderAmounts, 'ticketCount'>>`
    select id, state, service_cost_minor, service_on_free, (total_minor - refunded_minor
        - case when donation_returned then 0 else donation_minor end)::int as rest_minor,
      buyer_email <> '' as has_address
    from orders where client_id = ${scope.clientId} and id = any (${[...orderIds]}::uuid[])`.execute(
    scope.tx,
  );
  const { rows: counted } = await sql<{ id: string; count: number }>`
    select order_id as id, count(*)::int as count from ticket
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[]) and state <> 'cancelled'
    group by order_id`.execute(scope.tx);
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return new Map(rows.map(({ id, ...order }) => [id, { ...order, ticketCount: counts.get(id) ?? 0 }]));
}

type ServiceOfOrder = Pick<OrderAmounts, 'serviceCostMinor' | 'serviceOnFree'>;

/** What so many tickets of each of these order lines cost, with the service cost of their order: `amountOfTickets`. */
export async function listLineAmounts(
  scope: ClientScope,
  lineIds: readonly string[],
): Promise<(order: ServiceOfOrder, lineId: string, ticketCount: number) => number> {
  const { rows } = await sql<{ id: string; quantity: number; totalMinor: number }>`
    select id, quantity, total_minor::int from order_line
    where client_id = ${scope.clientId} and id = any (${[...lineIds]}::uuid[])`.execute(scope.tx);
  const lines = new Map(rows.map((line) => [line.id, line]));
  return ({ serviceCostMinor, serviceOnFree }, lineId, ticketCount) => {
    const { quantity, totalMinor } = lines.get(lineId) ?? { quantity: 1, totalMinor: 0 };
    const served = countServiceTickets([{ totalMinor, quantity: ticketCount }], {
      isServiceOnFree: serviceOnFree,
    });
    return Math.round((totalMinor * Math.min(ticketCount, quantity)) / quantity) + serviceCostMinor * served;
  };
}
