import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { catalogDeleted } from '../catalog-deleted.ts';
import { soldTicketConstraints } from './sold-ticket-constraints.ts';
import { deleteTicketTypeRow, getTicketType } from './ticket-type.repository.ts';

/** Deletes a ticket type that was never sold; one that was can be archived. */
export async function deleteTicketType(context: RequestContext, id: string): Promise<string> {
  context.require('tickets', 'edit');
  return refuseViolations(soldTicketConstraints('ticket-type-has-tickets'), () =>
    context.inClient(async (scope) => {
      const before = await getTicketType(scope, id);
      await deleteTicketTypeRow(scope, id);
      await sendMessages(scope, catalogDeleted({ ticketTypeIds: [id] }));
      await writeAudit(scope, actorOf(context), {
        action: 'delete-ticket-type',
        entity: 'ticket-type',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}
