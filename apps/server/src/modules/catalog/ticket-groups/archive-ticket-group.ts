import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getTicketGroup, setTicketGroupArchived } from './ticket-group.repository.ts';

/** Takes a ticket group off sale and out of the lists, or brings it back. */
export async function archiveTicketGroup(
  context: RequestContext,
  id: string,
  archived: boolean,
): Promise<TicketGroup> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const before = await getTicketGroup(scope, id);
    if (before.isArchived === archived) return before;
    await setTicketGroupArchived(scope, id, archived ? context.app.clock() : null);
    await writeAudit(scope, actorOf(context), {
      action: archived ? 'archive-ticket-group' : 'restore-ticket-group',
      entity: 'ticket-group',
      entityId: id,
      before: { isArchived: before.isArchived },
      after: { isArchived: archived },
    });
    return getTicketGroup(scope, id);
  });
}
