import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listDaysOnSale, listTimeslotsOnSale } from '../availability/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import { type ClosureVisit, listTicketsOfVisit } from './closure-visit.repository.ts';

interface Range {
  from: string;
  until: string;
}

/** Another timeslot or, for tickets without a time, another day: its date is its id. */
export interface VisitToMoveTo {
  id: string;
  date: string;
  time: string | null;
  left: number | null;
}

interface FoundVisit extends VisitToMoveTo {
  availability: Availability;
  hasRoom: boolean;
}

/**
 * The timeslots that the tickets of a visit are sold for and that have room for all of its visitors; never hidden
 * ones.
 */
export async function listVisitsToMoveTo(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  range: Range,
): Promise<VisitToMoveTo[]> {
  const found = await listAll(app, scope, visit, range);
  return found
    .filter(({ id, hasRoom }) => hasRoom && id !== idOf(visit))
    .map(({ id, date, time, left }) => ({ id, date, time, left }));
}

/**
 * Why a visit cannot be moved there: the reason is that of "Why?". Null = it can, unless another limit has no room
 * for it: what it gives back where it is now is not counted here.
 */
export async function refuseVisit(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  toId: string,
): Promise<Refusal | null> {
  const isDay = visit.timeslotId === null;
  const date = isDay ? toId : (await listTimeslots(scope, [toId]))[0]?.date;
  const found = date === undefined ? [] : await listAll(app, scope, visit, { from: date, until: date });
  const to = found.find(({ id }) => id === toId);
  if (!to) {
    return isDay
      ? { code: 'day-closed', params: { reason: 'no-timeslot' } }
      : saleRefusalOf('timeslot-of-other-tickets');
  }
  const { state, reason, left } = to.availability;
  if (state === 'none' || state === 'closed')
    return { code: isDay ? 'day-closed' : 'timeslot-closed', params: { reason } };
  const isRefused = isDay && (!to.hasRoom || toId === idOf(visit));
  return isRefused ? { code: 'not-enough-places', params: { left: left ?? 0, reason } } : null;
}

function idOf({ timeslotId, date }: ClosureVisit): string {
  return timeslotId ?? date;
}

async function listAll(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  range: Range,
): Promise<FoundVisit[]> {
  const tickets = await listTicketsOfVisit(scope, visit);
  if (tickets.length === 0) return [];
  const question = {
    ticketGroupIds: [...new Set(tickets.map(({ ticketGroupId }) => ticketGroupId))],
    tickets,
    people: visit.heads,
    keepsCodes: true,
    channel: null,
    withHidden: false,
    at: app.clock(),
    ...range,
  };
  if (visit.timeslotId === null) {
    const days = await listDaysOnSale(scope, question);
    return days.map((day) => ({ ...day, id: day.date, time: null, left: day.availability.left }));
  }
  const timeslots = await listTimeslotsOnSale(scope, question);
  return timeslots.map((timeslot) => ({ ...timeslot, left: timeslot.availability.left }));
}
