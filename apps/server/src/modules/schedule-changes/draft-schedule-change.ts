import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { rulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getTimeslotGroup, refuseStaleGroup, versionOf } from '../scheduling/index.ts';
import { insertScheduleChange } from './schedule-change.repository.ts';
import type { ScheduleChange } from './schedule-change.ts';

/**
 * Keeps a change of rules as a draft, to be reviewed: it survives a reload and has an address. Nothing is changed.
 * @param seenVersion of the rules that were edited; refused with `changed-meanwhile` where somebody was earlier.
 */
export async function draftScheduleChange(
  context: RequestContext,
  timeslotGroupId: string,
  typed: unknown,
  seenVersion?: string | null,
): Promise<ScheduleChange> {
  context.require('timeslotgroup', 'edit');
  const wanted = valueOrThrow(parseInput(rulesChangeInput, typed));
  return context.inClient(async (scope) => {
    const group = await getTimeslotGroup(scope, timeslotGroupId);
    await refuseStaleGroup(scope, group, seenVersion);
    const before = group.exceptions.flatMap(({ ticketGroupIds }) => ticketGroupIds);
    const known = new Set([...group.ticketGroupIds, ...before]);
    const index = (wanted.exceptions ?? []).findIndex(({ ticketGroupIds }) =>
      ticketGroupIds.some((id) => !known.has(id)),
    );
    if (index >= 0) {
      const field = `exceptions.${index}.ticketGroupIds`;
      throw new RefusedError([{ code: 'exception-activity-unknown', field }]);
    }
    return insertScheduleChange(scope, {
      calendarId: group.id,
      wanted,
      seenVersion: versionOf(group),
      createdBy: context.account.username,
    });
  });
}
