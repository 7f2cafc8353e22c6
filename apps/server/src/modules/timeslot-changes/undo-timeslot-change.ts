import { tryAgain } from '../../platform/database/try-again.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { undoChange } from '../changes/index.ts';
import type { TimeslotChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';

/** Undoes an applied change of timeslots: what was moved goes back with a correction, refunds stay. */
export async function undoTimeslotChange(context: RequestContext, id: string): Promise<TimeslotChange> {
  return tryAgain(() => undoChange(context, timeslotsKind, id));
}
