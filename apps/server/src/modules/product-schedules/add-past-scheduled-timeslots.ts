import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { generateScheduledTimeslots } from '@foyer/domain/product-schedules/generate-scheduled-timeslots.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { addTimeslots } from '../scheduling/index.ts';
import { getProductCalendar } from './product-calendar.repository.ts';

/** Gives a calendar of schedules the timeslots that they would have yielded from a date until now. */
export async function addPastScheduledTimeslots(
  scope: ClientScope,
  calendarId: string,
  from: LocalDate,
  now: Date,
): Promise<void> {
  const calendar = await getProductCalendar(scope, calendarId);
  const generated = generateScheduledTimeslots(calendar, from, localDateAt(now, calendar.timeZone));
  await addTimeslots(
    scope,
    calendarId,
    generated.filter(({ startsAt }) => startsAt <= now),
  );
}
