import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type ReservationRow, selectReservations } from './reservation.repository.ts';

/** The reservations of some contacts, by the digests of their addresses, or with a name as their group's; oldest first. */
export async function listReservationsOf(
  scope: ClientScope,
  emailDigests: readonly string[],
  names: readonly string[],
): Promise<ReservationRow[]> {
  if (emailDigests.length + names.length === 0) return [];
  return selectReservations(
    scope,
    sql`(r.email_digest = any (${[...emailDigests]}::text[]) or lower(r.group_name) = any (${[...names]}::text[]))`,
    sql`order by r.created_at, r.id`,
  );
}

/** Those of visits before an instant whose contact is still known. */
export async function listOldReservations(
  scope: ClientScope,
  before: Date,
  limit: number,
): Promise<{ id: string; personKeyId: string }[]> {
  const { rows } = await sql<{ id: string; personKeyId: string }>`
    select id, person_key_id from group_reservation
    where client_id = ${scope.clientId} and visit_date < ${before}::date and sealed <> ''::bytea
    order by visit_date, id limit ${limit}`.execute(scope.tx);
  return rows;
}

export async function listReservationsOfKeys(
  scope: ClientScope,
  keyIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from group_reservation
    where client_id = ${scope.clientId} and person_key_id = any (${[...keyIds]}::uuid[])`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/**
 * Empties what could tell who a group was; its places and numbers stay.
 * @param namedAfter patterns of names of groups that go; absent = every one.
 */
export async function clearContacts(
  scope: ClientScope,
  ids: readonly string[],
  namedAfter: readonly string[] = ['%'],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update group_reservation set sealed = ''::bytea, contact_digests = '{}', email_digest = null,
      group_name = case when group_name ilike any (${[...namedAfter]}::text[]) then '' else group_name end, version = version + 1
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}
