import type { EventUse } from '@foyer/domain/events/event-deletion.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** How many ticket types are linked to each of these events, and how many tickets of them were ever sold. */
export async function countEventUse(
  scope: ClientScope,
  eventIds: readonly string[],
): Promise<Map<string, EventUse>> {
  const { rows } = await sql<EventUse & { id: string }>`
    select y.event_id as id, count(distinct y.id)::int as ticket_type_count, count(t.id)::int as ticket_count
    from ticket_type y
    left join ticket t on t.client_id = y.client_id and t.ticket_type_id = y.id
    where y.client_id = ${scope.clientId} and y.event_id = any (${[...eventIds]}::uuid[])
    group by y.event_id`.execute(scope.tx);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}

export const unusedEvent: EventUse = { ticketTypeCount: 0, ticketCount: 0 };
