import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A location with the networks from which its accounts may sign in. */
export interface LoginLocation {
  id: string;
  name: string;
  ipRanges: string[];
}

/** The client's locations, by name. */
export async function listLoginLocations(scope: ClientScope): Promise<LoginLocation[]> {
  const { rows } = await sql<LoginLocation>`
    select id, name, ip_ranges from location where client_id = ${scope.clientId} order by name, id`.execute(
    scope.tx,
  );
  return rows;
}

/**
 * The named locations of the client, locked until the end of the transaction: their networks cannot be removed while
 * an account is being limited to them.
 */
export async function lockLoginLocations(
  scope: ClientScope,
  ids: readonly string[],
): Promise<LoginLocation[]> {
  const { rows } = await sql<LoginLocation>`
    select id, name, ip_ranges from location where client_id = ${scope.clientId} and id::text = any (${[...ids]})
    order by id for share`.execute(scope.tx);
  return rows;
}

/** Where the account may sign in; empty = anywhere. */
export async function listLoginLocationIds(scope: ClientScope, accountId: string): Promise<string[]> {
  return (await listLoginLocationsOfAccounts(scope, [accountId])).get(accountId) ?? [];
}

/** The same of several accounts, by account; those that may sign in anywhere are left out. */
export async function listLoginLocationsOfAccounts(
  scope: ClientScope,
  accountIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await scope.tx
    .selectFrom('accountLoginLocation')
    .select(['accountId', 'locationId'])
    .where('clientId', '=', scope.clientId)
    .where('accountId', 'in', [...accountIds])
    .orderBy('locationId')
    .execute();
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([id, own]) => [id, own.map(({ locationId }) => locationId)]));
}

/** The networks of the locations to which an account is limited; null = it may sign in anywhere. */
export async function findLoginRanges(scope: ClientScope, accountId: string): Promise<string[] | null> {
  const { rows } = await sql<{ ipRanges: string[] }>`
    select l.ip_ranges from account_login_location a
    join location l on l.client_id = a.client_id and l.id = a.location_id
    where a.client_id = ${scope.clientId} and a.account_id = ${accountId}`.execute(scope.tx);
  return rows.length === 0 ? null : rows.flatMap(({ ipRanges }) => ipRanges);
}

export async function replaceLoginLocations(
  scope: ClientScope,
  accountId: string,
  locationIds: readonly string[],
): Promise<void> {
  await scope.tx
    .deleteFrom('accountLoginLocation')
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .execute();
  if (locationIds.length === 0) return;
  await scope.tx
    .insertInto('accountLoginLocation')
    .values(locationIds.map((locationId) => ({ clientId: scope.clientId, accountId, locationId })))
    .execute();
}
