import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { listScheduledGroupNames, type ScheduleLink, unlinkSchedules } from './calendar-link.repository.ts';
import { getTimeslotGroup, lockCalendar, replaceLinks } from './timeslot-group.repository.ts';
import { timeslotGroupConstraints } from './timeslot-group-name.ts';

/**
 * Links ticket groups to a timeslot group without a dry run: for programs that set a museum up. Staff draft it
 * (`timeslot-changes`).
 */
export async function linkTicketGroups(
  context: RequestContext,
  id: string,
  ticketGroupIds: readonly string[],
  { convert = false }: { convert?: boolean } = {},
): Promise<TimeslotGroup> {
  context.require('timeslotgroup', 'edit');
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      await lockCalendar(scope, id);
      const before = await getTimeslotGroup(scope, id);
      await saveLinks(scope, id, ticketGroupIds, convert);
      const after = await getTimeslotGroup(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'link-ticket-groups',
        entity: 'timeslot-group',
        entityId: id,
        before: { ticketGroupIds: before.ticketGroupIds },
        after: { ticketGroupIds: after.ticketGroupIds },
      });
      return after;
    }),
  );
}

/**
 * Makes these the ticket groups that take their times, and share the places, of a locked timeslot group.
 * @returns the schedules from which some were taken away.
 */
export async function saveLinks(
  scope: ClientScope,
  calendarId: string,
  ticketGroupIds: readonly string[],
  convert: boolean,
): Promise<ScheduleLink[]> {
  const wanted = [...new Set(ticketGroupIds)];
  await refuseLinks(scope, wanted, convert);
  const taken = convert ? await unlinkSchedules(scope, wanted) : [];
  await replaceLinks(scope, calendarId, wanted);
  return taken;
}

/**
 * Only groups of the kind "day plus time" have timeslots, and from one source: one that takes them from product
 * schedules is refused, unless the caller converts it (product.md, section 4).
 */
export async function refuseLinks(
  scope: ClientScope,
  ticketGroupIds: readonly string[],
  convert: boolean,
): Promise<void> {
  const groups = await listTicketGroups(scope, ticketGroupIds);
  if (groups.length < new Set(ticketGroupIds).size) refuse('ticket-group-unknown');
  if (groups.some(({ kind }) => kind !== 'day plus time')) refuse('ticket-group-without-times');
  const [scheduled] = convert ? [] : await listScheduledGroupNames(scope, ticketGroupIds);
  if (scheduled !== undefined) refuse('ticket-group-has-schedules', { name: scheduled });
}

function refuse(code: string, params: Record<string, string> = {}): never {
  throw new RefusedError([{ code, field: 'ticketGroupIds', params }]);
}
