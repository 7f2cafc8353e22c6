import { registerChange, type UndoableKind } from '../changes/index.ts';
import { restoreSchedule } from './restore-schedule.ts';
import { type ScheduleBefore, type ScheduleOutcome, scheduleKindName } from './schedule-change.ts';
import { scheduleConstraints } from './schedule-constraints.ts';

/** A change of a schedule or blocker. It moves no visitor: what visitors keep is settled as a change of timeslots. */
export const scheduleKind: UndoableKind<unknown, ScheduleBefore, ScheduleOutcome> = registerChange({
  name: scheduleKindName,
  constraints: scheduleConstraints,
  require: (context, _change, right) => context.require('availability-scheduler', right),
  restore: restoreSchedule,
  settling: null,
});
