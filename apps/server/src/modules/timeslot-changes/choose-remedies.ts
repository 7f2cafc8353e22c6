import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type ChosenRemedies, lockChange, updateChange } from '../changes/index.ts';
import { findEffect } from './find-effect.ts';
import { requireForChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';

export interface RemedyChoice {
  /** The timeslot that is chosen for; none = "Set all to", which overrides no choice made by hand. */
  timeslotId?: string | null;
  remedy?: TimeslotRemedy | null;
  /** The orders of the timeslot that it is for, where fewer places are wanted than are taken; left out = as they are. */
  orderIds?: readonly string[] | null;
  /** Whether moved visitors get a mail. */
  mailsVisitors?: boolean | null;
}

/** Stores in a draft what happens to its visitors once it is applied. */
export async function chooseRemedies(
  context: RequestContext,
  id: string,
  { timeslotId, remedy, orderIds, mailsVisitors }: RemedyChoice,
): Promise<void> {
  return context.inClient(async (scope) => {
    const change = await lockChange(scope, timeslotsKind, id);
    requireForChange(context, change, 'edit');
    if (change.state !== 'draft') throw new RefusedError([{ code: 'change-over' }]);
    const chosen: ChosenRemedies = { ...change.remedies };
    if (remedy && timeslotId) {
      const ofOrders = orderIds ?? chosen[timeslotId]?.orderIds;
      chosen[timeslotId] = { remedy, byHand: true, ...(ofOrders && { orderIds: ofOrders }) };
    }
    if (remedy && !timeslotId) {
      const { rows } = await findEffect(scope, change, context.app.clock());
      for (const row of rows) {
        const present = chosen[row.timeslotId];
        if (!present?.byHand) chosen[row.timeslotId] = { ...present, remedy, byHand: false };
      }
    }
    const mails = mailsVisitors ?? change.mailsVisitors;
    await updateChange(scope, id, { remedies: chosen, mailsVisitors: mails });
  });
}
