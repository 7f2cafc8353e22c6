import type { OwnerLimitKind, SaleCounterKind } from '@foyer/domain/capacity/sale-counters.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface LimitCounter {
  id: string;
  kind: SaleCounterKind;
  ownerId: string;
  scope: string;
  capacity: number | null;
}

/** A limit of one thing: all counters of this kind and owner. */
export interface LimitOwner {
  kind: OwnerLimitKind;
  ownerId: string;
}

/** The owner of places of a counter: a hold, an order, a group reservation or the lease of a desk. */
export interface Taker {
  taker: 'order' | 'hold' | 'group' | 'lease';
  takerId: string;
  counterId: string;
  quantity: number;
  /** A lease takes places of several timeslots, each written down apart. */
  leasedTimeslotId?: string;
}

/** Makes the counters that are not there yet, empty. */
export async function insertMissingCounters(
  scope: ClientScope,
  counters: readonly LimitCounter[],
): Promise<void> {
  if (counters.length === 0) return;
  const column = <Key extends keyof LimitCounter>(key: Key) => counters.map((counter) => counter[key]);
  await sql`
    insert into counter (client_id, id, kind, owner_id, scope, capacity)
    select ${scope.clientId}::uuid, w.* from unnest(${column('id')}::uuid[], ${column('kind')}::text[],
      ${column('ownerId')}::uuid[], ${column('scope')}::text[], ${column('capacity')}::int[]) as w
    order by 2 on conflict do nothing`.execute(scope.tx);
}

/** The limit as it is wanted, where more is taken: the counter reaches it as places come back (decision 0275). */
const wantedBelowTaken = (limit: RawBuilder<number | null>) =>
  sql`case when held + sold > ${limit} then ${limit} end`;

/** Sets the capacity of an owner's counters, never below what is taken. */
export async function setLimitOfOwner(scope: ClientScope, owner: LimitOwner, limit: number): Promise<void> {
  await sql`select from counter where client_id = ${scope.clientId} and owner_id = ${owner.ownerId}
    and kind = ${owner.kind} and kind <> 'timeslot' order by id for update`.execute(scope.tx);
  const wanted = wantedBelowTaken(sql`${limit}::int`);
  await sql`update counter set capacity = greatest(${limit}::int, held + sold), wanted_capacity = ${wanted}
    where client_id = ${scope.clientId} and owner_id = ${owner.ownerId} and kind = ${owner.kind} and kind <> 'timeslot'
      and (capacity, wanted_capacity) is distinct from (greatest(${limit}::int, held + sold), ${wanted})`.execute(
    scope.tx,
  );
}

/**
 * Sets the capacity of the counters of a discount's codes, never below what is taken; null = no limit. Codes that were never
 * used have none; of a million codes neither ids nor locks come here.
 */
export async function setLimitOfDiscount(
  scope: ClientScope,
  discountId: string,
  limit: number | null,
): Promise<void> {
  const isOfDiscount = sql`client_id = ${scope.clientId} and kind = 'discount-code' and kind <> 'timeslot'
    and owner_id in (select id from discount_code where client_id = ${scope.clientId} and discount_id = ${discountId})`;
  await sql`select count(*) from (select from counter where ${isOfDiscount} order by id for update) as locked`.execute(
    scope.tx,
  );
  await sql`update counter set capacity = case when ${limit}::int is null then null
    else greatest(${limit}::int, held + sold) end, wanted_capacity = ${wantedBelowTaken(sql`${limit}::int`)}
    where ${isOfDiscount}`.execute(scope.tx);
}

/** Takes an owner's counters away, with what holds, orders, groups and leases took of them. */
export async function removeCounters(scope: ClientScope, owner: LimitOwner): Promise<void> {
  await sql`
    with gone as (
      delete from counter where client_id = ${scope.clientId} and owner_id = ${owner.ownerId}
        and kind = ${owner.kind} and kind <> 'timeslot' returning id),
    ended as (
      update hold h set (counter_ids, quantities) = (
        select coalesce(array_agg(l.counter_id), '{}'), coalesce(array_agg(l.quantity), '{}')
        from unnest(h.counter_ids, h.quantities) as l (counter_id, quantity)
        where l.counter_id not in (select id from gone))
      where h.client_id = ${scope.clientId} and h.counter_ids && (select array_agg(id) from gone)),
    of_groups as (
      delete from group_reservation_counter g using gone
      where g.client_id = ${scope.clientId} and g.counter_id = gone.id),
    of_leases as (
      delete from desk_lease_counter d using gone
      where d.client_id = ${scope.clientId} and d.counter_id = gone.id)
    delete from order_counter o using gone
    where o.client_id = ${scope.clientId} and o.counter_id = gone.id`.execute(scope.tx);
}

/** Makes an owner's counters with what is taken of them already. */
export async function insertTakenCounters(
  scope: ClientScope,
  counters: readonly (LimitCounter & { held: number; sold: number })[],
  takers: readonly Taker[],
): Promise<void> {
  await insertMissingCounters(scope, counters);
  const figure = (key: 'held' | 'sold') => counters.map((counter) => counter[key]);
  await sql`
    update counter c set held = w.held, sold = w.sold, capacity = greatest(c.capacity, w.held + w.sold),
      wanted_capacity = case when w.held + w.sold > c.capacity then c.capacity end
    from unnest(${counters.map(({ id }) => id)}::uuid[], ${figure('held')}::int[], ${figure('sold')}::int[])
      as w (id, held, sold)
    where c.client_id = ${scope.clientId} and c.id = w.id`.execute(scope.tx);
  const of = (kind: Taker['taker']) => takers.filter(({ taker }) => taker === kind);
  await addToHolds(scope, of('hold'));
  await insertOfOrders(scope, of('order'));
  await insertOfGroups(scope, of('group'));
  await insertOfLeases(scope, of('lease'));
}

async function addToHolds(scope: ClientScope, takers: readonly Taker[]): Promise<void> {
  if (takers.length === 0) return;
  await sql`
    update hold h set counter_ids = h.counter_ids || w.counter_ids, quantities = h.quantities || w.quantities
    from (select hold_id, array_agg(counter_id) as counter_ids, array_agg(quantity) as quantities
      from ${rowsOf(takers)} as t (hold_id, counter_id, quantity) group by hold_id) w
    where h.client_id = ${scope.clientId} and h.id = w.hold_id`.execute(scope.tx);
}

async function insertOfOrders(scope: ClientScope, takers: readonly Taker[]): Promise<void> {
  if (takers.length === 0) return;
  await sql`insert into order_counter (client_id, order_id, counter_id, quantity)
    select ${scope.clientId}::uuid, t.* from ${rowsOf(takers)} as t`.execute(scope.tx);
}

async function insertOfGroups(scope: ClientScope, takers: readonly Taker[]): Promise<void> {
  if (takers.length === 0) return;
  await sql`insert into group_reservation_counter (client_id, reservation_id, counter_id, quantity)
    select ${scope.clientId}::uuid, t.* from ${rowsOf(takers)} as t`.execute(scope.tx);
}

async function insertOfLeases(scope: ClientScope, takers: readonly Taker[]): Promise<void> {
  if (takers.length === 0) return;
  await sql`insert into desk_lease_counter (client_id, lease_id, counter_id, quantity, timeslot_id)
    select ${scope.clientId}::uuid, t.* from unnest(${takers.map(({ takerId }) => takerId)}::uuid[],
      ${takers.map(({ counterId }) => counterId)}::uuid[], ${takers.map(({ quantity }) => quantity)}::int[],
      ${takers.map(({ leasedTimeslotId }) => leasedTimeslotId)}::uuid[]) as t`.execute(scope.tx);
}

const rowsOf = (takers: readonly Taker[]) => sql`unnest(${takers.map(({ takerId }) => takerId)}::uuid[],
  ${takers.map(({ counterId }) => counterId)}::uuid[], ${takers.map(({ quantity }) => quantity)}::int[])`;

/** Waits for holds that are being completed or ended, and locks the others. */
export async function lockAllHolds(scope: ClientScope): Promise<void> {
  await sql`select from hold where client_id = ${scope.clientId} order by id for update`.execute(scope.tx);
}
