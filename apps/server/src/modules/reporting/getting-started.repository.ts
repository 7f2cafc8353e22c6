import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A thing that a step made: the first one of its kind. */
export interface MadeThing {
  id: string;
  name: string;
}

/** What a client has made on its way to the first sale. */
export interface GettingStarted {
  location: MadeThing | null;
  product: MadeThing | null;
  /** Of that product, where ticket types are added. */
  ticketGroupId: string | null;
  ticketTypeCount: number;
  timeslotGroup: MadeThing | null;
  /** A timeslot to come can be sold: its calendar is linked to a ticket group with ticket types. */
  hasTimeslots: boolean;
  channel: (MadeThing & { url: string }) | null;
  /** A published channel sells a ticket group. */
  isPublished: boolean;
  hasOrder: boolean;
  hasScan: boolean;
}

export async function readGettingStarted(scope: ClientScope, at: Date): Promise<GettingStarted> {
  const { clientId, tx } = scope;
  const { rows } = await sql<GettingStarted>`
    with sellable as (
      select g.id from ticket_group g
      where g.client_id = ${clientId} and g.archived_at is null and exists (select from ticket_type t
        where t.client_id = g.client_id and t.ticket_group_id = g.id and t.archived_at is null)),
    made as (
      select p.id, p.name from product p where p.client_id = ${clientId} and p.archived_at is null
      order by p.created_at, p.id limit 1)
    select
      (select jsonb_build_object('id', id, 'name', name) from location
        where client_id = ${clientId} order by created_at, id limit 1) as location,
      (select jsonb_build_object('id', id, 'name', name) from made) as product,
      (select g.id from ticket_group g, made where g.client_id = ${clientId} and g.product_id = made.id
        and g.archived_at is null order by g.created_at, g.id limit 1) as ticket_group_id,
      (select count(*)::int from ticket_type
        where client_id = ${clientId} and archived_at is null) as ticket_type_count,
      (select jsonb_build_object('id', id, 'name', name) from calendar
        where client_id = ${clientId} and kind = 'group' order by created_at, id limit 1) as timeslot_group,
      exists (select from calendar_ticket_group link join timeslot t
        on t.client_id = link.client_id and t.calendar_id = link.calendar_id and t.starts_at > ${at} and t.state = 'open'
        where link.client_id = ${clientId} and link.ticket_group_id in (select id from sellable)) as has_timeslots,
      (select jsonb_build_object('id', id, 'name', name, 'url', url) from channel
        where client_id = ${clientId} and deleted_at is null
        order by publication_on desc, created_at, id limit 1) as channel,
      exists (select from channel c join channel_ticket_group link
        on link.client_id = c.client_id and link.channel_id = c.id and link.ticket_group_id in (select id from sellable)
        where c.client_id = ${clientId} and c.deleted_at is null and c.publication_on) as is_published,
      exists (select from orders where client_id = ${clientId} and completed_at is not null) as has_order,
      exists (select from scan where client_id = ${clientId} and verdict = 'valid') as has_scan`.execute(tx);
  const [started] = rows;
  if (!started) throw new Error('a statement of figures alone answers one row');
  return started;
}

/** Whether the client has sold something that is no test. */
export async function hasSold(scope: ClientScope): Promise<boolean> {
  const { rows } = await sql<{ hasSold: boolean }>`select exists (select from orders
    where client_id = ${scope.clientId} and completed_at is not null and not test) as has_sold`.execute(
    scope.tx,
  );
  return rows[0]?.hasSold === true;
}
