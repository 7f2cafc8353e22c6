import type { VisitorVisit } from '@foyer/domain/order-changes/visitor-change.ts';
import type { ShownDay, ShownState, ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';

const shut: readonly ShownState[] = ['none', 'closed', 'sold out', 'full'];

/** The dates between which the rules let a visit go, and the visit that it is now. */
export interface MoveDates {
  from: string;
  until: string;
  visit: { date: string };
}

/** The days of a calendar: those within the rules, each by the best of its visits; others are left out. */
export function daysToChoose(
  visits: readonly VisitorVisit[],
  dates: readonly string[],
  { from, until, visit }: MoveDates,
): Map<string, ShownDay> {
  const within = dates.filter((date) => date >= from && date <= until);
  return new Map(
    within.flatMap((date): [string, ShownDay][] => {
      const own = visits.filter((one) => one.date === date && !one.isNow);
      if (own.length === 0 && date === visit.date) return [];
      const state = bestOf(own);
      return [[date, { date, state, look: state, reason: null, fromPriceMinor: null }]];
    }),
  );
}

function bestOf(visits: readonly VisitorVisit[]): ShownState {
  const open = visits.filter(({ hasRoom }) => hasRoom);
  if (open.length > 0)
    return open.every(({ state }) => state === 'almost full') ? 'almost full' : 'available';
  if (visits.length === 0) return 'none';
  if (visits.every(({ state }) => state === 'closed')) return 'closed';
  const sold = visits.filter(({ state }) => state !== 'closed');
  return sold.every(({ state }) => state === 'sold out') ? 'sold out' : 'full';
}

/** The times of a day for a party: one with too few places says so, whatever its counter has. */
export function timesToChoose(visits: readonly VisitorVisit[], date: string, party: number): ShownTimeslot[] {
  return visits.flatMap(
    ({ timeslotId: id, date: day, time, state, left, hasRoom, isNow }): ShownTimeslot[] => {
      if (day !== date || isNow || id === null || time === null) return [];
      const isTooSmall = left !== null && left > 0 && left < party;
      const shown = hasRoom || isTooSmall || shut.includes(state) ? state : 'full';
      return [{ id, time, endTime: null, state: shown, look: shown, reason: null, left, party }];
    },
  );
}
