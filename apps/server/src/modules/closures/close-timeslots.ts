import {
  type ClosurePlan,
  type ClosureStretch,
  closurePlanInput,
  closureStretchInput,
  needsExtra,
} from '@foyer/domain/closures/closure-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listClosableTimeslotIds, lockCalendarsOf, shutTimeslots } from '../scheduling/index.ts';
import {
  type Closure,
  getClosure,
  getClosureByRequest,
  insertClosure,
  lockClosures,
  updateClosure,
} from './closure.repository.ts';
import { lockLocations } from './day-product.repository.ts';
import { sendVisitsToSettle } from './settle-visit.ts';
import { listDaysOfStretch, type ShutDay, takenDays } from './shut-days.ts';
import { countTicketsOfDays, insertVisits, sumTouchedVisits } from './touched-visit.repository.ts';

/** What a closure would touch; nothing is changed. */
export interface ClosurePreview {
  timeslotCount: number;
  /** Days that tickets without a time can no longer be used on. */
  dayCount: number;
  /** Days of which something is left: tickets without a time stay valid in the rest of them. */
  shortenedDayCount: number;
  shortenedTicketCount: number;
  locationCount: number;
  orderCount: number;
  heads: number;
  amountMinor: number;
  heldCount: number;
}

/** The dry run of a closure. */
export async function previewClosure(context: RequestContext, typed: unknown): Promise<ClosurePreview> {
  context.require('timeslotgroup', 'edit');
  const stretch = valueOrThrow(parseInput(closureStretchInput, typed));
  return context.inClient(async (scope) => {
    const timeslotIds = await listClosableTimeslotIds(scope, stretch);
    const at = context.app.clock();
    const daysBefore = await listDaysOfStretch(scope, stretch, at);
    const days = takenDays(daysBefore, await listDaysOfStretch(scope, stretch, at, 'and-this'));
    return {
      timeslotCount: timeslotIds.length,
      dayCount: countDates(days.shut),
      shortenedDayCount: countDates(days.shortened),
      shortenedTicketCount: await countTicketsOfDays(scope, days.shortened),
      ...(await sumTouchedVisits(scope, { timeslotIds, days: days.shut })),
    };
  });
}

/**
 * Closes the timeslots of a place and time. One transaction stops their sale everywhere and keeps the visits in them;
 * mails and refunds follow in the background. The same call again answers the same closure and changes nothing.
 * Refusals: those of the inputs; `closure-empty` where nothing is left to close, not even a part of a day.
 * @throws NotAllowedError without `timeslotgroup` edit, or extra where money goes back.
 */
export async function closeTimeslots(
  context: RequestContext,
  typedStretch: unknown,
  typedPlan: unknown,
): Promise<Closure> {
  context.require('timeslotgroup', 'edit');
  const stretch = valueOrThrow(parseInput(closureStretchInput, typedStretch));
  const plan = valueOrThrow(parseInput(closurePlanInput, typedPlan));
  if (needsExtra(plan)) context.require('timeslotgroup', 'extra');
  return context.inClient(async (scope) => {
    await lockClosures(scope);
    const at = context.app.clock();
    const daysBefore = await listDaysOfStretch(scope, stretch, at);
    const id = await startClosure(context, scope, stretch, plan);
    if (id === undefined) return getClosureByRequest(scope, plan.requestId);
    if (stretch.scopeKind === 'location') await lockLocations(scope, stretch.scopeIds, 'closing');
    await lockCalendarsOf(scope, stretch);
    const shut = await shutTimeslots(scope, id, stretch);
    const days = takenDays(daysBefore, await listDaysOfStretch(scope, stretch, at));
    const isEmpty = shut.length + days.shut.length + days.shortened.length === 0;
    if (isEmpty) throw new RefusedError([{ code: 'closure-empty' }]);
    const counts = { dayCount: countDates(days.shut), shortenedDayCount: countDates(days.shortened) };
    await updateClosure(scope, id, { timeslotCount: shut.length, ...counts });
    const touched = { timeslotIds: shut, days: days.shut };
    const visits = await insertVisits(scope, { id, remedy: plan.remedy }, touched);
    await sendVisitsToSettle(scope, visits);
    await writeAudit(scope, actorOf(context), {
      action: 'close-timeslots',
      entity: 'closure',
      entityId: id,
      after: {
        ...stretch,
        reason: plan.reason,
        note: plan.note,
        remedy: plan.remedy,
        timeslots: shut.length,
        ...counts,
      },
    });
    return getClosure(scope, id);
  });
}

function countDates(days: readonly ShutDay[]): number {
  return new Set(days.map(({ date }) => date)).size;
}

function startClosure(
  context: RequestContext,
  scope: ClientScope,
  stretch: ClosureStretch,
  plan: ClosurePlan,
): Promise<string | undefined> {
  const hourMs = 3_600_000;
  const deadlineAt =
    plan.remedy === 'offer' ? new Date(context.app.clock().getTime() + plan.deadlineHours * hourMs) : null;
  return insertClosure(scope, { stretch, plan, deadlineAt, by: context.account });
}
