import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listTimeslots, type Timeslot } from '../scheduling/index.ts';
import { type DayTimeslotFacts, listDayTimeslotFacts } from './day-timeslot.repository.ts';

export interface DayTimeslot extends DayTimeslotFacts {
  timeslot: Timeslot;
}

/**
 * All timeslots of a day over all groups, optionally of one location. Overviews leave hidden groups out (product.md,
 * section 4) unless they are requested. Refusal: `date-invalid`.
 */
export async function listDayTimeslots(
  context: RequestContext,
  asked: { date: string; locationId?: string | null | undefined; withHidden?: boolean | null | undefined },
): Promise<DayTimeslot[]> {
  const { date, locationId, withHidden } = asked;
  context.require('group_timeslots-overzicht', 'access');
  if (!isLocalDate(date)) throw new RefusedError([{ code: 'date-invalid', field: 'date' }]);
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
  return context.inClient(async (scope) => {
    const facts = await listDayTimeslotFacts(scope, {
      date,
      locationId: locationId && isId.test(locationId) ? locationId : null,
      withHidden: withHidden === true,
    });
    const timeslots = await listTimeslots(
      scope,
      facts.map(({ id }) => id),
    );
    const byId = new Map(timeslots.map((timeslot) => [timeslot.id, timeslot]));
    return facts.flatMap((fact) => {
      const timeslot = byId.get(fact.id);
      return timeslot ? [{ ...fact, timeslot }] : [];
    });
  });
}
