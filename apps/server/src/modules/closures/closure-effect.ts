import type { ClosureRemedy } from '@foyer/domain/closures/closure-input.ts';
import { fingerprintOf, type NewAffectedVisit } from '../changes/index.ts';
import type { TouchedGroup } from '../reservations/index.ts';
import { keyOf, type ShutDay, type TakenDays } from './shut-days.ts';
import type { TouchedVisit } from './touched-visit.repository.ts';

/** What a closure closes, and the visits that it touches. */
export interface ClosureEffect {
  timeslotIds: readonly string[];
  days: TakenDays;
  visits: readonly TouchedVisit[];
  groups: readonly TouchedGroup[];
}

/**
 * Of what the preview of a closure says that it does: timeslots, days, and each visit with its amount, and groups. Places in carts
 * and the tickets of a day that only gets shorter are not in it: nothing happens to them.
 */
export function fingerprintOfClosure({ timeslotIds, days, visits, groups }: ClosureEffect): string {
  const ofVisit = (visit: TouchedVisit) => [
    visit.orderId,
    placeOf(visit),
    visit.ticketCount,
    visit.amountMinor,
  ];
  return fingerprintOf([
    timeslotIds.toSorted(),
    days.shut.map(keyOf).sort(),
    days.shortened.map(keyOf).sort(),
    visits.map((visit) => ofVisit(visit).join(' ')).sort(),
    groups.map(({ id, version }) => `${id} ${version}`).sort(),
  ]);
}

/** The visits as they are stored, with the remedy of their closure. */
export function toAffectedVisits(visits: readonly TouchedVisit[], remedy: ClosureRemedy): NewAffectedVisit[] {
  return visits.map((visit) => ({ ...visit, remedy, state: 'waiting', plannedStart: null }));
}

export function countDates(days: readonly ShutDay[]): number {
  return new Set(days.map(({ date }) => date)).size;
}

function placeOf(visit: TouchedVisit): string {
  return visit.productId === null ? visit.timeslotId : keyOf(visit);
}
