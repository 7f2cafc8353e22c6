import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { type RulesChangeInput, rulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { timeslotsByHandInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { refuseClosedNight } from '@foyer/domain/venues/open-at-night.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { insertChange } from '../changes/index.ts';
import {
  getTimeslotGroup,
  planByHand,
  refuseLinks,
  refuseStaleGroup,
  refuseTakenTimeslotGroupName,
  versionOf,
} from '../scheduling/index.ts';
import { getLocation } from '../venues/index.ts';
import { requireForChange } from './timeslot-change.ts';
import { timeslotsKind } from './timeslots-kind.ts';

/**
 * Stores a change of a timeslot group as a draft, to be reviewed: it survives a reload and has an address. Nothing is
 * changed. What could not be applied anyway is refused here, beside its field.
 * @param seenVersion of the rules that were edited; refused with `changed-meanwhile` where they were changed since.
 * @returns the id of the change.
 */
export async function draftTimeslotGroupChange(
  context: RequestContext,
  timeslotGroupId: string,
  typed: unknown,
  seenVersion?: string | null,
): Promise<string> {
  context.require('timeslotgroup', 'edit');
  const wanted = valueOrThrow(parseInput(rulesChangeInput, typed));
  return context.inClient(async (scope) => {
    const group = await getTimeslotGroup(scope, timeslotGroupId);
    await refuseStaleGroup(scope, group, seenVersion);
    if (wanted.name !== undefined) await refuseTakenTimeslotGroupName(scope, wanted.name, group.id);
    if (wanted.ticketGroupIds) await refuseLinks(scope, wanted.ticketGroupIds, wanted.convert ?? false);
    refuseExceptions(group, await getLocation(scope, group.locationId), wanted);
    return insertChange(scope, timeslotsKind.name, {
      calendarId: group.id,
      wanted,
      seenVersion: versionOf(group),
      createdBy: context.account.username,
    });
  });
}

/**
 * Stores a change of single timeslots as a draft.
 * @param timeslotGroupId null = timeslots of the availability scheduler, of any calendars.
 * @returns the id of the change.
 */
export async function draftTimeslotsChange(
  context: RequestContext,
  timeslotGroupId: string | null,
  typed: unknown,
): Promise<string> {
  requireForChange(context, { calendarId: timeslotGroupId }, 'edit');
  const wanted = valueOrThrow(parseInput(timeslotsByHandInput, typed));
  return context.inClient(async (scope) => {
    await planByHand(scope, timeslotGroupId, wanted, context.app.clock());
    return insertChange(scope, timeslotsKind.name, {
      calendarId: timeslotGroupId,
      wanted,
      seenVersion: '',
      createdBy: context.account.username,
    });
  });
}

function refuseExceptions(
  group: TimeslotGroup,
  location: Pick<Location, 'weekHours'>,
  { exceptions = [], ticketGroupIds }: RulesChangeInput,
): void {
  const before = group.exceptions.flatMap((exception) => exception.ticketGroupIds);
  const known = new Set([...group.ticketGroupIds, ...(ticketGroupIds ?? []), ...before]);
  const refusals = exceptions.flatMap(({ ticketGroupIds, fromTime, untilTime }, index): Refusal[] => [
    ...(ticketGroupIds.some((id) => !known.has(id))
      ? [{ code: 'exception-activity-unknown', field: `exceptions.${index}.ticketGroupIds` }]
      : []),
    ...refuseClosedNight(location, { from: fromTime, until: untilTime }, `exceptions.${index}.untilTime`),
  ]);
  if (refusals.length > 0) throw new RefusedError(refusals);
}
