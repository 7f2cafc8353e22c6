import { refundsOfVisits } from '@foyer/domain/orders/visit-amount.ts';
import { visitsToSettle } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { ChosenRemedies, NewAffectedVisit } from '../changes/index.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { PlannedMoves } from './find-effect.ts';
import { listVisitsInTimeslots } from './visits-in-timeslot.repository.ts';

/** The visits that the remedies of some timeslots with a conflict are about. */
export async function planAffectedVisits(
  scope: ClientScope,
  timeslots: readonly Timeslot[],
  { remedies, moves }: { remedies: ChosenRemedies; moves: PlannedMoves },
): Promise<NewAffectedVisit[]> {
  const ids = timeslots.map(({ id }) => id);
  const byTimeslot = Map.groupBy(await listVisitsInTimeslots(scope, ids), ({ timeslotId }) => timeslotId);
  const settled = timeslots.flatMap((timeslot) => {
    const all = byTimeslot.get(timeslot.id) ?? [];
    const places = {
      taken: timeslot.heldCount + timeslot.soldCount,
      wanted: timeslot.wantedCapacity,
      // One that a person closes has no conflict, and all its visitors are concerned.
      isInRules: timeslot.conflict === 'capacity-below-taken',
    };
    const concerned = visitsToSettle(all, places, remedies[timeslot.id]?.orderIds);
    const ids = new Set(concerned.map(({ orderId }) => orderId));
    const remedy = remedies[timeslot.id]?.remedy ?? 'keep';
    return all.filter(({ orderId }) => ids.has(orderId)).map((visit) => ({ timeslot, remedy, visit }));
  });
  const cancelled = settled.filter(({ remedy }) => remedy === 'cancel').map(({ visit }) => visit);
  const refunds = new Map(refundsOfVisits(cancelled).map((refund, index) => [cancelled[index], refund]));
  return settled.map(({ timeslot, remedy, visit }) => ({
    orderId: visit.orderId,
    timeslotId: timeslot.id,
    calendarId: timeslot.calendarId,
    productId: null,
    startsAt: timeslot.startsAt,
    date: timeslot.date,
    time: timeslot.time,
    remedy,
    ticketCount: visit.ticketCount,
    amountMinor: refunds.get(visit) ?? visit.amountMinor,
    plannedStart: moves.get(timeslot.id)?.find(({ orderId }) => orderId === visit.orderId)?.to ?? null,
    state: remedy === 'keep' ? ('kept' as const) : ('waiting' as const),
  }));
}
