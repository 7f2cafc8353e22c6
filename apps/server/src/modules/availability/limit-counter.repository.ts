import type { SaleCounter } from '@foyer/domain/capacity/sale-counters.ts';
import type { PlaceCounts } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** How a counter is found: what it limits and what it is counted over. */
export function counterKey({
  kind,
  ownerId,
  scope,
}: Pick<SaleCounter, 'kind' | 'ownerId' | 'scope'>): string {
  return `${kind} ${ownerId} ${scope}`;
}

/**
 * The places of the limits that are counted over these scopes, by `counterKey`; a counter that no sale has needed yet
 * is absent.
 */
export async function listLimitCounters(
  scope: ClientScope,
  ownerIds: readonly string[],
  scopes: readonly string[],
): Promise<Map<string, PlaceCounts>> {
  if (ownerIds.length === 0) return new Map();
  const { rows } = await sql<PlaceCounts & Pick<SaleCounter, 'kind' | 'ownerId' | 'scope'>>`
    select kind, owner_id, scope, capacity, held as held_count, sold as sold_count from counter
    where client_id = ${scope.clientId} and kind <> 'timeslot'
      and owner_id = any (${[...ownerIds]}::uuid[]) and scope = any (${[...scopes]}::text[])`.execute(
    scope.tx,
  );
  return new Map(rows.map((row) => [counterKey(row), row]));
}
