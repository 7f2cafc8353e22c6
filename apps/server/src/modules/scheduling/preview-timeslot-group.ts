import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { TimeslotChangePlan } from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import { timeslotGroupChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { planRegeneration } from './regenerate-timeslots.ts';
import { withRules } from './save-rules.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';
import { refuseStaleGroup } from './timeslot-group-version.ts';

/** The dry run of a change: what would happen to the timeslots. Nothing is changed. */
export async function previewTimeslotGroup(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: string | null,
): Promise<TimeslotChangePlan> {
  context.require('timeslotgroup', 'edit');
  const wanted = valueOrThrow(parseInput(timeslotGroupChangeInput, typed));
  return context.inClient(async (scope) => {
    const group = await getTimeslotGroup(scope, id);
    await refuseStaleGroup(scope, group, seenVersion);
    return planRegeneration(scope, withRules(group, wanted), context.app.clock());
  });
}
