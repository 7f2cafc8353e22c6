import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The most that a page can be about: more is settled group by group. */
const mostListed = 500;

/** The coming timeslots that wait for a choice, each with the name of its group, or of the product of its schedules. */
export async function listConflictingIds(
  scope: ClientScope,
  now: Date,
): Promise<Map<string, { groupId: string | null; name: string }>> {
  const { rows } = await sql<{ id: string; groupId: string | null; name: string }>`
    select t.id, case when k.kind = 'group' then k.id end as group_id, coalesce(k.name, p.name, '') as name
    from timeslot t
    join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
    left join product p on p.client_id = k.client_id and p.id = k.product_id
    where t.client_id = ${scope.clientId} and t.conflict is not null and not t.conflict_kept
      and t.starts_at > ${now}
    order by t.starts_at, t.id limit ${mostListed}`.execute(scope.tx);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
