import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The location of a timeslot of the day, and its arrivals. */
export interface DayTimeslotFacts {
  id: string;
  groupId: string;
  groupName: string;
  isGroup: boolean;
  isHidden: boolean;
  scannedCount: number;
}

/** The timeslots of a date over all timeslot groups and schedules, by start and name; hidden groups where asked for. */
export async function listDayTimeslotFacts(
  scope: ClientScope,
  { date, locationId, withHidden }: { date: string; locationId: string | null; withHidden: boolean },
): Promise<DayTimeslotFacts[]> {
  const { rows } = await sql<DayTimeslotFacts>`
    select s.id, k.id as group_id, coalesce(k.name, p.name) as group_name, k.kind = 'group' as is_group,
      k.hidden as is_hidden,
      (select count(*)::int from ticket t where t.client_id = s.client_id and t.timeslot_id = s.id
        and t.state <> 'cancelled' and t.used_at is not null) as scanned_count
    from timeslot s
    join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
    left join product p on p.client_id = k.client_id and p.id = k.product_id
    where s.client_id = ${scope.clientId} and s.starts_at >= ${date}::date - 1 and s.starts_at < ${date}::date + 2
      and s.local_date = ${date}::date ${locationId === null ? sql`` : sql`and k.location_id = ${locationId}`}
      and (${withHidden} or not k.hidden)
    order by s.starts_at, group_name, s.id limit 2000`.execute(scope.tx);
  return rows;
}
