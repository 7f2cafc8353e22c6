import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { Texts } from '@foyer/domain/catalog/content-text.ts';
import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** An event that visitors may read of, and what of it is taken: of an event in all, of an exhibition on one date. */
export interface ProgrammeEvent {
  id: string;
  kind: EventKind;
  titles: Texts;
  from: LocalDate;
  until: LocalDate;
  time: string | null;
  showAvailability: boolean;
  limit: number | null;
  heldCount: number;
  soldCount: number;
  closedDates: LocalDate[];
}

/** The published events that some ticket types are for (null = any) and that are not over, by date. */
export async function listProgrammeEvents(
  scope: ClientScope,
  ticketTypeIds: readonly string[] | null,
  today: LocalDate,
): Promise<ProgrammeEvent[]> {
  if (ticketTypeIds?.length === 0) return [];
  const { rows } = await sql<ProgrammeEvent>`
    select e.id, e.kind, e.from_date as "from", e.until_date as "until", to_char(e.at, 'HH24:MI') as time,
      e.show_availability, e.ticket_limit as "limit", coalesce(c.held, 0) as held_count,
      coalesce(c.sold, 0) as sold_count,
      coalesce((select json_object_agg(x.language, x.text) from content x where x.client_id = e.client_id
        and x.owner = 'event' and x.owner_id = e.id and x.field = 'title'), '{}') as titles,
      array(select d.date from event_exception d where d.client_id = e.client_id and d.event_id = e.id)
        as closed_dates
    from event e
    left join counter c on c.client_id = e.client_id and c.kind = 'event' and c.owner_id = e.id
      and c.scope = case when e.kind = 'event' then '' else ${today} end
    where e.client_id = ${scope.clientId} and e.publish_in_ticket_frame and e.archived_at is null
      and e.until_date >= ${today}::date and exists (
        select from ticket_type t where t.client_id = e.client_id and t.event_id = e.id
          ${ticketTypeIds ? sql`and t.id = any (${[...ticketTypeIds]}::uuid[])` : sql``})
    order by e.from_date, e.at nulls first, e.id`.execute(scope.tx);
  return rows;
}

/** The locations of events that have one of their own. */
export async function listPlacesOfEvents(
  scope: ClientScope,
  ids: readonly string[],
): Promise<{ id: string; locationId: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; locationId: string }>`
    select id, location_id from event where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
      and location_id is not null`.execute(scope.tx);
  return rows;
}
