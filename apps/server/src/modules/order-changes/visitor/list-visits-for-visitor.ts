import type { VisitorVisit, VisitorVisitsQuery } from '@foyer/domain/order-changes/visitor-change.ts';
import { availabilityStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { decideVisit, readChangeRules } from '../change-terms.ts';
import { listVisitsForTickets, type VisitToChoose } from '../visits/list-visits.ts';
import { readForVisitor } from './order-of-visitor.ts';
import { listMoves } from './visitor-rules.ts';

/**
 * The visits to which the rules let these tickets of a visitor's order go, with the one that they have; never hidden
 * ones. @throws RefusedError `ticket-not-in-order` where they cannot move together.
 */
export async function listVisitsForVisitor(
  app: App,
  secret: string,
  { ticketIds, from, until }: VisitorVisitsQuery,
): Promise<VisitorVisit[]> {
  return readForVisitor(app, secret, async (scope, { tickets }) => {
    const now = app.clock();
    const rules = await readChangeRules(scope, now);
    const move = listMoves(rules, tickets, now).moves.find((one) =>
      ticketIds.every((id) => one.ticketIds.includes(id)),
    );
    if (!move) throw new RefusedError([{ code: 'ticket-not-in-order' }]);
    // The visit that they have is shown too, so that the calendar says where it is.
    const first = [move.from, move.visit.date].toSorted()[0] ?? move.from;
    const range = { from: from < first ? first : from, until: until > move.until ? move.until : until };
    if (range.from > range.until) return [];
    const chosen = tickets.filter(({ id }) => ticketIds.includes(id));
    const visits = await listVisitsForTickets(app, scope, chosen, range, { withHidden: false });
    return visits.flatMap((visit) => {
      const wanted = { date: visit.date, time: visit.time };
      if (visit.state === 'none') return [];
      const may = visit.isNow || decideVisit(rules, chosen, wanted, { by: 'buyer', now }).isAllowed;
      return may ? [show(visit)] : [];
    });
  });
}

/** Visitors read how many places are left only where they are few, or too few (product.md, section 4). */
function show({ timeslotId, date, time, left, state, hasRoom, isNow }: VisitToChoose): VisitorVisit {
  const isShown = state === 'almost full' || !hasRoom;
  const known = availabilityStates.find((one) => one === state) ?? 'none';
  return { timeslotId, date, time, state: known, hasRoom, isNow, left: isShown ? left : null };
}
