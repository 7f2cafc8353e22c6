import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { canVisitorChoose } from '@foyer/domain/closures/closure-visit.ts';
import type { VisitorClosure } from '@foyer/domain/closures/visitor-closure.ts';
import type { App } from '../../platform/app.ts';
import { inClientReadOnly } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { getOrderBySecret } from '../orders/index.ts';
import { getClosure } from './closure.repository.ts';
import { type ClosureVisit, findVisitOfOrder } from './closure-visit.repository.ts';
import { listVisitsToMoveTo } from './list-visits-to-move-to.ts';

type Time = VisitorClosure['firstTimes'][number];

const firstTimesShown = 3;
const daysLookedAhead = 60;

/** What a visitor reads about the closure of the visit; null where no closure affects it any more. */
export async function showClosure(app: App, secret: string): Promise<VisitorClosure | null> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return inClientReadOnly(app.db, clientId, async (scope) => {
    const visit = await findVisitOfOrder(scope, orderId);
    const closure = visit && (await getClosure(scope, visit.closureId));
    if (!visit || !closure || closure.remedy === 'close') return null;
    const { reason, note, offersRefund, withoutAnswer, deadlineAt, timeZone } = closure;
    const { date, time, heads, amountMinor, currency, movedToDate, movedToTime } = visit;
    const today = localDateAt(app.clock(), timeZone);
    const isAsked = canVisitorChoose(closure, visit, app.clock());
    const until = addDays(today, daysLookedAhead);
    return {
      visitId: visit.id,
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
        ? (await listVisitsToMoveTo(app, scope, visit, { from: today, until })).slice(0, firstTimesShown)
        : [],
    };
  });
}

/** The timeslots of a date with room for all visitors of the visit. @throws NotFoundError without a closure. */
export async function showTimesOfDate(app: App, secret: string, date: string): Promise<Time[]> {
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  return inClientReadOnly(app.db, clientId, async (scope) => {
    const visit = await findVisitOfOrder(scope, orderId);
    if (!visit) throw new NotFoundError('order-not-found');
    return listVisitsToMoveTo(app, scope, visit, { from: date, until: date });
  });
}

function shownStateOf({ state, answeredAt }: ClosureVisit): 'told' | 'moved' | 'refunded' {
  if (state === 'moved') return 'moved';
  // A refund chosen while the closure was paused waits for it.
  const isOwed = state === 'waiting' && answeredAt !== null;
  return isOwed || state === 'refunding' || state === 'refunded' ? 'refunded' : 'told';
}
