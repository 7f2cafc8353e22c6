import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { VisitMailKind, VisitToMail } from '@foyer/domain/visit-mails/visit-mail-due.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A visit that has not had its mail, and the ticket groups of it that send one. */
export interface UnmailedVisit extends VisitToMail {
  orderId: string;
  /** Its date and time, or its date alone: what it is known by in its order. */
  visit: string;
  ticketGroupIds: string[];
}

/** Which visits: of these dates, booked since then for one of them, or the one of an order. */
export type VisitSelection =
  | { dates: readonly LocalDate[] }
  | { bookedSince: Date; from: LocalDate; until: LocalDate }
  | { orderId: string; visit: string };

const visitOf = (alias: string) =>
  sql`(to_char(${sql.ref(`${alias}.visit_date`)}, 'YYYY-MM-DD')
    || coalesce(to_char(${sql.ref(`${alias}.visit_time`)}, ' HH24:MI'), ''))`;

/**
 * Visits that take place, of buyers with an address: by order, and those after `after` only. A ticket counts where its group
 * sends the mail to the buyers of its article (its code, else its number).
 */
export async function listUnmailedVisits(
  scope: ClientScope,
  kind: VisitMailKind,
  ticketGroupIds: readonly string[],
  selection: VisitSelection,
  page: { after: Pick<UnmailedVisit, 'orderId' | 'visit'> | null; limit: number },
): Promise<UnmailedVisit[]> {
  const { after, limit } = page;
  // The fences keep a planner that knows nothing of the tables from reading all orders, and all mails that were sent.
  const { rows } = await sql<UnmailedVisit>`
    with chosen as materialized (
      select t.*, ${visitOf('t')} as visit from ticket t
      where t.client_id = ${scope.clientId} and t.state = 'active' and t.visit_date is not null and ${chosen(selection)})
    select t.order_id, t.visit, t.visit_date as date, t.visit_time as time,
      max(s.ends_at) as ends_at, max(t.duration_minutes) as duration_minutes, min(t.acquired_at) as booked_at,
      min(coalesce(l.time_zone, c.time_zone)) as time_zone, array_agg(distinct g.id::text) as ticket_group_ids
    from chosen t
    join client c on c.id = t.client_id
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    join lateral (select location_id from orders o where o.client_id = t.client_id and o.id = t.order_id
      and o.state in ('completed', 'partly cancelled') and o.buyer_email <> '' and o.person_key_id is not null
      and o.person_erased_at is null offset 0) o on true
    left join lateral (select state, group_shut, ends_at, calendar_id from timeslot s
      where s.client_id = t.client_id and s.id = t.timeslot_id offset 0) s on true
    left join calendar k on k.client_id = t.client_id and k.id = s.calendar_id
    left join location l on l.client_id = t.client_id
      and l.id = coalesce(t.location_id, k.location_id, o.location_id)
    where g.id = any (${[...ticketGroupIds]}::uuid[])
      and (cardinality(g.mail_article_codes) = 0
        or coalesce(nullif(y.article_code, ''), y.number::text) = any (g.mail_article_codes))
      and (t.timeslot_id is null or s.state = 'open' or s.group_shut)
      and not exists (select from affected_visit v
        join closure x on x.client_id = v.client_id and x.id = v.change_id and x.lifted_at is null
        where v.client_id = t.client_id and v.order_id = t.order_id and t.timeslot_id is null
          and v.product_id = g.product_id and v.visit_date = t.visit_date offset 0)
      and not exists (select from visit_mail_sent m
        where m.client_id = t.client_id and m.order_id = t.order_id and m.visit = t.visit and m.kind = ${kind}
        offset 0)
      ${after ? sql`and (t.order_id, t.visit) > (${after.orderId}::uuid, ${after.visit})` : sql``}
    group by t.order_id, t.visit, t.visit_date, t.visit_time
    order by t.order_id, t.visit limit ${limit}`.execute(scope.tx);
  return rows;
}

/** A new or moved ticket is one that changed, and for that there is an index. */
function chosen(selection: VisitSelection) {
  if ('dates' in selection) return sql`t.visit_date = any (${[...selection.dates]}::date[])`;
  if ('orderId' in selection)
    return sql`t.order_id = ${selection.orderId} and ${visitOf('t')} = ${selection.visit}`;
  return sql`t.changed_at >= ${selection.bookedSince} and t.acquired_at >= ${selection.bookedSince}
    and t.visit_date between ${selection.from}::date and ${selection.until}::date`;
}

/** Notes that a visit has had its mail. @returns false where another process did before, or does now. */
export async function noteVisitMail(
  scope: ClientScope,
  { orderId, visit }: Pick<UnmailedVisit, 'orderId' | 'visit'>,
  kind: VisitMailKind,
): Promise<boolean> {
  const written = await scope.tx
    .insertInto('visitMailSent')
    .values({ clientId: scope.clientId, orderId, visit, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst();
  return written !== undefined;
}
