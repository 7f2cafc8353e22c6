import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Timeslots of a calendar to come that differ from the schedules because of their visitors, and wait for a person. */
export interface CalendarConflicts {
  calendarId: string;
  count: number;
  firstDate: string;
}

export async function listCalendarConflicts(
  scope: ClientScope,
  calendarIds: readonly string[],
  now: Date,
): Promise<CalendarConflicts[]> {
  const { rows } = await sql<CalendarConflicts>`
    select calendar_id, count(*)::int as count, min(local_date) as first_date from timeslot
    where client_id = ${scope.clientId} and calendar_id = any (${[...calendarIds]}::uuid[])
      and starts_at > ${now} and conflict is not null and not conflict_kept
    group by calendar_id`.execute(scope.tx);
  return rows;
}
