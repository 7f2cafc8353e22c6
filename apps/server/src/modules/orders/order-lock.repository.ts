import './orders.tables.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { lockFreeHolds } from '../capacity/index.ts';

/** Locks orders that there is something to pay for and nobody else is at. @returns their ids. */
export async function lockFreeUnpaidOrders(scope: ClientScope, ids: readonly string[]): Promise<Set<string>> {
  const rows = await scope.tx
    .selectFrom('orders')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .where('totalMinor', '>', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks orders whose places are held, then their holds with the counters, but for any that somebody else is at.
 * @returns the ids of those that have all of it.
 */
export async function lockFreeHeldOrders(scope: ClientScope, ids: readonly string[]): Promise<Set<string>> {
  const rows = await scope.tx
    .selectFrom('orders')
    .select(['id', 'holdId'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .where('holdId', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const held = await lockFreeHolds(
    scope,
    rows.flatMap(({ holdId }) => holdId ?? []),
  );
  return new Set(rows.flatMap(({ id, holdId }) => (holdId !== null && held.has(holdId) ? [id] : [])));
}
