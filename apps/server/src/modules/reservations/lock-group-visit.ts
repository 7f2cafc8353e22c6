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

/** Why no new group can come in a timeslot: its day is over, or it is closed. null = it can. */
export function whyShut({ date, timeZone, state, isClosedDay }: Timeslot, now: Date) {
  if (date < localDateAt(now, timeZone)) return 'reservation-visit-over';
  return state !== 'open' || isClosedDay ? 'reservation-no-availability' : null;
}

/** @throws RefusedError the codes of `whyShut` */
export function refuseShutVisit({ clock }: Pick<App, 'clock'>, timeslot: Timeslot): void {
  const code = whyShut(timeslot, clock());
  if (code) throw new RefusedError([{ code, field: 'timeslotId' }]);
}
