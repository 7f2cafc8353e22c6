import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  areAsLeft,
  compareTimeslots,
  getTimeslotGroup,
  linkSchedules,
  listTimeslotGroups,
  lockCalendar,
  refuseStaleGroup,
  regenerateTimeslots,
  restoreTimeslots,
  saveRules,
  type TimeslotSnapshot,
  timeslotGroupConstraints,
} from '../scheduling/index.ts';
import { type AuditedChange, auditChange } from './audit-change.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import { type ChangeOutcome, requireForChange, type ScheduleChange, undoMinutes } from './schedule-change.ts';
import { insertVisits, lockChangeVisits, updateChangeVisit } from './schedule-change-visit.repository.ts';

/**
 * Takes an applied change back, within 30 minutes and only while it is the last one: the rules and the timeslots as
 * they were, in one transaction. Moved visitors go back where they were, with a correction; a mail is never un-sent.
 * What visitors bought since stays, as a conflict; refunds stay too. Refusals: `undo-too-late`, `changed-meanwhile`.
 */
export async function undoScheduleChange(context: RequestContext, id: string): Promise<ScheduleChange> {
  const now = context.app.clock();
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const change = await lockScheduleChange(scope, id);
      requireForChange(context, change, 'edit');
      const { before, outcome, appliedAt } = change;
      if (change.state !== 'applied' || !before || !outcome || !appliedAt) return change;
      if (now.getTime() > appliedAt.getTime() + undoMinutes * 60_000) refuse('undo-too-late');
      const visits = await lockChangeVisits(scope, id);
      const audited = before.snapshots
        ? await bringTimeslotsBack(scope, before.snapshots, outcome, now)
        : await bringRulesBack(scope, change, now);
      for (const visit of visits.filter(({ state }) => state === 'waiting'))
        await updateChangeVisit(scope, id, visit, { state: 'failed', failure: 'undone' });
      const moved = visits.filter(({ state, remedy }) => state === 'done' && remedy === 'move');
      await insertVisits(
        scope,
        id,
        moved.map(({ failure: _failure, ...visit }) => ({
          ...visit,
          ...{ remedy: 'move back' as const, state: 'waiting' as const },
        })),
      );
      await updateScheduleChange(scope, id, {
        ...{ state: 'undone', undoneAt: now, undoneBy: context.account.username },
      });
      await auditChange(scope, context, audited, true);
      await sendMessages(scope, {
        bus: 'command',
        type: 'settle-visits',
        payload: { changeId: id },
        source: 'schedule-changes',
      });
      return getScheduleChange(scope, id);
    }),
  );
}

async function bringRulesBack(
  scope: ClientScope,
  { calendarId, before, outcome }: ScheduleChange,
  now: Date,
): Promise<AuditedChange> {
  const id = calendarId ?? '';
  await lockCalendar(scope, id);
  const group = await getTimeslotGroup(scope, id);
  await refuseStaleGroup(scope, group, outcome?.version);
  const { takenFromSchedules = [], ...rules } = before ?? {};
  await saveRules(scope, group, rules);
  await linkSchedules(scope, takenFromSchedules);
  const restored = await getTimeslotGroup(scope, id);
  await regenerateTimeslots(scope, restored, now);
  return { group: { before: group, after: restored } };
}

async function bringTimeslotsBack(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  { left = [] }: ChangeOutcome,
  now: Date,
): Promise<AuditedChange> {
  const calendarIds = [...new Set(snapshots.map((one) => one.calendarId))].sort();
  for (const calendarId of calendarIds) await lockCalendar(scope, calendarId);
  if (!(await areAsLeft(scope, left, now))) refuse('changed-meanwhile');
  const compared = await compareTimeslots(scope, snapshots, now);
  await restoreTimeslots(scope, snapshots, now);
  // Those that are the rules' again follow them as they are by now.
  for (const group of await listTimeslotGroups(scope, calendarIds))
    await regenerateTimeslots(scope, group, now);
  const restored = await compareTimeslots(scope, snapshots, now);
  return {
    timeslots: restored.map(({ id, after }, index) => ({
      id: id ?? compared[index]?.id ?? null,
      before: compared[index]?.after,
      after,
    })),
  };
}

function refuse(code: string): never {
  throw new RefusedError([{ code }]);
}
