import {
  type ClosurePlan,
  type ClosureStretch,
  closurePlanInput,
  closureStretchInput,
  needsExtra,
} from '@foyer/domain/closures/closure-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { auditLater } from '../audit-log/index.ts';
import { type Applied, applyChange, type ChangeToApply } from '../changes/index.ts';
import { listGroupsIn } from '../reservations/index.ts';
import { listClosableTimeslotIds, lockCalendarsOf, shutTimeslots } from '../scheduling/index.ts';
import {
  type Closure,
  findClosureIdByRequest,
  getClosure,
  insertClosure,
  lockClosures,
  updateClosure,
} from './closure.repository.ts';
import { countDates, fingerprintOfClosure, toAffectedVisits } from './closure-effect.ts';
import { closureKind } from './closure-kind.ts';
import { lockLocations } from './day-product.repository.ts';
import { settleGroups } from './settle-groups.ts';
import { listDaysOfStretch, takenDays } from './shut-days.ts';
import { listTouchedVisits } from './touched-visit.repository.ts';

interface WantedClosure {
  stretch: ClosureStretch;
  plan: ClosurePlan;
}

/**
 * Closes the timeslots of a place and time. One transaction stops their sale everywhere, settles the groups in them
 * and stores the visits; mails and refunds follow in the background. The same call again answers the same closure and changes nothing.
 * Refusals: those of the inputs; `closure-empty` where nothing is left to close, not even a part of a day;
 * `change-moved-on` where timeslots, visits or amounts are not what its preview said.
 * @param seen the fingerprint of the preview.
 * @throws NotAllowedError without `timeslotgroup` edit, or extra where money goes back.
 */
export async function closeTimeslots(
  context: RequestContext,
  typedStretch: unknown,
  typedPlan: unknown,
  seen: string,
): Promise<Closure> {
  context.require('timeslotgroup', 'edit');
  const stretch = valueOrThrow(parseInput(closureStretchInput, typedStretch));
  const plan = valueOrThrow(parseInput(closurePlanInput, typedPlan));
  if (needsExtra(plan)) context.require('timeslotgroup', 'extra');
  const kind = { ...closureKind, findApplied, apply: close };
  const id = await tryAgain(() => applyChange(context, kind, { stretch, plan }, seen));
  return context.inClient((scope) => getClosure(scope, id));
}

/** The same request again: the closure that it made. What staff do to closures follows each other from here on. */
async function findApplied(scope: ClientScope, { plan }: WantedClosure): Promise<string | undefined> {
  await lockClosures(scope);
  return findClosureIdByRequest(scope, plan.requestId);
}

async function close(
  context: RequestContext,
  scope: ClientScope,
  { wanted: { stretch, plan } }: ChangeToApply<WantedClosure>,
): Promise<Applied<string, null, null>> {
  const at = context.app.clock();
  const daysBefore = await listDaysOfStretch(scope, stretch, at);
  const id = await insertClosure(scope, { stretch, plan, deadlineAt: deadlineOf(plan, at) });
  if (stretch.scopeKind === 'location') await lockLocations(scope, stretch.scopeIds, 'closing');
  await lockCalendarsOf(scope, stretch);
  const timeslotIds = await listClosableTimeslotIds(scope, stretch);
  const groups = await listGroupsIn(scope, timeslotIds, at);
  // Before the timeslots: a group that leaves locks counters, which come before them. Those that it opens are shut by a trigger.
  await settleGroups(context, scope, plan, groups);
  await shutTimeslots(scope, id, stretch);
  const days = takenDays(daysBefore, await listDaysOfStretch(scope, stretch, at));
  const isEmpty = timeslotIds.length + days.shut.length + days.shortened.length === 0;
  if (isEmpty) throw new RefusedError([{ code: 'closure-empty' }]);
  const visits = await listTouchedVisits(scope, { timeslotIds, days: days.shut });
  const counts = { dayCount: countDates(days.shut), shortenedDayCount: countDates(days.shortened) };
  const groupIds = groups.map(({ id }) => id);
  await updateClosure(scope, id, { timeslotCount: timeslotIds.length, ...counts, groupIds });
  const { reason, note, remedy } = plan;
  return {
    id,
    result: id,
    calendarId: null,
    before: null,
    outcome: null,
    fingerprint: fingerprintOfClosure({ timeslotIds, days, visits, groups }),
    audit: [
      auditLater({
        action: 'close-timeslots',
        entity: 'closure',
        entityId: id,
        after: {
          ...{ ...stretch, reason, note, remedy, timeslots: timeslotIds.length, ...counts },
          groups: groups.length,
        },
      }),
    ],
    visits: toAffectedVisits(visits, remedy),
  };
}

function deadlineOf({ remedy, deadlineHours }: ClosurePlan, at: Date): Date | null {
  const hourMs = 3_600_000;
  return remedy === 'offer' ? new Date(at.getTime() + deadlineHours * hourMs) : null;
}
