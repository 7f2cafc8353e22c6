import { tryAgain } from '../../platform/database/try-again.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { applyDraft } from '../changes/index.ts';
import type { TimeslotChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';

/** Applies a drafted change of timeslots; `seen` is the fingerprint of the effect that its page showed. */
export async function applyTimeslotChange(
  context: RequestContext,
  id: string,
  seen: string,
): Promise<TimeslotChange> {
  return tryAgain(() => applyDraft(context, timeslotsKind, id, seen));
}
