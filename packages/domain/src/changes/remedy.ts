import type { ClosureRemedy } from '../closures/closure-input.ts';
import type { TimeslotRemedy } from '../scheduling/timeslot-changes/plan-remedies.ts';

/** What a change does with an affected visit. `move back` = undoing brings it back where it was. */
export type Remedy = TimeslotRemedy | ClosureRemedy | 'move back';
