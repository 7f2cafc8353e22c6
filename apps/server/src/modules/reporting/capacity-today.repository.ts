import type { TimeslotState } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { ReportedDay } from './day-figures.repository.ts';

export interface CapacityTimeslot {
  calendarId: string;
  /** The products that share the calendar's places. */
  productNames: string[];
  /** The first of them. */
  productId: string;
  locationId: string;
  locationName: string;
  id: string;
  time: string;
  startsAt: Date;
  state: TimeslotState;
  capacity: number | null;
  heldCount: number;
  soldCount: number;
}

/** Clocks around the world differ by at most 26 hours: wide enough to find a date by its instants. */
const widestClockHours = 14;

/**
 * The day's timeslots of every calendar that sells something, by product and time. `starts_at` is selected beside the
 * date because the index of timeslots is ordered by it.
 */
export async function listCapacityToday(scope: ClientScope, day: ReportedDay): Promise<CapacityTimeslot[]> {
  const { clientId, tx } = scope;
  const margin = widestClockHours * 3_600_000;
  const { rows } = await sql<CapacityTimeslot>`
    with sold_in as (
      select ctg.calendar_id, array_agg(distinct product.name order by product.name) as product_names,
        (array_agg(product.id order by product.name, product.id))[1] as product_id
      from calendar_ticket_group ctg
      join ticket_group tg on tg.client_id = ctg.client_id and tg.id = ctg.ticket_group_id and tg.archived_at is null
      join product on product.client_id = tg.client_id and product.id = tg.product_id and product.archived_at is null
      where ctg.client_id = ${clientId}
      group by 1)
    select calendar.id as calendar_id, sold_in.product_names, sold_in.product_id, location.id as location_id, location.name as location_name, timeslot.id,
      timeslot.local_time as time, timeslot.starts_at, timeslot.state, counter.capacity, counter.held as held_count,
      counter.sold as sold_count
    from sold_in
    join calendar on calendar.client_id = ${clientId} and calendar.id = sold_in.calendar_id and not calendar.hidden
    join location on location.client_id = ${clientId} and location.id = calendar.location_id
    join timeslot on timeslot.client_id = ${clientId} and timeslot.calendar_id = calendar.id
      and timeslot.starts_at >= ${new Date(day.startsAt.getTime() - margin)}
      and timeslot.starts_at < ${new Date(day.endsAt.getTime() + margin)}
      and timeslot.local_date = ${day.date}
    cross join lateral (select capacity, held, sold from counter
      where client_id = timeslot.client_id and id = timeslot.id offset 0) counter
    order by sold_in.product_names, calendar.id, timeslot.starts_at`.execute(tx);
  return rows;
}
