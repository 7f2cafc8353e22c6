import { refundsOfVisits } from '@foyer/domain/orders/visit-amount.ts';
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
  const settled = timeslots.flatMap((timeslot) => {
    const all = byTimeslot.get(timeslot.id) ?? [];
    const concerned = visitsToSettle(all, {
      taken: timeslot.heldCount + timeslot.soldCount,
      wanted: timeslot.wantedCapacity,
      // One that a person closes has no conflict, and all its visitors are concerned.
      isInRules: timeslot.conflict === 'capacity-below-taken',
    });
    const ids = new Set(concerned.map(({ orderId }) => orderId));
    const remedy = remedies[timeslot.id]?.remedy ?? 'keep';
    return all.filter(({ orderId }) => ids.has(orderId)).map((visit) => ({ timeslot, remedy, visit }));
  });
  const cancelled = settled.filter(({ remedy }) => remedy === 'cancel').map(({ visit }) => visit);
  const refunds = new Map(refundsOfVisits(cancelled).map((refund, index) => [cancelled[index], refund]));
  return settled.map(({ timeslot, remedy, visit }) => ({
    ...{ calendarId: timeslot.calendarId, orderId: visit.orderId, ticketCount: visit.ticketCount },
    ...{ remedy, fromStart: timeslot.startsAt, amountMinor: refunds.get(visit) ?? visit.amountMinor },
    state: remedy === 'keep' ? ('done' as const) : ('waiting' as const),
  }));
}
