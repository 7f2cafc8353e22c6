import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { countRelease } from './releases.ts';

const lockKey = (scope: ClientScope) => sql`hashtextextended('sale limits ' || ${scope.clientId}::text, 0)`;

/**
 * Keeps the client's limits as they are until the transaction ends, beside any number of others. Comes before the
 * locks of holds and counters. @returns their epoch: another one means that they changed meanwhile.
 */
export async function keepLimits(scope: ClientScope): Promise<number> {
  // Sent together, done in turn: the epoch is read by a statement that began after the lock was there.
  const [, epoch] = await Promise.all([
    sql`select pg_advisory_xact_lock_shared(${lockKey(scope)})`.execute(scope.tx),
    readLimitEpoch(scope),
  ]);
  return epoch;
}

/**
 * Blocks holds and sales until the transaction ends, and afterwards those with counters that were found before:
 * limits are about to change.
 */
export async function changeLimits(scope: ClientScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey(scope)})`.execute(scope.tx);
  await sql`insert into sale_limit_epoch (client_id, epoch) values (${scope.clientId}, 1)
    on conflict (client_id) do update set epoch = sale_limit_epoch.epoch + 1`.execute(scope.tx);
  countRelease(scope);
}

async function readLimitEpoch(scope: ClientScope): Promise<number> {
  const { rows } = await sql<{ epoch: number }>`
    select epoch::int as epoch from sale_limit_epoch where client_id = ${scope.clientId}`.execute(scope.tx);
  return rows[0]?.epoch ?? 0;
}
