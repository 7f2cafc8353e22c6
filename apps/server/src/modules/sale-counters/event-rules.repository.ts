import type { EventRules } from '@foyer/domain/events/event-shut.ts';
import { sql } from 'kysely';

/** Joins a ticket type `t` with its event `e`, and with the one that this is linked to, `o`. */
export const eventsOfType = sql`
    left join event e on e.client_id = t.client_id and e.id = t.event_id
    left join event o on o.client_id = e.client_id and o.id = e.linked_event_id`;

/** What an event limits. */
export const limitedEvent = (table: 'e' | 'o') => sql`
    case when ${sql.ref(`${table}.id`)} is not null then json_build_object('id', ${sql.ref(`${table}.id`)},
      'kind', ${sql.ref(`${table}.kind`)}, 'limit', ${sql.ref(`${table}.ticketLimit`)}) end`;

/**
 * The dates and place of event `e`. The exceptions of the linked event apply too: a visitor of the evening of an
 * exhibition also visits the exhibition. Its time is that of its place, or of the client where it has none.
 */
export const eventRules = sql`
    case when e.id is not null then json_build_object('from', e.from_date, 'until', e.until_date,
      'time', to_char(e.at, 'HH24:MI'), 'locationId', e.location_id,
      'closedDates', array(select x.date from event_exception x
        where x.client_id = e.client_id and x.event_id in (e.id, o.id)),
      'salesEndAt', (case when e.at is null then e.until_date + 1 + time '00:00' else e.until_date + e.at end)
        at time zone coalesce(
          (select l.time_zone from location l where l.client_id = e.client_id and l.id = e.location_id),
          (select c.time_zone from client c where c.id = e.client_id))) end`;

/** Instants travel in JSON as text. */
export function readEventRules(rules: EventRules | null): EventRules | null {
  return rules && { ...rules, salesEndAt: new Date(rules.salesEndAt) };
}
