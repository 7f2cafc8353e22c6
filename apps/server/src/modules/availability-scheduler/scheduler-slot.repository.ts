import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { ExceptionColour } from '@foyer/domain/scheduling/availability/availability-look.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type {
  TimeslotConflict,
  TimeslotState,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { calendarsOf, inRange, type SchedulerRange } from './scheduler-days.repository.ts';

/** A timeslot as the scheduler shows it. */
export interface SchedulerSlot {
  id: string;
  calendarId: string;
  /** The products whose tickets take its places: several may share a timeslot group. */
  productIds: string[];
  locationId: string;
  /** What sells it. */
  ticketGroupIds: string[];
  date: LocalDate;
  time: LocalTime;
  startsAt: Date;
  state: TimeslotState;
  conflict: TimeslotConflict | null;
  wantedCapacity: number | null;
  madeByHand: boolean;
  /** null = no limit. */
  capacity: number | null;
  heldCount: number;
  soldCount: number;
  /** Tickets with a first valid entry scan. */
  scannedCount: number;
  /** Shared with a reseller's system. */
  isSynced: boolean;
  /** The timeslot group that it belongs to; null = product schedules. */
  timeslotGroupId: string | null;
  timeslotGroupName: string | null;
  status: GroupReservationStatus;
  colour: ExceptionColour | null;
  note: string;
  exceptionId: string | null;
  closureId: string | null;
  /** The location is closed on this date. */
  isClosedDay: boolean;
}

const columns = sql`
  t.id, t.calendar_id, k.location_id, t.local_date as date, t.local_time as time, t.starts_at, t.state, t.conflict,
  t.wanted_capacity, t.origin = 'manual' as made_by_hand, c.capacity, c.held as held_count, c.sold as sold_count,
  k.synced as is_synced, case when k.kind = 'group' then k.id end as timeslot_group_id,
  k.name as timeslot_group_name, t.status, t.colour, t.note, t.exception_id, t.closure_id,
  exists (select from closed_day d where d.client_id = k.client_id and d.location_id = k.location_id
    and d.date = t.local_date) as is_closed_day, array(
    select link.ticket_group_id from calendar_ticket_group link
    where link.client_id = t.client_id and link.calendar_id = t.calendar_id) as ticket_group_ids, (
    select count(*)::int from ticket x where x.client_id = t.client_id and x.timeslot_id = t.id
      and x.used_at is not null and x.state = 'active') as scanned_count`;

// Counters by their keys (`offset 0`): of a new client PostgreSQL expects one row and would read all for each timeslot.
const joins = sql`
  cross join lateral (select capacity, held, sold from counter
    where client_id = t.client_id and id = t.id offset 0) c
  join calendar k on k.client_id = t.client_id and k.id = t.calendar_id`;

/** The timeslots of a range, by start. */
export async function listSchedulerSlots(
  scope: ClientScope,
  range: SchedulerRange,
): Promise<SchedulerSlot[]> {
  return select(
    scope,
    sql`
      with shown as (
        select calendar_id, array_agg(product_id order by product_id) as product_ids
        from (${calendarsOf(range, scope.clientId)}) as known group by 1)
      select ${columns}, shown.product_ids
      from shown
      join timeslot t on t.client_id = ${scope.clientId} and t.calendar_id = shown.calendar_id
        and ${inRange(range)}
      ${joins}
      order by t.starts_at, t.id`,
  );
}

/** @throws NotFoundError `timeslot-not-found` where the client has no such timeslot. */
export async function getSchedulerSlot(scope: ClientScope, id: string): Promise<SchedulerSlot> {
  const [slot] = await select(
    scope,
    sql`
      select ${columns}, array(
        select k.product_id where k.product_id is not null
        union
        select tg.product_id from calendar_ticket_group link
        join ticket_group tg on tg.client_id = link.client_id and tg.id = link.ticket_group_id
        where link.client_id = t.client_id and link.calendar_id = t.calendar_id and tg.archived_at is null
        order by 1) as product_ids
      from timeslot t ${joins}
      where t.client_id = ${scope.clientId} and t.id = ${id}`,
  );
  if (!slot) throw new NotFoundError('timeslot-not-found');
  return slot;
}

async function select(scope: ClientScope, statement: RawBuilder<SchedulerSlot>): Promise<SchedulerSlot[]> {
  return (await statement.execute(scope.tx)).rows;
}

/** By which way the sold places of a timeslot were sold. */
export interface SoldShare {
  timeslotId: string;
  /** Of a sale on a sales page: its name. */
  channelName: string | null;
  salesPoint: SalesPoint;
  isTest: boolean;
  places: number;
}

/** The tickets of each timeslot by channel and sales point, the most first. */
export async function listSoldShares(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<SoldShare[]> {
  const { rows } = await sql<SoldShare>`
    select x.timeslot_id, ch.name as channel_name, o.sales_point, o.test as is_test, count(*)::int as places
    from ticket x
    join orders o on o.client_id = x.client_id and o.id = x.order_id
    left join channel ch on ch.client_id = o.client_id and ch.id = o.channel_id
    where x.client_id = ${scope.clientId} and x.timeslot_id = any (${[...timeslotIds]}::uuid[])
      and x.state <> 'cancelled'
    group by 1, 2, 3, 4 order by places desc, 2, 3, 4`.execute(scope.tx);
  return rows;
}
