import type {
  ClosurePlan,
  ClosureReason,
  ClosureRemedy,
  ClosureScope,
  ClosureStretch,
  UnansweredOutcome,
} from '@foyer/domain/closures/closure-input.ts';
import type { ClosureState } from '@foyer/domain/closures/closure-state.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A time in which a place is closed, with what happens to the visits in it. */
export interface Closure {
  id: string;
  scopeKind: ClosureScope;
  scopeIds: string[];
  /** `2026-11-20 14:00`, by the clocks of its locations; the end is not included. */
  fromLocal: string;
  untilLocal: string;
  reason: ClosureReason;
  note: string;
  remedy: ClosureRemedy;
  offersRefund: boolean;
  withoutAnswer: UnansweredOutcome;
  deadlineAt: Date | null;
  timeslotCount: number;
  /** Days of tickets without a time that it took whole when it was made, and those that it only shortened. */
  dayCount: number;
  shortenedDayCount: number;
  closedByName: string;
  createdAt: Date;
  pausedAt: Date | null;
  liftedAt: Date | null;
  /** What it is about, in names: its locations, or its timeslot groups. */
  where: string[];
  /** Of its first location. */
  timeZone: string;
  /** The group reservations that were in it when it was closed. */
  groupIds: string[];
}

interface NewClosure {
  stretch: ClosureStretch;
  plan: ClosurePlan;
  deadlineAt: Date | null;
}

/** @returns its id. The change with the same id is stored in the same transaction. */
export async function insertClosure(
  { clientId, tx }: ClientScope,
  { stretch, plan, deadlineAt }: NewClosure,
): Promise<string> {
  const { deadlineHours: _, ...kept } = plan;
  const { id } = await tx
    .insertInto('closure')
    .values({ clientId, ...stretch, scopeIds: [...stretch.scopeIds], ...kept, deadlineAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The closure that a call with the same name made. */
export async function findClosureIdByRequest(
  scope: ClientScope,
  requestId: string,
): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('closure')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

export async function updateClosure(
  scope: ClientScope,
  id: string,
  change: Partial<
    Pick<Closure, 'timeslotCount' | 'dayCount' | 'shortenedDayCount' | 'groupIds' | 'pausedAt' | 'liftedAt'>
  >,
): Promise<void> {
  await scope.tx
    .updateTable('closure')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Lets what staff do to the closures of a client follow each other until the transaction ends; the first lock of all. */
export async function lockClosures({ clientId, tx }: ClientScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('closures ' || ${clientId}, 0))`.execute(tx);
}

/**
 * The closures in force that share a day of visits with this one, the oldest first: together they may leave nothing of
 * it. Opening hours may reach into the next date.
 */
export async function listClosureIdsBeside(
  scope: ClientScope,
  { id, fromLocal, untilLocal }: Pick<Closure, 'id' | 'fromLocal' | 'untilLocal'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from closure where client_id = ${scope.clientId} and lifted_at is null and id <> ${id}
      and from_local < ${untilLocal}::timestamp::date + 2 and until_local > ${fromLocal}::timestamp::date - 1
    order by id`.execute(scope.tx);
  return rows.map((row) => row.id);
}

/** Holds them against every act on their visits: what this one has may go to them. */
export async function lockClosuresBeside(scope: ClientScope, closure: Closure): Promise<void> {
  const ids = await listClosureIdsBeside(scope, closure);
  await sql`select from closure where client_id = ${scope.clientId} and id = any (${ids}::uuid[])
    order by id for update`.execute(scope.tx);
}

/** Counts the timeslots that a closure got from one that was lifted. */
export async function addTimeslotsTo(scope: ClientScope, id: string, count: number): Promise<void> {
  if (count === 0) return;
  await sql`update closure set timeslot_count = timeslot_count + ${count}::int
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** Holds a closure against being paused or lifted (`share`), or against every act on its visits (`update`). */
export async function lockClosure(
  scope: ClientScope,
  id: string,
  strength: 'share' | 'update',
): Promise<Closure> {
  await sql`select from closure where client_id = ${scope.clientId} and id = ${id}
    ${strength === 'share' ? sql`for share` : sql`for update`}`.execute(scope.tx);
  return getClosure(scope, id);
}

/** @throws NotFoundError `closure-not-found` */
export async function getClosure(scope: ClientScope, id: string): Promise<Closure> {
  const [closure] = /^[0-9a-f-]{36}$/i.test(id) ? await listClosures(scope, { id, offset: 0, limit: 1 }) : [];
  if (!closure) throw new NotFoundError('closure-not-found');
  return closure;
}

interface ClosureQuery {
  id?: string;
  /** now = its time is not over, or orders of it still wait. */
  state?: ClosureState | 'now' | null;
  at?: Date;
  offset: number;
  limit: number;
}

const inForceNow = (at = new Date()) => sql`
  and c.lifted_at is null and (c.until_local > ${at}::timestamptz at time zone coalesce(names.zone, k.time_zone)
    or exists (select from affected_visit v
      where v.client_id = c.client_id and v.change_id = c.id and v.state in ('waiting', 'offered')))`;

/** The newest first. */
export async function listClosures(
  scope: ClientScope,
  { id, state, at, offset, limit }: ClosureQuery,
): Promise<Closure[]> {
  const { rows } = await sql<Closure>`
    select c.id, c.scope_kind, c.scope_ids, to_char(c.from_local, 'YYYY-MM-DD HH24:MI') as from_local,
      to_char(c.until_local, 'YYYY-MM-DD HH24:MI') as until_local, c.reason, c.note, c.remedy, c.offers_refund,
      c.without_answer, c.deadline_at, c.timeslot_count, c.day_count,
      c.shortened_day_count, c.group_ids, coalesce(h.applied_by, '') as closed_by_name,
      coalesce(h.applied_at, now()) as created_at, c.paused_at, c.lifted_at,
      coalesce(names.names, '{}') as "where", coalesce(names.zone, k.time_zone) as time_zone
    from closure c
    join client k on k.id = c.client_id
    left join change h on h.client_id = c.client_id and h.id = c.id
    left join lateral (
      select array_agg(distinct n.name order by n.name) as names, min(n.time_zone) as zone from (
        select l.name, l.time_zone from location l
        where c.scope_kind = 'location' and l.client_id = c.client_id and l.id = any (c.scope_ids)
        union all
        select coalesce(g.name, l.name), l.time_zone from calendar g
        join location l on l.client_id = g.client_id and l.id = g.location_id
        where c.scope_kind <> 'location' and g.client_id = c.client_id and (g.id = any (c.scope_ids)
          or exists (select from timeslot t where c.scope_kind = 'timeslot' and t.client_id = c.client_id
            and t.id = any (c.scope_ids) and t.calendar_id = g.id))) n) names on true
    where c.client_id = ${scope.clientId}
      ${id === undefined ? sql`` : sql`and c.id = ${id}`}
      ${state === 'lifted' ? sql`and c.lifted_at is not null` : sql``}
      ${state === 'in-force' ? sql`and c.lifted_at is null` : sql``}
      ${state === 'now' ? inForceNow(at) : sql``}
    order by c.id desc offset ${offset} limit ${limit}`.execute(scope.tx);
  return rows;
}

/** Closures of all clients whose visitors' time to choose is over and some have not (worker role). */
export async function listOverdueClosures(
  db: Database,
  now: Date,
): Promise<{ clientId: string; id: string }[]> {
  const { rows } = await sql<{ clientId: string; id: string }>`
    select c.client_id, c.id from closure c
    where c.deadline_at <= ${now} and c.paused_at is null
      and exists (select from affected_visit v
        where v.client_id = c.client_id and v.change_id = c.id and v.state = 'offered')
    order by c.deadline_at limit 100`.execute(db);
  return rows;
}
