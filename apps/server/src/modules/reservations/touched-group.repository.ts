import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A confirmed group reservation in a timeslot that a closure or a change is about. */
export interface TouchedGroup {
  id: string;
  timeslotId: string;
  people: number;
  /** That it takes in its timeslot. */
  places: number;
  version: number;
  /** Its contact can be mailed. */
  hasAddress: boolean;
}

/** The groups that are to come in some timeslots, by their number. */
export async function listGroupsIn(
  scope: ClientScope,
  timeslotIds: readonly string[],
  now: Date,
): Promise<TouchedGroup[]> {
  if (timeslotIds.length === 0) return [];
  const { rows } = await sql<TouchedGroup>`
    select r.id, r.timeslot_id, r.people, case when r.timeslot_status = 'no' then 0 else r.people end as places,
      r.version, r.email_digest is not null as has_address
    from group_reservation r join timeslot t on t.client_id = r.client_id and t.id = r.timeslot_id
    where r.client_id = ${scope.clientId} and r.timeslot_id = any (${[...timeslotIds]}::uuid[])
      and r.state = 'confirmed' and t.starts_at > ${now}
    order by r.number`.execute(scope.tx);
  return rows;
}
