import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface ComingTimeslot {
  id: string;
  startsAt: Date;
  state: string;
  left: number | null;
}

/** The timeslots of a calendar near a start, with what is left in each; the one at the start itself among them. */
export async function listTimeslotsNear(
  scope: ClientScope,
  calendarId: string,
  start: Date,
): Promise<ComingTimeslot[]> {
  const { rows } = await sql<ComingTimeslot>`
    select t.id, t.starts_at, t.state, c.capacity - c.held - c.sold as "left"
    from timeslot t
    cross join lateral (select capacity, held, sold from counter
      where client_id = t.client_id and id = t.id offset 0) c
    where t.client_id = ${scope.clientId} and t.calendar_id = ${calendarId}
      and t.starts_at between ${start}::timestamptz - interval '14 days' and ${start}::timestamptz + interval '14 days'`.execute(
    scope.tx,
  );
  return rows;
}
