import { refuseUndo } from '@foyer/domain/changes/undo-window.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listLastChanges, undoChange } from '../changes/index.ts';
import type { ScheduleChange } from './schedule-change.ts';
import { scheduleKind } from './schedule-kind.ts';

/** The last change of each of the calendars, where it can still be undone. */
export async function listUndoable(
  scope: ClientScope,
  calendarIds: readonly string[],
  at: Date,
): Promise<ScheduleChange[]> {
  const last = await listLastChanges(scope, scheduleKind, calendarIds);
  return last.filter(
    ({ state, appliedAt }) => state === 'applied' && appliedAt && !refuseUndo({ appliedAt }, at),
  );
}

/** Undoes the last change of a product's schedules or blockers at a location: its row and the timeslots. */
export async function undoProductSchedule(context: RequestContext, id: string): Promise<string> {
  context.require('availability-scheduler', 'edit');
  return (await undoChange(context, scheduleKind, id)).id;
}
