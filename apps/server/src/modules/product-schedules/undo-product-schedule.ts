import { refuseUndo } from '@foyer/domain/changes/undo-window.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findLastChangeId, getChange, undoChange } from '../changes/index.ts';
import { type ScheduleChange, scheduleKindName } from './schedule-change.ts';
import { scheduleKind } from './schedule-kind.ts';

/** The last change of a calendar while it can be undone. */
export async function findUndoable(
  context: RequestContext,
  calendarId: string,
): Promise<ScheduleChange | null> {
  return context.inClient(async (scope) => {
    const lastId = await findLastChangeId(scope, scheduleKindName, calendarId);
    const last = lastId === undefined ? null : await getChange(scope, scheduleKind, lastId);
    if (last?.state !== 'applied' || !last.appliedAt) return null;
    return refuseUndo({ appliedAt: last.appliedAt }, context.app.clock()) ? null : last;
  });
}

/** Undoes the last change of a product's schedules or blockers at a location: its row and the timeslots. */
export async function undoProductSchedule(context: RequestContext, id: string): Promise<string> {
  context.require('availability-scheduler', 'edit');
  return (await undoChange(context, scheduleKind, id)).id;
}
