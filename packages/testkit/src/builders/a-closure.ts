import type pg from 'pg';

/** A closure of a whole location in force, written past every guard: no visit of it is settled. Answers its id. */
export async function aClosure(
  owner: pg.Pool,
  clientId: string,
  { locationId, from, until }: { locationId: string; from: string; until: string },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with change as (
       insert into change (client_id, kind, state, wanted, seen_version, created_by, applied_at, applied_by)
       values ($1, 'closure', 'applied', '{}', '', 'manager', now(), 'manager') returning client_id, id)
     insert into closure (client_id, id, request_id, scope_kind, scope_ids, from_local, until_local, reason, remedy)
     select client_id, id, id, 'location', array[$2::uuid], $3, $4, 'storm', 'close' from change returning id`,
    [clientId, locationId, from, until],
  );
  return rows[0]?.id ?? '';
}
