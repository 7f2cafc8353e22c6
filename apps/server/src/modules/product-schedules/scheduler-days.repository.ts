import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What the scheduler looks at: one location, all its products or one, on some days. */
export interface SchedulerRange {
  locationId: string;
  productId: string | null;
  from: LocalDate;
  until: LocalDate;
}

/** Timeslots of one start added up: of a day's ribbon, one bar. */
export interface RibbonBar {
  time: LocalTime;
  isOpen: boolean;
  /** null = no limit. */
  capacity: number | null;
  taken: number;
}

/** A day of a product, or of the location where the product is null. */
export interface SchedulerDay {
  productId: string | null;
  date: LocalDate;
  soldCount: number;
  heldCount: number;
  bars: RibbonBar[];
}

interface Row extends Omit<SchedulerDay, 'bars'> {
  times: string[];
  open: boolean[];
  capacities: (number | null)[];
  takenPlaces: number[];
}

/** The calendars that a range is about, with their products: schedules name theirs, timeslot groups are linked. */
export const calendarsOf = ({ locationId, productId }: SchedulerRange, clientId: string) => sql`
  select c.id as calendar_id, p.id as product_id
  from calendar c
  left join calendar_ticket_group link on link.client_id = c.client_id and link.calendar_id = c.id
    and c.kind = 'group'
  left join ticket_group tg on tg.client_id = link.client_id and tg.id = link.ticket_group_id
    and tg.archived_at is null
  join product p on p.client_id = c.client_id and p.id = coalesce(c.product_id, tg.product_id)
    and p.archived_at is null
  where c.client_id = ${clientId} and c.location_id = ${locationId} and not c.hidden
    ${productId === null ? sql`` : sql`and p.id = ${productId}`}
  group by 1, 2`;

/** The index is on the start; a date is at most a day away from it in any zone. */
export const inRange = ({ from, until }: SchedulerRange) => sql`
  t.starts_at >= ${from}::date - 1 and t.starts_at < ${until}::date + 2
  and t.local_date between ${from}::date and ${until}::date`;

/**
 * Every product's days in one statement, each with a bar for every timeslot. Products that share a timeslot group
 * share its places: each shows them.
 */
export async function listDaysByProduct(scope: ClientScope, range: SchedulerRange): Promise<SchedulerDay[]> {
  return selectDays(scope, range, { perProduct: true, minutes: 1 });
}

/** The location's days over all products, a bar for each half hour: places shared by products count once. */
export async function listDaysOfLocation(scope: ClientScope, range: SchedulerRange): Promise<SchedulerDay[]> {
  return selectDays(scope, range, { perProduct: false, minutes: 30 });
}

async function selectDays(
  scope: ClientScope,
  range: SchedulerRange,
  { perProduct, minutes }: { perProduct: boolean; minutes: number },
): Promise<SchedulerDay[]> {
  const product = perProduct ? sql`product_id` : sql`null::uuid`;
  const { rows } = await sql<Row>`
    with shown as (
      select calendar_id, ${product} as product_id from (${calendarsOf(range, scope.clientId)}) as known
      group by 1, 2),
    bar as (
      select shown.product_id, t.local_date,
        time '00:00' + interval '1 minute' * (${minutes}::int *
          (extract(epoch from t.local_time)::int / 60 / ${minutes}::int)) as at,
        bool_or(t.state = 'open') as open, sum(c.sold)::int as sold, sum(c.held)::int as held,
        case when bool_or(t.state = 'open' and c.capacity is null) then null
          else coalesce(sum(c.capacity) filter (where t.state = 'open'), 0)::int end as capacity
      from shown
      join timeslot t on t.client_id = ${scope.clientId} and t.calendar_id = shown.calendar_id
        and ${inRange(range)}
      join counter c on c.client_id = t.client_id and c.id = t.id
      group by 1, 2, 3)
    select product_id, local_date as date, sum(sold)::int as sold_count, sum(held)::int as held_count,
      array_agg(to_char(at, 'HH24:MI') order by at) as times, array_agg(open order by at) as open,
      array_agg(capacity order by at) as capacities, array_agg(sold + held order by at) as taken_places
    from bar group by 1, 2 order by 1, 2`.execute(scope.tx);
  return rows.map(({ times, open, capacities, takenPlaces, ...day }) => ({
    ...day,
    bars: times.map((time, index) => ({
      time,
      isOpen: open[index] ?? false,
      capacity: capacities[index] ?? null,
      taken: takenPlaces[index] ?? 0,
    })),
  }));
}

/** The products with times that visitors can do at a location, by name. */
export async function listProductIdsAt(scope: ClientScope, locationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p
    where p.client_id = ${scope.clientId} and p.archived_at is null and p.availability_type = 'TIMESLOTS' and (
      exists (select from product_location l
        where l.client_id = p.client_id and l.product_id = p.id and l.location_id = ${locationId})
      or exists (select from calendar c
        where c.client_id = p.client_id and c.product_id = p.id and c.location_id = ${locationId}))
    order by p.name, p.id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** A product with times, and the locations where it has or may get timeslots. */
export interface ProductChoice {
  id: string;
  name: string;
  locationIds: string[];
  hasSchedules: boolean;
}

export async function listProductChoices(scope: ClientScope): Promise<ProductChoice[]> {
  const { rows } = await sql<ProductChoice>`
    select p.id, p.name,
      array(select l.location_id from product_location l
        where l.client_id = p.client_id and l.product_id = p.id
        union select c.location_id from calendar c where c.client_id = p.client_id and c.product_id = p.id
        order by 1) as location_ids,
      exists (select from calendar c join product_schedule s on s.client_id = c.client_id and s.calendar_id = c.id
        where c.client_id = p.client_id and c.product_id = p.id) as has_schedules
    from product p
    where p.client_id = ${scope.clientId} and p.archived_at is null and p.availability_type = 'TIMESLOTS'
    order by p.name, p.id`.execute(scope.tx);
  return rows;
}
