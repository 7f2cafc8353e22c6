import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { canVisitorChoose } from '@foyer/domain/closures/closure-visit.ts';
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import { bookableStates } from '@foyer/domain/scheduling/availability-state.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { getOrderBySecret, listOrderLines } from '../orders/index.ts';
import { listTimeslotsForSale } from '../scheduling/index.ts';
import { getClosure } from './closure.repository.ts';
import { type ClosureVisit, findVisitOfOrder } from './closure-visit.repository.ts';
import { listDays } from './list-days-to-move-to.ts';

type Time = VisitorClosure['firstTimes'][number];

const firstTimesShown = 3;
const daysLookedAhead = 60;

/** What a visitor reads about the closure of his visit; null where none touches him any more. */
export async function showClosure(app: App, secret: string): Promise<VisitorClosure | null> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return inClient(app.db, clientId, async (scope) => {
    const visit = await findVisitOfOrder(scope, orderId);
    const closure = visit && (await getClosure(scope, visit.closureId));
    if (!visit || !closure || closure.remedy === 'close') return null;
    const { reason, note, offersRefund, withoutAnswer, deadlineAt, timeZone } = closure;
    const { date, time, heads, amountMinor, currency, movedToDate, movedToTime } = visit;
    const today = localDateAt(app.clock(), timeZone);
    const isAsked = closure.remedy === 'offer' && canVisitorChoose(closure, visit.state, app.clock());
    const until = addDays(today, daysLookedAhead);
    return {
      reason,
      note,
      date,
      time,
      heads,
      amountMinor,
      currency,
      state: isAsked ? 'asked' : shownStateOf(visit),
      offersRefund,
      withoutAnswer,
      deadline: isAsked && deadlineAt ? localTimeAt(deadlineAt, timeZone) : null,
      movedTo: movedToDate ? { date: movedToDate, time: movedToTime } : null,
      today,
      firstTimes: isAsked
        ? (await listTimes(app, scope, visit, { from: today, until })).slice(0, firstTimesShown)
        : [],
    };
  });
}

/** The timeslots of a date in which everybody of the visit fits. @throws NotFoundError without a closure. */
export async function showTimesOfDate(app: App, secret: string, date: string): Promise<Time[]> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return inClient(app.db, clientId, async (scope) => {
    const visit = await findVisitOfOrder(scope, orderId);
    if (!visit) throw new NotFoundError('order-not-found');
    return listTimes(app, scope, visit, { from: date, until: date });
  });
}

async function listTimes(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  range: { from: string; until: string },
): Promise<Time[]> {
  if (visit.timeslotId === null) {
    const days = await listDays(app, scope, visit, range);
    return days.map(({ date, left }) => ({ id: date, date, time: null, left }));
  }
  const lines = await listOrderLines(scope, visit.orderId);
  const types = await listTicketTypePrices(
    scope,
    lines.filter(({ timeslotId }) => timeslotId === visit.timeslotId).map(({ ticketTypeId }) => ticketTypeId),
  );
  const ticketGroupIds = [...new Set(types.map(({ ticketGroupId }) => ticketGroupId))];
  const timeslots = await listTimeslotsForSale(scope, { ticketGroupIds, at: app.clock(), ...range });
  return timeslots
    .filter(
      ({ availability: { state, left } }) =>
        bookableStates.includes(state) && (left ?? visit.heads) >= visit.heads,
    )
    .map(({ id, date, time, availability }) => ({ id, date, time, left: availability.left }));
}

function shownStateOf({ state }: ClosureVisit): 'told' | 'moved' | 'refunded' {
  if (state === 'moved') return 'moved';
  return state === 'refunding' || state === 'refunded' ? 'refunded' : 'told';
}
