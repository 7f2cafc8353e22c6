import type { GeneratedTimeslot } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type {
  ExistingTimeslot,
  TimeslotChangePlan,
  TimeslotUpdate,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type CounterRun, lockCounterRuns, setCapacities } from '../capacity/index.ts';

/**
 * The timeslots of a calendar that are still to come, with the places taken in them. Each counter is looked up by its
 * key (`offset 0`): of a new client PostgreSQL expects one row, and a join would read all counters for each timeslot.
 */
export async function listComingTimeslots(
  scope: ClientScope,
  calendarId: string,
  after: Date,
): Promise<ExistingTimeslot[]> {
  const { rows } = await sql<ExistingTimeslot>`
    select t.id, t.starts_at, c.capacity, c.held + c.sold as taken_places,
      ${ownState} as state, t.wanted_capacity,
      t.conflict, t.conflict_kept, t.closure_id, t.group_shut, t.origin = 'manual' as made_by_hand,
      ${hasGroup(scope, calendarId)} as has_group, ${details} as details
    from timeslot t
    cross join lateral (select capacity, held, sold from counter
      where client_id = t.client_id and id = t.id offset 0) c
    where t.client_id = ${scope.clientId} and t.calendar_id = ${calendarId} and t.starts_at > ${after}
    order by t.starts_at`.execute(scope.tx);
  return rows;
}

/** The coming timeslots of a calendar, and their counters, locked, as runs of the index. */
export interface LockedTimeslots {
  coming: ExistingTimeslot[];
  sortedIds: readonly string[];
  runs: readonly CounterRun[];
}

type Row = Pick<ExistingTimeslot, 'id' | 'startsAt'> & { rest: Partial<ExistingTimeslot> | null };

/**
 * The same; stops holds and sales in them until the transaction ends. For the 27,000 of a horizon it counts what is
 * read of each: what is as most are is left out, and counters are locked in stretches.
 */
export async function lockComingTimeslots(
  scope: ClientScope,
  calendarId: string,
  after: Date,
): Promise<LockedTimeslots> {
  const group = hasGroup(scope, calendarId);
  const { rows } = await sql<Row>`
    select t.id, t.starts_at, case when ${isPlain} and not ${group} then null else jsonb_build_object('state', ${ownState},
      'wantedCapacity', t.wanted_capacity, 'conflict', t.conflict, 'conflictKept', t.conflict_kept,
      'closureId', t.closure_id, 'groupShut', t.group_shut, 'madeByHand', t.origin = 'manual',
      'hasGroup', ${group}, 'details', ${details}) end as rest
    from timeslot t
    where t.client_id = ${scope.clientId} and t.calendar_id = ${calendarId} and t.starts_at > ${after}
    order by t.starts_at`.execute(scope.tx);
  const sortedIds = rows.map(({ id }) => id).sort();
  const { runs, locked } = await lockCounterRuns(scope, sortedIds);
  const counterOf = new Map(sortedIds.map((id, index) => [id, locked[index] ?? noCounter]));
  const coming = rows.map(({ id, startsAt, rest }): ExistingTimeslot => {
    const { capacity, takenPlaces } = counterOf.get(id) ?? noCounter;
    return rest
      ? { ...plain, ...rest, id, startsAt, capacity, takenPlaces }
      : { ...plain, id, startsAt, capacity, takenPlaces };
  });
  return { coming, sortedIds, runs };
}

const noCounter = { capacity: null, takenPlaces: 0 };

/** What the rules make a timeslot of, where they say nothing but when and how many. */
const plain = {
  state: 'open',
  wantedCapacity: null,
  conflict: null,
  conflictKept: false,
  closureId: null,
  madeByHand: false,
  details: { status: 'yes', title: '', classes: '', colour: null, note: '', exceptionId: null },
} as const;

const isPlain = sql`(t.state = 'open' and t.status = 'yes' and t.title = '' and t.classes = '' and t.note = ''
  and t.origin = 'generated' and not t.conflict_kept
  and num_nonnulls(t.wanted_capacity, t.conflict, t.closure_id, t.colour, t.exception_id) = 0)`;

/** What rules and people say of a timeslot, whatever closure or group keeps it shut; they write the same (migration 0011). */
const ownState = sql`case when t.closure_shut or t.group_shut then 'open' else t.state end`;

/** Read once for all timeslots of a calendar, which has few group reservations. */
const hasGroup = ({ clientId }: ClientScope, calendarId: string) => sql`(t.id in (
  select r.timeslot_id from group_reservation r where r.client_id = ${clientId} and r.calendar_id = ${calendarId}
    and r.state = 'confirmed' and r.timeslot_id is not null))`;

const details = sql`jsonb_build_object('status', t.status, 'title', t.title, 'classes', t.classes, 'colour', t.colour,
  'note', t.note, 'exceptionId', t.exception_id)`;

/** Stops holds and sales in some timeslots until the transaction ends; in id order, as holds lock. */
export async function lockTimeslotCounters(scope: ClientScope, ids: readonly string[]): Promise<void> {
  await sql`
    select from counter where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
    order by id for update`.execute(scope.tx);
}

/** Carries a plan out: whole sets at once, new timeslots by start so that a month lies together. */
export async function carryOutPlan(
  scope: ClientScope,
  calendarId: string,
  plan: TimeslotChangePlan,
  { coming, sortedIds, runs }: LockedTimeslots,
): Promise<void> {
  const presentById = new Map(coming.map((timeslot) => [timeslot.id, timeslot]));
  const capacities = new Map<string, number | null>();
  const more: TimeslotUpdate[] = [];
  for (const change of plan.change) {
    if (isOfPlacesOnly(change, presentById.get(change.id))) capacities.set(change.id, change.capacity);
    else more.push(change);
  }
  await setCapacities(scope, splitRuns(runs, sortedIds, capacities));
  await changeTimeslots(scope, more);
  await removeTimeslots(scope, plan.remove);
  await describeTimeslots(scope, plan.describe);
  await addTimeslots(scope, calendarId, plan.add);
}

function isOfPlacesOnly(change: TimeslotUpdate, present: ExistingTimeslot | undefined): boolean {
  return (
    change.state === present?.state &&
    change.wantedCapacity === present.wantedCapacity &&
    change.conflict === present.conflict
  );
}

/** The parts of the runs that get the same new limit, one after the other; of the rest nothing. */
function splitRuns(
  runs: readonly CounterRun[],
  sortedIds: readonly string[],
  capacities: ReadonlyMap<string, number | null>,
) {
  const parts: { first: string; last: string; capacity: number | null }[] = [];
  let index = 0;
  for (const { count } of runs) {
    let isFollowed = false;
    for (const end = index + count; index < end; index += 1) {
      const id = sortedIds[index] ?? '';
      const capacity = capacities.get(id);
      const part = parts.at(-1);
      if (capacity === undefined) isFollowed = false;
      else if (isFollowed && part?.capacity === capacity) part.last = id;
      else {
        parts.push({ first: id, last: id, capacity });
        isFollowed = true;
      }
    }
  }
  return parts;
}

/** A timeslot's counter has its id. */
export async function addTimeslots(
  scope: ClientScope,
  calendarId: string,
  timeslots: readonly GeneratedTimeslot[],
  origin: 'generated' | 'manual' = 'generated',
): Promise<void> {
  if (timeslots.length === 0) return;
  const column = <Key extends keyof GeneratedTimeslot>(key: Key) =>
    timeslots.map((timeslot) => timeslot[key]);
  const marks = timeslots.map(({ exception }) => exception);
  await sql`
    with wanted as materialized (
      select uuidv7() as id, w.* from (
        select * from unnest(${column('date')}::date[], ${column('time')}::time[],
          ${column('startsAt')}::timestamptz[], ${column('capacity')}::int[], ${column('title')}::text[],
          ${column('classes')}::text[], ${column('status')}::text[],
          ${marks.map((mark) => (mark?.closed ? 'closed' : 'open'))}::text[],
          ${marks.map((mark) => mark?.colour ?? null)}::text[], ${marks.map((mark) => mark?.note ?? '')}::text[],
          ${marks.map((mark) => mark?.id ?? null)}::uuid[]) as u (local_date, local_time, starts_at, capacity, title,
          classes, status, state, colour, note, exception_id)
        order by starts_at) as w),
    added as (
      insert into timeslot (client_id, id, calendar_id, local_date, local_time, starts_at, origin, title, classes,
        status, state, colour, note, exception_id)
      select ${scope.clientId}, id, ${calendarId}, local_date, local_time, starts_at, ${origin}, title, classes,
        status, state, colour, note, exception_id
      from wanted)
    insert into counter (client_id, id, kind, owner_id, capacity)
    select ${scope.clientId}, id, 'timeslot', id, capacity from wanted`.execute(scope.tx);
}

export async function describeTimeslots(
  scope: ClientScope,
  described: TimeslotChangePlan['describe'],
): Promise<void> {
  if (described.length === 0) return;
  const column = <Key extends keyof TimeslotChangePlan['describe'][number]>(key: Key) =>
    described.map((timeslot) => timeslot[key]);
  await sql`
    update timeslot t set status = w.status, title = w.title, classes = w.classes, colour = w.colour,
      note = w.note, exception_id = w.exception_id
    from unnest(${column('id')}::uuid[], ${column('status')}::text[], ${column('title')}::text[],
      ${column('classes')}::text[], ${column('colour')}::text[], ${column('note')}::text[],
      ${column('exceptionId')}::uuid[]) as w (id, status, title, classes, colour, note, exception_id)
    where t.client_id = ${scope.clientId} and t.id = w.id`.execute(scope.tx);
}

/** Whose timeslots are: the rules leave alone what is `manual`. */
export async function setOrigin(
  scope: ClientScope,
  ids: readonly string[],
  origin: 'generated' | 'manual',
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update timeslot set origin = ${origin}
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}

export async function changeTimeslots(scope: ClientScope, changes: readonly TimeslotUpdate[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <Key extends keyof TimeslotUpdate>(key: Key) => changes.map((change) => change[key]);
  await sql`
    with wanted as (
      select * from unnest(${column('id')}::uuid[], ${column('state')}::text[], ${column('capacity')}::int[],
        ${column('wantedCapacity')}::int[], ${column('conflict')}::text[])
        as w (id, state, capacity, wanted_capacity, conflict)),
    changed as (
      update timeslot t set state = w.state, wanted_capacity = w.wanted_capacity, conflict = w.conflict,
        -- asked about once: visitors who leave make it no other conflict
        conflict_kept = t.conflict_kept and t.conflict is not distinct from w.conflict
          and t.wanted_capacity is not distinct from w.wanted_capacity
      from wanted w where t.client_id = ${scope.clientId} and t.id = w.id
        and (${ownState}, t.wanted_capacity, t.conflict) is distinct from (w.state, w.wanted_capacity, w.conflict))
    update counter c set capacity = w.capacity, wanted_capacity = w.wanted_capacity
    from wanted w where c.client_id = ${scope.clientId} and c.id = w.id
      and (c.capacity, c.wanted_capacity) is distinct from (w.capacity, w.wanted_capacity)`.execute(scope.tx);
}

export async function removeTimeslots(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with removed as (
      delete from timeslot where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]))
    delete from counter where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(
    scope.tx,
  );
}

/** Notes that staff keep timeslots that differ from the rules as they are. */
export async function keepConflicts(scope: ClientScope, ids: readonly string[]): Promise<void> {
  await sql`update timeslot set conflict_kept = true
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and conflict is not null`.execute(
    scope.tx,
  );
}
