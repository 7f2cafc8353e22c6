import { addDays, addMonths, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { horizonMonths } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  addPastScheduledTimeslots,
  createProductSchedule,
  createScheduleBlocker,
} from '../product-schedules/index.ts';
import type { PlannedProduct } from './museum-plan.ts';

/** The timeslots of a product by a schedule of its own, from a date on; with a week in spring without lessons. */
export async function makeSchedule(
  context: RequestContext,
  scope: ClientScope,
  { seasons: [season], schedule }: PlannedProduct,
  target: { productId: string; locationId: string },
  { first, today }: { first: LocalDate; today: LocalDate },
): Promise<string> {
  if (!season || !schedule) throw new Error('A planned schedule has one season');
  const { weekdays, times, places } = season;
  const { calendarId } = await createProductSchedule(context, target, {
    ...schedule,
    from: first,
    until: addMonths(today, horizonMonths + 12),
    repeatUnit: 'week',
    repeatEvery: 1,
    weekdays: [...weekdays],
    firstTime: times[0],
    lastTime: times.at(-1),
    capacity: places,
  });
  const blocked = addMonths(today, 5);
  await createScheduleBlocker(context, target, {
    from: blocked,
    until: addDays(blocked, 6),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    fromTime: null,
    untilTime: null,
    reason: 'Persen in onderhoud',
  });
  await addPastScheduledTimeslots(scope, calendarId, first, context.app.clock());
  return calendarId;
}
