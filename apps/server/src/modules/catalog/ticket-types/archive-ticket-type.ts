import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getTicketType, setTicketTypeArchived } from './ticket-type.repository.ts';

/** Takes a ticket type off sale and out of the lists, or brings it back; what was sold stays valid. */
export async function archiveTicketType(
  context: RequestContext,
  id: string,
  archived: boolean,
): Promise<TicketType> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const before = await getTicketType(scope, id);
    if (before.isArchived === archived) return before;
    await setTicketTypeArchived(scope, id, archived ? context.app.clock() : null);
    await writeAudit(scope, actorOf(context), {
      action: archived ? 'archive-ticket-type' : 'restore-ticket-type',
      entity: 'ticket-type',
      entityId: id,
      before: { isArchived: before.isArchived },
      after: { isArchived: archived },
    });
    return getTicketType(scope, id);
  });
}
