import { visitsToSettle } from '@foyer/domain/scheduling/plan-remedies.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { ChosenRemedies } from './schedule-change.ts';
import type { NewVisit } from './schedule-change-visit.repository.ts';
import { listVisits } from './visits-in-timeslot.repository.ts';

/** The orders that the remedies of some timeslots with a conflict are about. */
export async function listConcernedVisits(
  scope: ClientScope,
  timeslots: readonly Timeslot[],
  remedies: ChosenRemedies,
): Promise<NewVisit[]> {
  const ids = timeslots.map(({ id }) => id);
  const byTimeslot = Map.groupBy(await listVisits(scope, ids), ({ timeslotId }) => timeslotId);
  return timeslots.flatMap((timeslot) => {
    const all = byTimeslot.get(timeslot.id) ?? [];
    const concerned = visitsToSettle(all, {
      taken: timeslot.heldCount + timeslot.soldCount,
      wanted: timeslot.wantedCapacity,
      // One that a person closes has no conflict, and all its visitors are concerned.
      isInRules: timeslot.conflict === 'capacity-below-taken',
    });
    const remedy = remedies[timeslot.id]?.remedy ?? 'keep';
    return concerned.map(({ orderId, ticketCount }) => ({
      ...{ calendarId: timeslot.calendarId, orderId, ticketCount, remedy, fromStart: timeslot.startsAt },
      amountMinor: all.find((visit) => visit.orderId === orderId)?.amountMinor ?? 0,
      state: remedy === 'keep' ? ('done' as const) : ('waiting' as const),
    }));
  });
}
