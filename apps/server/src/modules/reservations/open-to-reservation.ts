import { isClosedByGroups } from '@foyer/domain/reservations/timeslot-effect.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { listOtherClosings } from './reservation.repository.ts';

/** Timeslots as a reservation finds them: those that no other one closes are open to it, on the day that it closes itself too. */
export async function openToReservation(
  scope: ClientScope,
  reservationId: string,
  timeslots: readonly Timeslot[],
): Promise<Timeslot[]> {
  const shut = timeslots.filter(({ groupShut }) => groupShut);
  const others = await listOtherClosings(scope, reservationId, {
    calendarIds: shut.map(({ calendarId }) => calendarId),
    dates: shut.map(({ date }) => date),
  });
  return timeslots.map((timeslot) => {
    const { id: timeslotId, calendarId, date, groupShut } = timeslot;
    const isOwn = groupShut && !isClosedByGroups({ timeslotId, calendarId, date }, others);
    return isOwn ? { ...timeslot, state: 'open' } : timeslot;
  });
}
