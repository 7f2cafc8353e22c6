import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { copyOfTicketType } from '@foyer/domain/catalog/ticket-type-copy.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getTicketType, insertTicketType } from './ticket-type.repository.ts';

/** Makes a ticket type like an existing one: last in its group, off sale until staff switch it on. */
export async function duplicateTicketType(context: RequestContext, id: string): Promise<TicketType> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const like = await getTicketType(scope, id);
    const madeId = await insertTicketType(scope, like.ticketGroupId, copyOfTicketType(like));
    const made = await getTicketType(scope, madeId);
    await writeAudit(scope, actorOf(context), {
      action: 'duplicate-ticket-type',
      entity: 'ticket-type',
      entityId: made.id,
      after: { ...made, duplicateOf: like.number },
    });
    return made;
  });
}
