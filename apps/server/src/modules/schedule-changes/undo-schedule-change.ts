import type { Refusal } from '@foyer/domain/result/result.ts';
import { refuseUndo } from '@foyer/domain/scheduling/undo-change.ts';
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
  listSnapshotIds,
  listTakenAgainst,
  listTimeslotGroups,
  lockCalendar,
  lockTimeslotCounters,
  refuseStaleGroup,
  regenerateTimeslots,
  restoreTimeslots,
  saveRules,
  type TimeslotSnapshot,
  timeslotGroupConstraints,
} from '../scheduling/index.ts';
import { type AuditedChange, auditChange } from './audit-change.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import { type ChangeOutcome, requireForChange, type ScheduleChange } from './schedule-change.ts';
import { insertVisits, lockChangeVisits, updateChangeVisit } from './schedule-change-visit.repository.ts';
import { listTimeslotsWithNewSales } from './visits-in-timeslot.repository.ts';

/**
 * Takes an applied change back, within 30 minutes, only while it is the last one and nothing was sold against it: the
 * rules and the timeslots as they were, in one transaction. Moved visitors go back where they were, with a correction;
 * a mail is never un-sent, refunds stay. Refusals: `undo-too-late`, `changed-meanwhile`; `undo-sold` where somebody
 * has places since in timeslots that would go, close or get too small: then nothing is changed. Their counters are
 * locked before that is looked at, so that nobody buys meanwhile.
 */
export async function undoScheduleChange(context: RequestContext, id: string): Promise<ScheduleChange> {
  const now = context.app.clock();
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      const change = await lockScheduleChange(scope, id);
      requireForChange(context, change, 'edit');
      const { before, outcome, appliedAt } = change;
      if (change.state !== 'applied' || !before || !outcome || !appliedAt) return change;
      const undone = { appliedAt, isLast: true, newSalesCount: 0 };
      refuse(refuseUndo(undone, now));
      const visits = await lockChangeVisits(scope, id);
      const { audited, takenAgainst } = before.snapshots
        ? await bringTimeslotsBack(scope, before.snapshots, outcome, now)
        : await bringRulesBack(scope, change, now);
      const sold = await listTimeslotsWithNewSales(scope, takenAgainst, id, appliedAt);
      refuse(refuseUndo({ ...undone, newSalesCount: sold.length }, now));
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

interface BroughtBack {
  audited: AuditedChange;
  /** The timeslots that somebody keeps places in against what was brought back. */
  takenAgainst: string[];
}

async function bringRulesBack(
  scope: ClientScope,
  { calendarId, before, outcome }: ScheduleChange,
  now: Date,
): Promise<BroughtBack> {
  const id = calendarId ?? '';
  await lockCalendar(scope, id);
  const group = await getTimeslotGroup(scope, id);
  await refuseStaleGroup(scope, group, outcome?.version);
  const { takenFromSchedules = [], ...rules } = before ?? {};
  await saveRules(scope, group, rules);
  await linkSchedules(scope, takenFromSchedules);
  const restored = await getTimeslotGroup(scope, id);
  const { conflicts } = await regenerateTimeslots(scope, restored, now);
  return { audited: { group: { before: group, after: restored } }, takenAgainst: conflicts };
}

async function bringTimeslotsBack(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  { left = [] }: ChangeOutcome,
  now: Date,
): Promise<BroughtBack> {
  const calendarIds = [...new Set(snapshots.map((one) => one.calendarId))].sort();
  for (const calendarId of calendarIds) await lockCalendar(scope, calendarId);
  const ids = await listSnapshotIds(scope, snapshots, now);
  await lockTimeslotCounters(scope, ids);
  if (!(await areAsLeft(scope, left, now))) refuse({ code: 'changed-meanwhile' });
  const takenAgainst = await listTakenAgainst(scope, snapshots, now);
  const compared = await compareTimeslots(scope, snapshots, now);
  await restoreTimeslots(scope, snapshots, now);
  // Those that are the rules' again follow them as they are by now.
  for (const group of await listTimeslotGroups(scope, calendarIds)) {
    const { conflicts } = await regenerateTimeslots(scope, group, now);
    takenAgainst.push(...conflicts.filter((id) => ids.includes(id)));
  }
  const restored = await compareTimeslots(scope, snapshots, now);
  const timeslots = restored.map(({ id, after }, index) => ({
    id: id ?? compared[index]?.id ?? null,
    before: compared[index]?.after,
    after,
  }));
  return { audited: { timeslots }, takenAgainst };
}

function refuse(refusal: Refusal | null): void {
  if (refusal) throw new RefusedError([refusal]);
}
