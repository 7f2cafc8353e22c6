import type { RequestContext } from '../../platform/request-context.ts';
import { listStaffTimeslots } from '../availability/index.ts';
import { thresholdsOf } from '../scheduling/index.ts';
import { listCalendarsAt, listProductIdsAt, type SchedulerRange } from './scheduler-days.repository.ts';
import { type ShownDay, toShownDays } from './shown-day.ts';

/** The days of a product at a location. */
export interface SchedulerDays {
  productId: string;
  days: ShownDay[];
}

/** Every product's days, those without timeslots too. Products that share a timeslot group each show its places. */
export async function listDaysByProduct(
  context: RequestContext,
  range: SchedulerRange,
): Promise<SchedulerDays[]> {
  const thresholds = await thresholdsOf(context);
  return context.inClient(async (scope) => {
    const calendars = await listCalendarsAt(scope, range);
    const at = context.app.clock();
    const timeslots = await listStaffTimeslots(scope, [...calendars.keys()], { ...range, at });
    const ids = range.productId ? [range.productId] : await listProductIdsAt(scope, range.locationId);
    const known = [...new Set([...ids, ...[...calendars.values()].flat()])];
    return known.map((productId) => {
      const own = timeslots.filter(({ calendarId }) => calendars.get(calendarId)?.includes(productId));
      return { productId, days: toShownDays(own, { productId, barMinutes: 1, thresholds }) };
    });
  });
}

/** The days of the location over all its products: places that products share count once, a bar for each half hour. */
export async function listDaysOfLocation(
  context: RequestContext,
  range: SchedulerRange,
): Promise<ShownDay[]> {
  const thresholds = await thresholdsOf(context);
  return context.inClient(async (scope) => {
    const calendars = await listCalendarsAt(scope, range);
    const at = context.app.clock();
    const timeslots = await listStaffTimeslots(scope, [...calendars.keys()], { ...range, at });
    return toShownDays(timeslots, { productId: null, barMinutes: 30, thresholds });
  });
}
