import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface SaleCalendar {
  id: string;
  locationId: string;
  hidden: boolean;
  /** Those of the groups that take their times from it. */
  ticketGroupIds: string[];
}

/** The calendars that these ticket groups take their times from, hidden ones too. */
export async function listCalendarsOfGroups(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
): Promise<SaleCalendar[]> {
  if (ticketGroupIds.length === 0) return [];
  const { rows } = await sql<SaleCalendar>`
    select k.id, k.location_id, k.hidden, array_agg(l.ticket_group_id) as ticket_group_ids from calendar k
    join calendar_ticket_group l on l.client_id = k.client_id and l.calendar_id = k.id
    where k.client_id = ${scope.clientId} and l.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])
    group by k.id, k.location_id, k.hidden
    order by k.id`.execute(scope.tx);
  return rows;
}

/** How many people may be inside at once, of the locations that say it. */
export async function listHouseLimits(
  scope: ClientScope,
  locationIds: readonly string[],
): Promise<Map<string, number>> {
  if (locationIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; houseLimit: number }>`
    select id, house_limit from location
    where client_id = ${scope.clientId} and id = any (${[...new Set(locationIds)]}::uuid[])
      and house_limit is not null`.execute(scope.tx);
  return new Map(rows.map(({ id, houseLimit }) => [id, houseLimit]));
}

/** The ticket groups that take their times from a calendar. */
export async function listGroupIdsOfCalendar(scope: ClientScope, calendarId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.ticket_group_id as id from calendar_ticket_group l
    join ticket_group g on g.client_id = l.client_id and g.id = l.ticket_group_id
    where l.client_id = ${scope.clientId} and l.calendar_id = ${calendarId}
    order by g.name, g.id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** The ticket groups with times that take them from some calendars, archived ones left out. */
export async function listTimedGroupsOfCalendars(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<{ calendarId: string; ticketGroupId: string }[]> {
  const { rows } = await sql<{ calendarId: string; ticketGroupId: string }>`
    select l.calendar_id, l.ticket_group_id from calendar_ticket_group l
    join ticket_group g on g.client_id = l.client_id and g.id = l.ticket_group_id
    where l.client_id = ${scope.clientId} and l.calendar_id = any (${[...calendarIds]}::uuid[])
      and g.archived_at is null and g.kind = 'day plus time'`.execute(scope.tx);
  return rows;
}
