import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroupsOfProducts } from '../catalog/index.ts';

/** The calendars from which each ticket group takes its times; hidden ones only where asked for. */
export async function listCalendarIdsOfTicketGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  { withHidden = false }: { withHidden?: boolean } = {},
): Promise<Map<string, string[]>> {
  const calendarIds = new Map<string, string[]>(ticketGroupIds.map((id) => [id, []]));
  if (ticketGroupIds.length === 0) return calendarIds;
  let query = scope.tx
    .selectFrom('calendarTicketGroup as link')
    .innerJoin('calendar', (join) =>
      join.onRef('calendar.clientId', '=', 'link.clientId').onRef('calendar.id', '=', 'link.calendarId'),
    )
    .select(['link.ticketGroupId', 'link.calendarId'])
    .where('link.clientId', '=', scope.clientId)
    .where('link.ticketGroupId', 'in', [...ticketGroupIds]);
  if (!withHidden) query = query.where('calendar.hidden', '=', false);
  for (const { ticketGroupId, calendarId } of await query.orderBy('link.calendarId').execute()) {
    calendarIds.get(ticketGroupId)?.push(calendarId);
  }
  return calendarIds;
}

/** The calendars that all of these ticket groups share: where tickets of each can be one visit. */
export async function listSharedCalendarIds(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<string[]> {
  const [first, ...others] = [...(await listCalendarIdsOfTicketGroups(scope, ticketGroupIds)).values()];
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}

/** The calendars from which the ticket groups of each product take their times. */
export async function listCalendarIdsOfProducts(
  scope: ClientScope,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const groups = await listTicketGroupsOfProducts(scope, productIds);
  const calendarIds = await listCalendarIdsOfTicketGroups(
    scope,
    groups.map(({ id }) => id),
  );
  return new Map(
    productIds.map((productId) => {
      const own = groups.filter((group) => group.productId === productId);
      return [productId, [...new Set(own.flatMap(({ id }) => calendarIds.get(id) ?? []))]];
    }),
  );
}

/** The names of those of these ticket groups that take their times from product schedules. */
export async function listScheduledGroupNames(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct tg.name from calendar_ticket_group link
    join calendar c on c.client_id = link.client_id and c.id = link.calendar_id and c.kind = 'schedule'
    join ticket_group tg on tg.client_id = link.client_id and tg.id = link.ticket_group_id
    where link.client_id = ${scope.clientId} and link.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
    order by tg.name`.execute(scope.tx);
  return rows.map(({ name }) => name);
}

/** A ticket group that took its times from the schedules of a product. */
export interface ScheduleLink {
  calendarId: string;
  ticketGroupId: string;
}

/** Takes ticket groups away from product schedules, so that they can take their times from a timeslot group. */
export async function unlinkSchedules(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<ScheduleLink[]> {
  const { rows } = await sql<ScheduleLink>`
    delete from calendar_ticket_group link using calendar c
    where c.client_id = link.client_id and c.id = link.calendar_id and c.kind = 'schedule'
      and link.client_id = ${scope.clientId} and link.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
    returning link.calendar_id, link.ticket_group_id`.execute(scope.tx);
  return rows;
}

/** Gives ticket groups back to the product schedules that they took their times from; those that are gone are left out. */
export async function linkSchedules(scope: ClientScope, links: readonly ScheduleLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id)
    select ${scope.clientId}, c.id, g.id
    from unnest(${links.map((link) => link.calendarId)}::uuid[],
      ${links.map((link) => link.ticketGroupId)}::uuid[]) as l (calendar_id, ticket_group_id)
    join calendar c on c.client_id = ${scope.clientId} and c.id = l.calendar_id
    join ticket_group g on g.client_id = ${scope.clientId} and g.id = l.ticket_group_id
    on conflict do nothing`.execute(scope.tx);
}

/**
 * Lets ticket groups take their times, and share the places, of the timeslot groups that others take theirs from.
 * @returns whether there was any.
 */
export async function copyTimeslotGroupLinks(
  scope: ClientScope,
  ids: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id)
    select link.client_id, link.calendar_id, w.to_id
    from unnest(${[...ids.keys()]}::uuid[], ${[...ids.values()]}::uuid[]) as w (from_id, to_id)
    join calendar_ticket_group link on link.client_id = ${scope.clientId} and link.ticket_group_id = w.from_id
    join calendar c on c.client_id = link.client_id and c.id = link.calendar_id and c.kind = 'group'
    returning calendar_id`.execute(scope.tx);
  return rows.length > 0;
}

/** The names of ticket groups, and whether they take their times from product schedules. */
export async function nameTicketGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<Map<string, { name: string; hasSchedules: boolean }>> {
  const { rows } = await sql<{ id: string; name: string; hasSchedules: boolean }>`
    select g.id, g.name, exists (select from calendar_ticket_group link
      join calendar c on c.client_id = link.client_id and c.id = link.calendar_id and c.kind = 'schedule'
      where link.client_id = g.client_id and link.ticket_group_id = g.id) as has_schedules
    from ticket_group g
    where g.client_id = ${scope.clientId} and g.id = any (${[...ticketGroupIds]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map(({ id, ...group }) => [id, group]));
}
