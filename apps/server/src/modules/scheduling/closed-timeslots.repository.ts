import './scheduling.tables.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Timeslots by where they are and when they start, by the clocks of their location; the end is not included. */
export interface TimeslotStretch {
  scopeKind: 'location' | 'timeslot-group' | 'timeslot';
  scopeIds: readonly string[];
  fromLocal: string;
  untilLocal: string;
}

/** The ids of the timeslots of a stretch that no closure has, without cancelled ones. */
export async function listClosableTimeslotIds(
  scope: ClientScope,
  stretch: TimeslotStretch,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from timeslot t
    join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
    where t.client_id = ${scope.clientId} and t.closure_id is null and t.state <> 'cancelled'
      and t.starts_at >= ${stretch.fromLocal}::timestamp - interval '1 day'
      and t.starts_at < ${stretch.untilLocal}::timestamp + interval '1 day'
      and t.local_date + t.local_time >= ${stretch.fromLocal}::timestamp
      and t.local_date + t.local_time < ${stretch.untilLocal}::timestamp
      and ${sql.ref(columnOf[stretch.scopeKind])} = any (${[...stretch.scopeIds]}::uuid[])
    order by t.id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

const columnOf = { location: 'k.location_id', 'timeslot-group': 't.calendar_id', timeslot: 't.id' } as const;

/**
 * Stops the sale of timeslots at once. A sale that completes beside it either did so before, or finds them shut
 * (`areShutByClosure`). Those that were closed already stay closed when the closure is lifted.
 * @returns the ids of those that no other closure took meanwhile.
 */
export async function shutTimeslots(
  scope: ClientScope,
  closureId: string,
  ids: readonly string[],
): Promise<string[]> {
  await sql`select from timeslot where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
    order by id for update`.execute(scope.tx);
  const { rows } = await sql<{ id: string }>`
    update timeslot set closure_id = ${closureId}, closure_shut = (state = 'open'), state = 'closed'
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and closure_id is null
      and state <> 'cancelled'
    returning id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** Opens what a closure shut. @returns how many came back on sale. */
export async function openShutTimeslots(scope: ClientScope, closureId: string): Promise<number> {
  const { rows } = await sql<{ isOpen: boolean }>`
    update timeslot set closure_id = null, closure_shut = false,
      state = case when closure_shut and state = 'closed' and conflict is distinct from 'not-in-rules'
        then 'open' else state end
    where client_id = ${scope.clientId} and closure_id = ${closureId}
    returning state = 'open' as is_open`.execute(scope.tx);
  return rows.filter(({ isOpen }) => isOpen).length;
}

/**
 * Whether a closure has shut one of these timeslots. Until the transaction ends none of them can be shut any more:
 * a closure that comes then finds what is sold here.
 */
export async function areShutByClosure(scope: ClientScope, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { rows } = await sql<{ isShut: boolean }>`
    select closure_id is not null and state <> 'open' as is_shut from timeslot
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
    order by id for share`.execute(scope.tx);
  return rows.some(({ isShut }) => isShut);
}
