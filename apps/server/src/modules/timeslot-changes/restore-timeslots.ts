import { refuseUndo } from '@foyer/domain/changes/undo-window.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';

import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLater } from '../audit-log/index.ts';
import type { AppliedChange } from '../changes/index.ts';
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
  restoreTimeslotSnapshots,
  saveRules,
  type TimeslotSnapshot,
} from '../scheduling/index.ts';
import { type AuditedChange, auditTimeslotChange } from './audit-timeslot-change.ts';
import { moveGroupsBack } from './move-or-cancel-groups.ts';
import { tidyCalendar } from './tidy-calendar.ts';
import type { ChangeBefore, ChangeOutcome, WantedChange } from './timeslot-change.ts';
import { listTimeslotsWithNewSales } from './visits-in-timeslot.repository.ts';

type AppliedTimeslotChange = AppliedChange<WantedChange, ChangeBefore, ChangeOutcome>;

/**
 * Brings the rules and the timeslots back as they were. Refusals: `changed-meanwhile` where another change followed;
 * `undo-sold` where places were taken since in timeslots that would go, close or get too small. The counters of the
 * timeslots are locked before that is asked, so that no sale comes in between.
 */
export async function restoreTimeslots(
  scope: ClientScope,
  change: AppliedTimeslotChange,
  now: Date,
  context: RequestContext,
): Promise<readonly AuditLater[]> {
  const { id, before, appliedAt } = change;
  const { audited, takenAgainst } = before.snapshots
    ? await bringTimeslotsBack(scope, before.snapshots, change.outcome, now)
    : await bringRulesBack(scope, change, now);
  const { outcome, mailsVisitors } = change;
  const back = await moveGroupsBack(context, scope, outcome.movedGroups ?? [], mailsVisitors);
  if (back > 0)
    for (const calendarId of new Set((outcome.movedGroups ?? []).map((group) => group.calendarId)))
      await tidyCalendar(scope, calendarId, now);
  const sold = await listTimeslotsWithNewSales(scope, takenAgainst, id, appliedAt);
  refuse(refuseUndo({ appliedAt, newSalesCount: sold.length }, now));
  return auditTimeslotChange(audited, true);
}

interface BroughtBack {
  audited: AuditedChange;
  /** The timeslots in which places are taken against what was brought back. */
  takenAgainst: string[];
}

async function bringRulesBack(
  scope: ClientScope,
  { calendarId, before, outcome }: AppliedTimeslotChange,
  now: Date,
): Promise<BroughtBack> {
  const id = calendarId ?? '';
  await lockCalendar(scope, id);
  const group = await getTimeslotGroup(scope, id);
  await refuseStaleGroup(scope, group, outcome.version);
  const { takenFromSchedules = [], exceptionPlaces, ...rules } = before;
  await saveRules(scope, group, rules, exceptionPlaces);
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
  await restoreTimeslotSnapshots(scope, snapshots, now);
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
