import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listCalendarsForGroups, listTimeslots, lockCalendar, type Timeslot } from '../scheduling/index.ts';

const gone = (field: string) => new RefusedError([{ code: 'reservation-visit-gone', field }]);

/** Where a group is to come. */
export interface WantedVisit {
  productId: string;
  timeslotId: string;
}

/**
 * The timeslot in which a group is to visit a product, with its calendar locked beside others that the caller names: no
 * timeslot of them comes or goes, opens or closes until the transaction ends.
 * @throws RefusedError `reservation-visit-gone` where product, timeslot or their link do not exist any more.
 */
export async function lockGroupVisit(
  scope: ClientScope,
  { productId, timeslotId }: WantedVisit,
  otherCalendars: readonly string[] = [],
): Promise<Timeslot> {
  const [found] = isUuid(timeslotId) ? await listTimeslots(scope, [timeslotId]) : [];
  const calendarIds = new Set([...otherCalendars, ...(found ? [found.calendarId] : [])]);
  for (const id of [...calendarIds].sort()) await lockCalendar(scope, id);
  const calendars = isUuid(productId) ? await listCalendarsForGroups(scope, productId) : [];
  if (calendars.length === 0) throw gone('productId');
  // Read again: it may have gone before its calendar was locked.
  const [timeslot] = found ? await listTimeslots(scope, [found.id]) : [];
  if (!timeslot || !calendars.includes(timeslot.calendarId)) throw gone('timeslotId');
  return timeslot;
}

/**
 * Whether a new group can come in a timeslot: not on a day before today, nor where it is closed.
 * @throws RefusedError `reservation-no-availability`, `reservation-visit-over`
 */
export function refuseShutVisit({ clock }: Pick<App, 'clock'>, timeslot: Timeslot): void {
  const { date, timeZone, state, isClosedDay } = timeslot;
  if (date < localDateAt(clock(), timeZone))
    throw new RefusedError([{ code: 'reservation-visit-over', field: 'timeslotId' }]);
  if (state !== 'open' || isClosedDay)
    throw new RefusedError([{ code: 'reservation-no-availability', field: 'timeslotId' }]);
}
