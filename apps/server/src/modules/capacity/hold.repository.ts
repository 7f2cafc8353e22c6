import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { type RowLocks, runPrepared, skipLocked } from '../../platform/database/prepared.ts';
import type { Hold } from './hold.ts';

const columns = ['id', 'expiresAt', 'extensions'] as const;

export async function findHoldByKey(scope: ClientScope, idempotencyKey: string): Promise<Hold | undefined> {
  return scope.tx
    .selectFrom('hold')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The hold, locked; undefined once it ended. Lock order is always hold rows, then counter rows. */
export async function lockHold(scope: ClientScope, holdId: string): Promise<Hold | undefined> {
  return scope.tx
    .selectFrom('hold')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateHoldExpiry(
  scope: ClientScope,
  holdId: string,
  expiresAt: Date,
  extensions: number,
) {
  await scope.tx
    .updateTable('hold')
    .set({ expiresAt, extensions })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', holdId)
    .execute();
}

/** Lets holds that end sooner last until an instant, locked in id order. @returns the ids of those that do. */
export async function lengthenHolds(
  scope: ClientScope,
  ids: readonly string[],
  until: Date,
): Promise<Set<string>> {
  const lengthened = await runPrepared(
    scope,
    sql<{ id: string }>`with shorter as (
        select id from hold where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
          and expires_at < ${until} order by id for update)
      update hold h set expires_at = ${until} from shorter s where h.client_id = ${scope.clientId} and h.id = s.id
      returning h.id`,
  );
  return new Set(lengthened.map(({ id }) => id));
}

/** The places of a hold; none where it ended. */
export async function listPlacesOfHold(scope: ClientScope, holdId: string): Promise<Places[]> {
  const row = await scope.tx
    .selectFrom('hold')
    .select(['counterIds', 'quantities'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', holdId)
    .executeTakeFirst();
  return row ? placesOf(row) : [];
}

interface Lines {
  counterIds: string[];
  quantities: number[];
}

const placesOf = ({ counterIds, quantities }: Lines): Places[] =>
  counterIds.map((counterId, index) => ({ counterId, quantity: quantities[index] ?? 0 }));

/**
 * Locks holds, then their counters, each in id order.
 * @returns the places of each.
 */
export async function lockHolds(
  scope: ClientScope,
  ids: readonly string[],
  locks: RowLocks,
): Promise<Map<string, Places[]>> {
  if (ids.length === 0) return new Map();
  // Sent together, done in turn. By a statement of its own, which begins when the holds are locked: one that was waited for
  // may by then take of a counter that is new. Counters of holds that are skipped are locked too, which does no harm.
  const [locked] = await Promise.all([
    runPrepared(
      scope,
      sql<Lines & { id: string }>`select id, counter_ids, quantities from hold
        where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
        order by id for update${skipLocked(locks)}`,
    ),
    runPrepared(
      scope,
      sql`select c.id from counter c where c.client_id = ${scope.clientId} and c.id in (
          select unnest(h.counter_ids) from hold h
          where h.client_id = ${scope.clientId} and h.id = any (${[...ids]}::uuid[]))
        order by c.id for update of c`,
    ),
  ]);
  return new Map(locked.map(({ id, ...lines }) => [id, placesOf(lines)]));
}

/** Deletes holds that the transaction has locked. */
export async function deleteLockedHolds(scope: ClientScope, ids: readonly string[]): Promise<void> {
  await runPrepared(
    scope,
    sql`delete from hold where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`,
  );
}

/** The oldest expired holds of all clients (worker role). */
export async function listExpiredHolds(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ clientId: string; id: string }[]> {
  return db
    .selectFrom('hold')
    .select(['clientId', 'id'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
}

/**
 * Ends those of these holds that have expired, except those that another transaction holds.
 * @returns how many ended, and the places to give back.
 */
export async function deleteExpiredHolds(
  scope: ClientScope,
  ids: readonly string[],
  now: Date,
): Promise<{ count: number; places: Places[] }> {
  const { rows } = await sql<{ count: number; counterId: string | null; quantity: number }>`
    with expired as (
      select id from hold where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
        and expires_at <= ${now} order by id for update skip locked),
    ended as (
      delete from hold h using expired e where h.client_id = ${scope.clientId} and h.id = e.id
      returning h.counter_ids, h.quantities)
    select (select count(*)::int from ended) as count, l.counter_id, coalesce(l.quantity, 0) as quantity
    from (values (1)) as one
    left join (
      select u.counter_id, sum(u.quantity)::int as quantity
      from ended, unnest(ended.counter_ids, ended.quantities) as u (counter_id, quantity)
      group by u.counter_id) l on true`.execute(scope.tx);
  const places = rows.flatMap(({ counterId, quantity }) =>
    counterId === null ? [] : [{ counterId, quantity }],
  );
  return { count: rows[0]?.count ?? 0, places };
}
