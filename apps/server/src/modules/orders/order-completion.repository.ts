import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows, runPrepared } from '../../platform/database/prepared.ts';
import type { Places } from '../capacity/index.ts';

/**
 * Makes locked orders completed ones, with the next numbers of the client's gapless sequence and an entry of their
 * timelines each. It is the last that locks anything in a completing transaction: from here to its end other
 * completions of this client wait, and a rollback gives the numbers back.
 */
export async function numberOrders(
  scope: ClientScope,
  orderIds: readonly string[],
  { actor, at }: { actor: OrderActor; at: Date },
): Promise<void> {
  const count = orderIds.length;
  if (count === 0) return;
  await runPrepared(
    scope,
    sql`
    with taken as (
      insert into order_number_counter as c (client_id, last_number) values (${scope.clientId}::uuid, ${count}::bigint)
      on conflict (client_id) do update set last_number = c.last_number + excluded.last_number
      returning last_number - ${count}::bigint as before),
    completed as (
      update orders o set state = 'completed', number = t.before + w.place, completed_at = ${at}::timestamptz
      from taken t, unnest(${[...orderIds]}::uuid[]) with ordinality as w (id, place)
      where o.client_id = ${scope.clientId} and o.id = w.id
      returning o.id, o.number)
    insert into order_event (client_id, order_id, kind, actor_kind, actor_id, facts)
    select ${scope.clientId}::uuid, id, 'order-completed', ${actor.kind}::text, ${actor.id ?? null}::uuid,
      jsonb_build_object('number', number)
    from completed`,
  );
}

/** Stores what completed orders took of the counters; the auditor adds these up. */
export async function insertOrderCounters(
  scope: ClientScope,
  taken: readonly (Places & { orderId: string })[],
): Promise<void> {
  await insertRows(
    scope,
    'orderCounter',
    taken.map(({ orderId, counterId, quantity }) => ({ orderId, counterId, quantity })),
  );
}

/** By whose clocks the days of an order begin and end: its location's, else its client's. */
export async function getTimeZoneOfOrder(scope: ClientScope, orderId: string): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`
    select coalesce(l.time_zone, c.time_zone) as time_zone
    from orders o
    join client c on c.id = o.client_id
    left join location l on l.client_id = o.client_id and l.id = o.location_id
    where o.client_id = ${scope.clientId} and o.id = ${orderId}`.execute(scope.tx);
  const [order] = rows;
  if (!order) throw new Error(`no order ${orderId}`);
  return order.timeZone;
}
