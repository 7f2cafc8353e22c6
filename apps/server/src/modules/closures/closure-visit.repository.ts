import type { ClosureRemedy } from '@foyer/domain/closures/closure-input.ts';
import type {
  ClosureCause,
  ClosureVisitGroup,
  ClosureVisitState,
} from '@foyer/domain/closures/closure-visit.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { lockAffectedVisit } from '../changes/index.ts';

/** The tickets of one order in one timeslot of a closure. */
export interface ClosureVisit {
  id: string;
  closureId: string;
  orderId: string;
  orderNumber: string;
  buyerName: string;
  buyerEmail: string;
  currency: Currency;
  /** null = tickets for the day of a product, without a time. */
  timeslotId: string | null;
  productId: string | null;
  date: string;
  time: string | null;
  heads: number;
  amountMinor: number;
  remedy: ClosureRemedy;
  state: ClosureVisitState;
  cause: ClosureCause | null;
  movedToDate: string | null;
  movedToTime: string | null;
  answeredAt: Date | null;
  settledAt: Date | null;
}

const stateOf = sql`case when v.state = 'refunding' then
  case when r.failed then 'needs-you' when r.waiting then 'refunding' else 'refunded' end else v.state end`;

/** With what the payment provider answered: the refunds of a visit have the time of the act that asked for them. */
const visits = (scope: ClientScope, condition: RawBuilder<unknown>) => sql`
  select v.*, ${stateOf} as shown_state,
    case when v.state = 'refunding' and r.failed then 'refund-failed' else v.cause end as shown_cause
  from affected_visit v
  join closure k on k.client_id = v.client_id and k.id = v.change_id
  left join lateral (select bool_or(f.state = 'failed') as failed, bool_or(f.state = 'waiting') as waiting
    from refund f where f.client_id = v.client_id and f.order_id = v.order_id and f.created_at = v.refund_at) r on true
  where v.client_id = ${scope.clientId} and ${condition}`;

const statesOf: Record<ClosureVisitGroup, readonly ClosureVisitState[]> = {
  'needs-you': ['needs-you'],
  waiting: ['waiting', 'offered', 'refunding'],
  refunded: ['refunded'],
  moved: ['moved'],
  done: ['listed', 'mailed', 'settled', 'kept'],
};

interface VisitRow extends Omit<ClosureVisit, 'orderNumber'> {
  number: number | null;
  orderPrefix: string;
}

async function selectVisits(
  scope: ClientScope,
  condition: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
): Promise<ClosureVisit[]> {
  const { rows } = await sql<VisitRow>`
    select v.id, v.change_id as closure_id, v.order_id, o.number, c.order_prefix, o.buyer_name, o.buyer_email, o.currency,
      v.timeslot_id, v.product_id, v.visit_date as date, v.visit_time as time, v.ticket_count as heads, v.amount_minor,
      v.remedy,
      v.shown_state as state, v.shown_cause as cause, coalesce(m.local_date, v.moved_to_date) as moved_to_date,
      m.local_time as moved_to_time,
      v.answered_at, v.settled_at
    from (${visits(scope, condition)}) v
    join orders o on o.client_id = v.client_id and o.id = v.order_id
    join client c on c.id = v.client_id
    left join timeslot m on m.client_id = v.client_id and m.id = v.moved_to_id
    ${after}`.execute(scope.tx);
  return rows.map(({ number, orderPrefix, ...row }) => ({
    ...row,
    orderNumber: number === null ? '' : formatOrderNumber(number, orderPrefix),
  }));
}

/** The visits of a closure, those that changed last first, where none needs a person by order. */
export async function listVisits(
  scope: ClientScope,
  closureId: string,
  { group, offset, limit }: { group: ClosureVisitGroup | null; offset: number; limit: number },
): Promise<ClosureVisit[]> {
  const wanted = group === null ? sql`` : sql`where v.shown_state = any (${[...statesOf[group]]}::text[])`;
  return selectVisits(
    scope,
    sql`v.change_id = ${closureId}`,
    sql`${wanted} order by v.settled_at desc nulls last, v.id offset ${offset} limit ${limit}`,
  );
}

export async function findVisit(scope: ClientScope, id: string): Promise<ClosureVisit | undefined> {
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const [visit] = isId ? await selectVisits(scope, sql`v.id = ${id}`, sql``) : [];
  return visit;
}

/** @throws NotFoundError `closure-visit-not-found` */
export async function getVisit(scope: ClientScope, id: string): Promise<ClosureVisit> {
  const visit = await findVisit(scope, id);
  if (!visit) throw new NotFoundError('closure-visit-not-found');
  return visit;
}

/** Holds a visit until the transaction ends: two acts on it come after each other. */
export async function lockVisit(scope: ClientScope, id: string): Promise<ClosureVisit> {
  await lockAffectedVisit(scope, id);
  return getVisit(scope, id);
}

/** The visit of an order that its visitor reads about: one that still needs a choice, else the newest. */
export async function findVisitOfOrder(
  scope: ClientScope,
  orderId: string,
): Promise<ClosureVisit | undefined> {
  const [visit] = await selectVisits(
    scope,
    sql`v.order_id = ${orderId} and v.state not in ('kept', 'listed')`,
    sql`order by v.remedy = 'offer' and v.state in ('waiting', 'offered') desc, v.id desc limit 1`,
  );
  return visit;
}

type OfVisit = Pick<ClosureVisit, 'timeslotId' | 'productId' | 'date'>;

const isOfVisit = ({ timeslotId, productId, date }: OfVisit) =>
  timeslotId === null
    ? sql`t.timeslot_id is null and t.visit_date = ${date}::date and g.product_id = ${productId}`
    : sql`t.timeslot_id = ${timeslotId}`;

/** What the tickets of a visit are for, as the order names it; undefined where none is left. */
export async function findProductOfVisit(
  scope: ClientScope,
  visit: ClosureVisit,
): Promise<string | undefined> {
  const { rows } = await sql<{ productName: string }>`
    select l.product_name from ticket t
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    where t.client_id = ${scope.clientId} and t.order_id = ${visit.orderId} and ${isOfVisit(visit)}
      and t.state <> 'cancelled'
    order by l.position, t.id limit 1`.execute(scope.tx);
  return rows[0]?.productName;
}

/** The unused tickets of a visit, by type. */
export async function listTicketsOfVisit(
  scope: ClientScope,
  visit: ClosureVisit,
): Promise<{ ticketTypeId: string; ticketGroupId: string; quantity: number }[]> {
  const { rows } = await sql<{ ticketTypeId: string; ticketGroupId: string; quantity: number }>`
    select t.ticket_type_id, g.id as ticket_group_id, count(*)::int as quantity
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    where t.client_id = ${scope.clientId} and t.order_id = ${visit.orderId} and ${isOfVisit(visit)}
      and t.state <> 'cancelled' and t.used_at is null
    group by 1, 2`.execute(scope.tx);
  return rows;
}

export interface VisitTotals {
  closureId: string;
  state: ClosureVisitState;
  orderCount: number;
  amountMinor: number;
}

export async function sumVisits(scope: ClientScope, closureIds: readonly string[]): Promise<VisitTotals[]> {
  const { rows } = await sql<VisitTotals>`
    select v.change_id as closure_id, v.shown_state as state, count(*)::int as order_count,
      sum(v.amount_minor)::bigint as amount_minor
    from (${visits(scope, sql`v.change_id = any (${[...closureIds]}::uuid[])`)}) v group by 1, 2`.execute(
    scope.tx,
  );
  return rows;
}

/** The ids of visits in a stored state, in the order in which they were kept. */
export async function listVisitIds(
  scope: ClientScope,
  closureId: string,
  states: readonly ('waiting' | 'offered' | 'mailed' | 'needs-you')[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from affected_visit
    where client_id = ${scope.clientId} and change_id = ${closureId} and state = any (${[...states]}::text[])
    order by id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}
