import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A link of a ticket group to the timeslot group that it was taken from. */
export interface TakenLink {
  calendarId: string;
  ticketGroupId: string;
}

/** A ticket group that takes its times from timeslot groups, with their names. */
export interface GroupWithOtherSource {
  ticketGroupId: string;
  name: string;
  timeslotGroupNames: string[];
}

/** The ticket groups of a product with times that take them from timeslot groups. */
export async function listGroupsWithTimeslotGroups(
  scope: ClientScope,
  productId: string,
): Promise<GroupWithOtherSource[]> {
  const { rows } = await sql<GroupWithOtherSource>`
    select tg.id as ticket_group_id, tg.name, array_agg(c.name order by c.name) as timeslot_group_names
    from ticket_group tg
    join calendar_ticket_group link on link.client_id = tg.client_id and link.ticket_group_id = tg.id
    join calendar c on c.client_id = link.client_id and c.id = link.calendar_id and c.kind = 'group'
    where tg.client_id = ${scope.clientId} and tg.product_id = ${productId} and tg.archived_at is null
      and tg.kind = 'day plus time'
    group by tg.id, tg.name order by tg.name, tg.id`.execute(scope.tx);
  return rows;
}

/** Takes the ticket groups of a product away from their timeslot groups. */
export async function unlinkTimeslotGroups(scope: ClientScope, productId: string): Promise<TakenLink[]> {
  const { rows } = await sql<TakenLink>`
    delete from calendar_ticket_group link using ticket_group tg, calendar c
    where link.client_id = ${scope.clientId} and tg.client_id = link.client_id and tg.id = link.ticket_group_id
      and c.client_id = link.client_id and c.id = link.calendar_id
      and tg.product_id = ${productId} and tg.kind = 'day plus time' and c.kind = 'group'
    returning link.calendar_id, link.ticket_group_id`.execute(scope.tx);
  return rows;
}

/** Gives ticket groups back to the timeslot groups that they were taken from, where they have no other source by now. */
export async function relinkTimeslotGroups(scope: ClientScope, links: readonly TakenLink[]): Promise<void> {
  await sql`
    insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id)
    select c.client_id, c.id, w.ticket_group_id
    from unnest(${links.map(({ calendarId }) => calendarId)}::uuid[],
      ${links.map(({ ticketGroupId }) => ticketGroupId)}::uuid[]) as w (calendar_id, ticket_group_id)
    join calendar c on c.client_id = ${scope.clientId} and c.id = w.calendar_id
    where not exists (select from calendar_ticket_group other
      where other.client_id = c.client_id and other.ticket_group_id = w.ticket_group_id)`.execute(scope.tx);
}

/**
 * Makes the ticket groups of the calendar's product with times take them from it, unless they take them from
 * timeslot groups. A calendar without schedules lets them go: they may be given another source.
 */
export async function linkProductTicketGroups(scope: ClientScope, calendarId: string): Promise<void> {
  await sql`
    insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id)
    select c.client_id, c.id, tg.id
    from calendar c
    join ticket_group tg on tg.client_id = c.client_id and tg.product_id = c.product_id
    where c.client_id = ${scope.clientId} and c.id = ${calendarId} and tg.archived_at is null
      and tg.kind = 'day plus time'
      and exists (select from product_schedule s where s.client_id = c.client_id and s.calendar_id = c.id)
      and not exists (select from calendar_ticket_group other
        join calendar k on k.client_id = other.client_id and k.id = other.calendar_id and k.kind = 'group'
        where other.client_id = tg.client_id and other.ticket_group_id = tg.id)
    on conflict (client_id, calendar_id, ticket_group_id) do nothing`.execute(scope.tx);
  await sql`
    delete from calendar_ticket_group link
    where link.client_id = ${scope.clientId} and link.calendar_id = ${calendarId} and not exists (
      select from product_schedule s where s.client_id = link.client_id and s.calendar_id = link.calendar_id)`.execute(
    scope.tx,
  );
}
