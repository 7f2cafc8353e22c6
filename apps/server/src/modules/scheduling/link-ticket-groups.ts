import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listTicketGroups } from '../catalog/index.ts';
import { listScheduledGroupNames, unlinkSchedules } from './calendar-link.repository.ts';
import { getTimeslotGroup, lockCalendar, replaceLinks } from './timeslot-group.repository.ts';
import { timeslotGroupConstraints } from './timeslot-group-name.ts';

/**
 * Makes these the ticket groups that take their times, and share the places, of a timeslot group. Only
 * groups of the kind "day plus time" have timeslots, and from one source: one that takes them from product schedules
 * is refused, unless the caller converts it (product.md, section 4).
 */
export async function linkTicketGroups(
  context: RequestContext,
  id: string,
  ticketGroupIds: readonly string[],
  { convert = false }: { convert?: boolean } = {},
): Promise<TimeslotGroup> {
  context.require('timeslotgroup', 'edit');
  const wanted = [...new Set(ticketGroupIds)];
  return refuseViolations(timeslotGroupConstraints, () =>
    context.inClient(async (scope) => {
      await lockCalendar(scope, id);
      const before = await getTimeslotGroup(scope, id);
      const groups = await listTicketGroups(scope, wanted);
      if (groups.length < wanted.length) refuse('ticket-group-unknown');
      if (groups.some(({ kind }) => kind !== 'day plus time')) refuse('ticket-group-without-times');
      if (convert) await unlinkSchedules(scope, wanted);
      const [scheduled] = await listScheduledGroupNames(scope, wanted);
      if (scheduled !== undefined) refuse('ticket-group-has-schedules', { name: scheduled });
      await replaceLinks(scope, id, wanted);
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

function refuse(code: string, params: Record<string, string> = {}): never {
  throw new RefusedError([{ code, field: 'ticketGroupIds', params }]);
}
