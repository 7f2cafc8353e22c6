import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listCalendarsForGroups, listTimeslotsBetween, type Timeslot } from '../scheduling/index.ts';

/** The timeslots in which a group can visit a product on a date, closed and full ones too, by start. Refusal: `date-invalid`. */
export async function listVisitsForGroup(
  context: RequestContext,
  { productId, date }: { productId: string; date: string },
): Promise<Timeslot[]> {
  context.require('timeslotgroup', 'access');
  if (!isLocalDate(date)) throw new RefusedError([{ code: 'date-invalid', field: 'date' }]);
  if (!isUuid(productId)) return [];
  return context.inClientReadOnly(async (scope) => {
    const calendars = await listCalendarsForGroups(scope, productId);
    const timeslots = await listTimeslotsBetween(scope, calendars, date, date);
    return timeslots.filter(({ state }) => state !== 'cancelled');
  });
}
