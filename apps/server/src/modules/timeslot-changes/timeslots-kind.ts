import { type ChangeKind, registerChange, type UndoableKind } from '../changes/index.ts';
import { timeslotGroupConstraints } from '../scheduling/index.ts';
import { applyTimeslots } from './apply-timeslots.ts';
import { restoreTimeslots } from './restore-timeslots.ts';
import { settleTimeslotVisits } from './settle-timeslot-visit.ts';
import {
  type ChangeBefore,
  type ChangeOutcome,
  requireForChange,
  type WantedChange,
} from './timeslot-change.ts';

/** A change of a timeslot group's rules, or of single timeslots by hand. */
export const timeslotsKind: ChangeKind<WantedChange, null, ChangeBefore, ChangeOutcome> &
  UndoableKind<WantedChange, ChangeBefore, ChangeOutcome> = registerChange({
  name: 'timeslots',
  constraints: timeslotGroupConstraints,
  require: requireForChange,
  apply: applyTimeslots,
  restore: restoreTimeslots,
  settling: settleTimeslotVisits,
});
