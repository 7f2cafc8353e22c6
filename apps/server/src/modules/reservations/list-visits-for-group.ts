import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  findVisitOfTimeslot,
  listCalendarsForGroups,
  listProductsForGroups,
  listTimeslotsBetween,
  type Timeslot,
} from '../scheduling/index.ts';
import { whyShut } from './lock-group-visit.ts';
import { openToReservation } from './open-to-reservation.ts';

/** A timeslot as the form of a reservation shows it. */
export interface VisitForGroup extends Timeslot {
  /** No new group can come then, nor the reservation that is asked for. */
  isShut: boolean;
}

/**
 * The timeslots in which a group can visit a product on a date, closed and full ones too, by start. What a reservation that is
 * to be changed closes alone is not shut for it.
 */
export async function listVisitsForGroup(
  context: RequestContext,
  { productId, date, reservationId }: { productId: string; date: LocalDate; reservationId?: string | null },
): Promise<VisitForGroup[]> {
  context.require('timeslotgroup', 'access');
  if (!isUuid(productId)) return [];
  const now = context.app.clock();
  return context.inClientReadOnly(async (scope) => {
    const calendars = await listCalendarsForGroups(scope, productId);
    const timeslots = await listTimeslotsBetween(scope, calendars, date, date);
    const asked = reservationId && isUuid(reservationId) ? reservationId : null;
    const found = asked ? await openToReservation(scope, asked, timeslots) : timeslots;
    const shut = new Set(found.flatMap((timeslot) => (whyShut(timeslot, now) === null ? [] : [timeslot.id])));
    return timeslots
      .filter(({ state }) => state !== 'cancelled')
      .map((timeslot) => ({ ...timeslot, isShut: shut.has(timeslot.id) }));
  });
}

/** The products that a group can visit, by name. */
export async function listGroupProducts(context: RequestContext): Promise<{ id: string; name: string }[]> {
  context.require('timeslotgroup', 'access');
  return context.inClientReadOnly(listProductsForGroups);
}

export type TimeslotForGroup = Awaited<ReturnType<typeof findVisitOfTimeslot>>;

/** A timeslot with a product to visit in it. @throws NotFoundError `timeslot-not-found` */
export async function showTimeslotForGroup(
  context: RequestContext,
  id: string,
): Promise<NonNullable<TimeslotForGroup>> {
  context.require('timeslotgroup', 'access');
  return context.inClientReadOnly(async (scope) => {
    const found = isUuid(id) ? await findVisitOfTimeslot(scope, id) : undefined;
    if (!found) throw new NotFoundError('timeslot-not-found');
    return found;
  });
}
