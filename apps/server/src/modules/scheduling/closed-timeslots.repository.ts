import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

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
    ${selectIds(scope, stretch)} and t.closure_id is null order by t.id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

const selectIds = (scope: ClientScope, stretch: TimeslotStretch) => sql`
  select t.id from timeslot t
  join calendar k on k.client_id = t.client_id and k.id = t.calendar_id
  where t.client_id = ${scope.clientId} and t.state <> 'cancelled'
    and t.starts_at >= ${stretch.fromLocal}::timestamp - interval '1 day'
    and t.starts_at < ${stretch.untilLocal}::timestamp + interval '1 day'
    and t.local_date + t.local_time >= ${stretch.fromLocal}::timestamp
    and t.local_date + t.local_time < ${stretch.untilLocal}::timestamp
    and ${sql.ref(columnOf[stretch.scopeKind])} = any (${[...stretch.scopeIds]}::uuid[])`;

const columnOf = { location: 'k.location_id', 'timeslot-group': 't.calendar_id', timeslot: 't.id' } as const;

/** A change of the timeslots of these calendars runs before or after a closure: it sees all of them. */
export async function lockCalendarsOf(scope: ClientScope, stretch: TimeslotStretch): Promise<void> {
  const ids = [...stretch.scopeIds];
  const { clientId } = scope;
  await sql`select from calendar k where k.client_id = ${clientId} and ${
    stretch.scopeKind === 'timeslot'
      ? sql`k.id in (select calendar_id from timeslot where client_id = ${clientId} and id = any (${ids}::uuid[]))`
      : sql`${sql.ref(stretch.scopeKind === 'location' ? 'k.location_id' : 'k.id')} = any (${ids}::uuid[])`
  } order by k.id for update`.execute(scope.tx);
}

/**
 * Stops the sale of timeslots at once. A sale that completes beside it either did so before, or finds them shut
 * (`listShutByClosure`). What they are without a closure is kept for when it is lifted. The caller has their calendars
 * locked.
 * @returns the ids of those that no other closure has.
 */
export async function shutTimeslots(
  scope: ClientScope,
  closureId: string,
  stretch: TimeslotStretch,
): Promise<string[]> {
  const ids = await listClosableTimeslotIds(scope, stretch);
  await sql`select from timeslot where client_id = ${scope.clientId} and id = any (${ids}::uuid[])
    order by id for update`.execute(scope.tx);
  const { rows } = await sql<{ id: string }>`
    update timeslot set closure_id = ${closureId}, closure_shut = (state = 'open' or group_shut), state = 'closed'
    where client_id = ${scope.clientId} and id = any (${ids}::uuid[]) and closure_id is null
      and state <> 'cancelled'
    returning id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** The timeslots that a closure has. */
export async function listShutBy(scope: ClientScope, closureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from timeslot
    where client_id = ${scope.clientId} and closure_id = ${closureId}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** Timeslots that stay shut although their closure was lifted: another covers them, and has them from now on. */
export interface HandedOver {
  timeslotId: string;
  closureId: string;
}

/**
 * Ends the hold of a lifted closure on its timeslots: each becomes what rules and people say of it now, or goes to the
 * next closure in force that covers it.
 */
export async function releaseTimeslots(scope: ClientScope, closureId: string): Promise<HandedOver[]> {
  await sql`select from timeslot where client_id = ${scope.clientId} and closure_id = ${closureId}
    order by id for update`.execute(scope.tx);
  const { rows } = await sql<{ id: string; nextId: string | null }>`
    with found as materialized (
      select id, closure_over(client_id, calendar_id, id, local_date + local_time) as next_id from timeslot
      where client_id = ${scope.clientId} and closure_id = ${closureId})
    update timeslot t set closure_id = f.next_id, closure_shut = t.closure_shut and f.next_id is not null,
      state = case when t.closure_shut and f.next_id is null then 'open' else t.state end
    from found f where t.client_id = ${scope.clientId} and t.id = f.id
    returning t.id, f.next_id`.execute(scope.tx);
  return rows.flatMap(({ id, nextId }) => (nextId === null ? [] : [{ timeslotId: id, closureId: nextId }]));
}

/**
 * Those of these timeslots that a closure has shut. Until the transaction ends none of the others can be shut any more:
 * a closure that comes then finds what is sold here.
 */
export async function listShutByClosure(scope: ClientScope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await runPrepared(
    scope,
    sql<{ id: string; isShut: boolean }>`
    select id, closure_id is not null and state <> 'open' as is_shut from timeslot
    where client_id = ${scope.clientId} and id = any (${[...new Set(ids)]}::uuid[])
    order by id for share`,
  );
  return new Set(rows.flatMap(({ id, isShut }) => (isShut ? [id] : [])));
}
