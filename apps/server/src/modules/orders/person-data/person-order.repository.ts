import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { HeldData, Person, PossibleMatch, RetentionStretch } from '../../person-data/index.ts';

/** How many orders with a name are looked at. */
const mostNames = 5000;

/** An order of a person. */
export interface PersonOrder {
  id: string;
  name: string;
  phone: string;
  language: string;
  personKeyId: string | null;
}

/** Orders with one of the addresses, or without any and with one of the names; the newest first. */
export async function listOrdersOfPerson(scope: ClientScope, person: Person): Promise<PersonOrder[]> {
  const { rows } = await sql<PersonOrder>`
    select id, buyer_name as name, buyer_phone as phone, language, person_key_id
    from orders where client_id = ${scope.clientId} and ${isOf(person)}
    order by created_at desc, id desc`.execute(scope.tx);
  return rows;
}

/** Those of the orders whose buyer was not erased. */
export async function listOrdersWithBuyer(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Pick<PersonOrder, 'id' | 'personKeyId'>[]> {
  const { rows } = await sql<Pick<PersonOrder, 'id' | 'personKeyId'>>`
    select id, person_key_id from orders where client_id = ${scope.clientId}
      and id = any (${[...orderIds]}::uuid[]) and person_erased_at is null order by id`.execute(scope.tx);
  return rows;
}

export async function listOrdersOfKeys(scope: ClientScope, keyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where client_id = ${scope.clientId} and person_key_id = any (${[...keyIds]}::uuid[])
      and person_erased_at is null order by id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

function isOf({ emails, names }: Person): RawBuilder<unknown> {
  const parts = [sql`buyer_email = any (${emails.filter(Boolean)}::text[])`];
  if (names.length > 0) {
    parts.push(sql`(buyer_email = '' and lower(buyer_name) = any (${[...names]}::text[])
      and id in (select find_orders_by_buyer_name(n, ${mostNames}) from unnest(${[...names]}::text[]) n))`);
  }
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** The next day and time for which one of the orders has a valid ticket, by the clocks of the client. */
export async function findNextVisit(
  scope: ClientScope,
  orderIds: readonly string[],
  now: Date,
): Promise<{ date: string; time: string | null } | null> {
  const { rows } = await sql<{ date: string; time: string | null }>`
    select t.visit_date as date, t.visit_time as time from ticket t
    join client c on c.id = t.client_id
    where t.client_id = ${scope.clientId} and t.order_id = any (${[...orderIds]}::uuid[]) and t.state = 'active'
      and t.visit_date >= (${now}::timestamptz at time zone c.time_zone)::date
    order by t.visit_date, t.visit_time nulls last limit 1`.execute(scope.tx);
  return rows[0] ?? null;
}

/** Persons whose name holds a text, each address and name once. */
export async function listNamesakes(
  scope: ClientScope,
  part: string,
  like: { names: readonly string[]; phones: readonly string[]; notEmails: readonly string[] } | null,
  limit: number,
): Promise<PossibleMatch[]> {
  const { clientId } = scope;
  const resembles = like
    ? sql`and not (buyer_email = any (${[...like.notEmails]}::text[]))
        and (lower(buyer_name) = any (${[...like.names]}::text[]) or buyer_phone = any (${[...like.phones]}::text[]))`
    : sql``;
  const { rows } = await sql<PossibleMatch>`
    select buyer_email as email, (array_agg(buyer_name order by created_at desc))[1] as name,
      count(*)::int as orders,
      case when ${like !== null} and not bool_or(lower(buyer_name) = any (${[...(like?.names ?? [])]}::text[]))
        then 'phone' else 'name' end as because
    from orders
    where client_id = ${clientId} and id in (select find_orders_by_buyer_name(${part}, ${mostNames})) ${resembles}
    group by buyer_email, case when buyer_email = '' then lower(buyer_name) end
    order by max(created_at) desc, max(id::text) desc limit ${limit}`.execute(scope.tx);
  return rows;
}

export interface WaitFacts {
  orderId: string;
  sequence: number | null;
  prefix: string;
  state: OrderState;
  usableUntil: Date | null;
  hasUnusedOpenTicket: boolean;
}

/** What decides whether an order keeps its buyer: its state and the tickets that are still good for something. */
export async function listWaitFacts(scope: ClientScope, orderIds: readonly string[]): Promise<WaitFacts[]> {
  const { rows } = await sql<WaitFacts>`
    select o.id as order_id, o.number as sequence, c.order_prefix as prefix, o.state,
      max(coalesce(t.valid_until, (t.visit_date + 1)::timestamp at time zone coalesce(l.time_zone, c.time_zone)))
        as usable_until,
      coalesce(bool_or(t.valid_until is null and t.visit_date is null and t.used_at is null and t.id is not null),
        false) as has_unused_open_ticket
    from orders o
    join client c on c.id = o.client_id
    left join location l on l.client_id = o.client_id and l.id = o.location_id
    left join ticket t on t.client_id = o.client_id and t.order_id = o.id and t.state = 'active'
    where o.client_id = ${scope.clientId} and o.id = any (${[...orderIds]}::uuid[])
    group by o.id, o.number, c.order_prefix, o.state, o.created_at order by o.created_at, o.id`.execute(
    scope.tx,
  );
  return rows;
}

/** How many orders, tickets and notes there are, and of which time. */
export async function countOfOrders(scope: ClientScope, orderIds: readonly string[]): Promise<HeldData[]> {
  const of = sql`client_id = ${scope.clientId} and`;
  const ids = sql`any (${[...orderIds]}::uuid[])`;
  const { rows } = await sql<HeldData>`
    select 'orders' as kind, count(*)::int as records, min(created_at) as from, max(created_at) as until
    from orders where ${of} id = ${ids} and person_erased_at is null
    union all
    select 'tickets', count(*)::int, min(acquired_at), max(coalesce(used_at, acquired_at))
    from ticket where ${of} order_id = ${ids}
    union all
    select 'notes', count(*)::int, min(at), max(at)
    from order_event where ${of} order_id = ${ids} and kind = 'note-added'`.execute(scope.tx);
  return rows;
}

export interface OrderForPerson {
  sequence: number | null;
  prefix: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  language: string;
  currency: string;
  totalMinor: number;
  visitDate: string | null;
  visitTime: string | null;
  state: OrderState;
  keyId: string | null;
  /** Sealed with that key. */
  details: Buffer | null;
  optIns: string[];
}

export async function listOrdersForPerson(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderForPerson[]> {
  const { rows } = await sql<OrderForPerson>`
    select o.number as sequence, c.order_prefix as prefix, o.created_at, o.buyer_name as name,
      o.buyer_email as email, o.buyer_phone as phone, o.language, o.currency, o.total_minor, o.visit_date,
      o.visit_time, o.state, o.person_key_id as key_id, o.details, o.opt_ins
    from orders o join client c on c.id = o.client_id
    where o.client_id = ${scope.clientId} and o.id = any (${[...orderIds]}::uuid[])
    order by o.created_at, o.id`.execute(scope.tx);
  return rows;
}

export interface TicketForPerson {
  code: string;
  product: string;
  type: string;
  visitDate: string | null;
  visitTime: string | null;
  state: string;
  usedAt: Date | null;
  keyId: string | null;
  /** Sealed with that key. */
  visitorName: Buffer | null;
}

export async function listTicketsForPerson(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<TicketForPerson[]> {
  const { rows } = await sql<TicketForPerson>`
    select t.code, l.product_name as product, l.ticket_type_name as type, t.visit_date, t.visit_time, t.state,
      t.used_at, t.visitor_name, o.person_key_id as key_id
    from ticket t join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    where t.client_id = ${scope.clientId} and t.order_id = any (${[...orderIds]}::uuid[])
    order by t.acquired_at, t.id`.execute(scope.tx);
  return rows;
}

/** Notes as they are stored: sealed. */
export async function listSealedNotes(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ at: Date; key: string; sealed: string }[]> {
  const { rows } = await sql<{ at: Date; key: string; sealed: string }>`
    select at, facts ->> 'key' as key, facts ->> 'sealed' as sealed from order_event
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[]) and kind = 'note-added'
    order by id`.execute(scope.tx);
  return rows;
}

/** Takes the buyer and all names off orders: they stay, for the books and the statistics. */
export async function eraseBuyers(scope: ClientScope, orderIds: readonly string[], now: Date): Promise<void> {
  await sql`update orders
    set buyer_first_name = '', buyer_last_name = '', buyer_email = '', buyer_phone = '', details = null, opt_ins = '{}',
      person_erased_at = ${now}
    where client_id = ${scope.clientId} and id = any (${[...orderIds]}::uuid[]) and person_erased_at is null`.execute(
    scope.tx,
  );
  await sql`update order_line set ticket_names = null, gifts = null where client_id = ${scope.clientId}
    and order_id = any (${[...orderIds]}::uuid[]) and (ticket_names is not null or gifts is not null)`.execute(
    scope.tx,
  );
  await sql`update ticket set visitor_name = null where client_id = ${scope.clientId}
    and order_id = any (${[...orderIds]}::uuid[]) and visitor_name is not null`.execute(scope.tx);
}

/** Orders with a buyer, in the order of their ids: sold ones with a visit before an instant, or never sold ones. */
export async function listOldOrders(
  scope: ClientScope,
  step: 'buyers' | 'unpaid',
  { before, place, limit }: RetentionStretch,
): Promise<{ id: string; personKeyId: string | null }[]> {
  const isOld =
    step === 'buyers'
      ? sql`completed_at is not null and (visit_date is null or visit_date < ${before}::timestamptz::date)`
      : sql`completed_at is null and state in ('expired', 'failed', 'cancelled')`;
  const { rows } = await sql<{ id: string; personKeyId: string | null }>`
    select id, person_key_id from orders
    where client_id = ${scope.clientId} and person_erased_at is null and created_at < ${before} and ${isOld}
      and (buyer_email <> '' or buyer_name <> '' or buyer_phone <> '')
      ${place === null ? sql`` : sql`and id > ${place}::uuid`}
    order by id limit ${limit}`.execute(scope.tx);
  return rows;
}
