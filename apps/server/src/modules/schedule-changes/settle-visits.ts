import { type Result, refused } from '@foyer/domain/result/result.ts';
import { listNearest } from '@foyer/domain/scheduling/plan-remedies.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { reading } from '../../platform/outbox/read-payload.ts';
import { moveVisit } from '../orders/index.ts';
import { refundVisit } from '../payments/index.ts';
import { fitToWishes, listTimeslotGroups, lockCalendar, regenerateTimeslots } from '../scheduling/index.ts';
import { getScheduleChange } from './schedule-change.repository.ts';
import type { ScheduleChange } from './schedule-change.ts';
import {
  type ChangeVisit,
  type ComingTimeslot,
  listChangeVisits,
  listTimeslotsNear,
  lockChangeVisit,
  updateChangeVisit,
} from './schedule-change-visit.repository.ts';

/**
 * Carries out what was chosen for the visitors of a change, one order a transaction, and brings the timeslots in line
 * once more at the end: those that are empty now go. Told twice, it does only what is left.
 */
export const settleVisits = reading(z.object({ changeId: z.uuid() }), async (app, message) => {
  const { changeId } = message.payload;
  const { clientId } = message;
  const { change, visits } = await inClient(app.db, clientId, async (scope) => ({
    change: await getScheduleChange(scope, changeId),
    visits: await listChangeVisits(scope, changeId),
  }));
  const waiting = visits.filter(({ state }) => state === 'waiting');
  for (const visit of waiting) await settleVisit(app, clientId, change, visit);
  if (waiting.length === 0) return;
  for (const calendarId of new Set(waiting.map((visit) => visit.calendarId))) {
    await inClient(app.db, clientId, (scope) => tidyUp(scope, calendarId, app.clock()));
  }
});

/** Where visitors have left, limits and states become what was wanted. */
async function tidyUp(scope: ClientScope, calendarId: string, now: Date): Promise<void> {
  await lockCalendar(scope, calendarId);
  const [group] = await listTimeslotGroups(scope, [calendarId]);
  if (group) await regenerateTimeslots(scope, group, now);
  else await fitToWishes(scope, calendarId, now);
}

/** What cannot be done is noted with its reason: the timeslot stays a conflict, for staff to settle. */
async function settleVisit(app: App, clientId: string, change: ScheduleChange, visit: ChangeVisit) {
  const tries = visit.remedy === 'move' ? 5 : 1;
  let failure = 'no-timeslot-near';
  for (let nth = 0; nth < tries; nth += 1) {
    try {
      await inClient(app.db, clientId, async (scope) => {
        const locked = await lockChangeVisit(scope, change.id, visit);
        if (locked?.state !== 'waiting') return;
        const done = await carryOut(app, scope, change, visit);
        if (!done.ok) throw new RefusedError(done.refusals);
        await updateChangeVisit(scope, change.id, visit, { state: 'done', toStart: done.value });
      });
      return;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Somebody took the last places between looking and taking: look again.
      const code = error.refusals[0]?.code;
      if (code === 'not-enough-places') continue;
      failure = code ?? failure;
      break;
    }
  }
  await inClient(app.db, clientId, async (scope) => {
    const locked = await lockChangeVisit(scope, change.id, visit);
    if (locked?.state === 'waiting')
      await updateChangeVisit(scope, change.id, visit, { state: 'failed', failure });
  });
}

async function carryOut(
  app: App,
  scope: ClientScope,
  change: ScheduleChange,
  visit: ChangeVisit,
): Promise<Result<Date | null>> {
  const by = change.outcome?.by ?? { actor: { kind: 'system' as const } };
  const near = await listTimeslotsNear(scope, visit.calendarId, visit.fromStart);
  const at = (start: Date | null) => near.find(({ startsAt }) => startsAt.getTime() === start?.getTime());
  const { orderId, remedy } = visit;
  if (remedy === 'cancel') {
    const timeslot = at(visit.fromStart);
    if (!timeslot) return refused({ code: 'timeslot-not-found' });
    const cancelled = await refundVisit(scope, app, {
      ...{ orderId, timeslotId: timeslot.id, by, reason: 'schedule-changed' },
    });
    return cancelled.ok ? { ok: true, value: null } : cancelled;
  }
  const isBack = remedy === 'move back';
  const from = isBack ? at(visit.toStart) : at(visit.fromStart);
  const to = isBack ? at(visit.fromStart) : nearestOpen(near, visit, app.clock());
  if (!from || !to) return refused({ code: 'no-timeslot-near' });
  const moved = await moveVisit(scope, app, {
    ...{ orderId, fromTimeslotId: from.id, toTimeslotId: to.id, by, mail: change.mailsVisitors },
    reason: isBack ? 'schedule-undone' : 'schedule-changed',
  });
  return moved.ok ? { ok: true, value: isBack ? visit.toStart : to.startsAt } : moved;
}

function nearestOpen(
  near: readonly ComingTimeslot[],
  { fromStart, ticketCount }: ChangeVisit,
  now: Date,
): ComingTimeslot | undefined {
  const open = near.filter(({ state }) => state === 'open');
  return listNearest(open, fromStart, ticketCount, now)[0];
}
