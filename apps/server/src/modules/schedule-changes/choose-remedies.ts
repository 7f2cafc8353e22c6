import type { Remedy } from '@foyer/domain/scheduling/plan-remedies.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findEffect } from './find-effect.ts';
import { getScheduleChange, lockScheduleChange, updateScheduleChange } from './schedule-change.repository.ts';
import { type ChosenRemedies, requireForChange, type ScheduleChange } from './schedule-change.ts';

export interface RemedyChoice {
  /** The timeslot that is chosen for; none = "Set all to", which overrides no choice made by hand. */
  timeslotId?: string | null;
  remedy?: Remedy | null;
  /** Whether moved visitors get a mail. */
  mailsVisitors?: boolean | null;
}

/** Notes in a draft what shall become of visitors. Nothing happens to them yet. */
export async function chooseRemedies(
  context: RequestContext,
  id: string,
  { timeslotId, remedy, mailsVisitors }: RemedyChoice,
): Promise<ScheduleChange> {
  return context.inClient(async (scope) => {
    const change = await lockScheduleChange(scope, id);
    requireForChange(context, change, 'edit');
    if (change.state !== 'draft') throw new RefusedError([{ code: 'schedule-change-over' }]);
    const chosen: ChosenRemedies = { ...change.remedies };
    if (remedy && timeslotId) chosen[timeslotId] = { remedy, byHand: true };
    if (remedy && !timeslotId) {
      const { rows } = await findEffect(scope, change, context.app.clock());
      for (const row of rows) {
        if (!chosen[row.timeslotId]?.byHand) chosen[row.timeslotId] = { remedy, byHand: false };
      }
    }
    const mails = mailsVisitors ?? change.mailsVisitors;
    await updateScheduleChange(scope, id, { remedies: chosen, mailsVisitors: mails });
    return getScheduleChange(scope, id);
  });
}
