import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getTicketGroup } from '../ticket-groups/ticket-group.repository.ts';
import { listTicketTypesOfGroups, setTicketTypeOrder } from './ticket-type.repository.ts';

/** Puts the ticket types of a group in the order that visitors see; ids of other groups are passed over. */
export async function sortTicketTypes(
  context: RequestContext,
  ticketGroupId: string,
  orderedIds: readonly string[],
): Promise<TicketType[]> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const group = await getTicketGroup(scope, ticketGroupId);
    const before = await listTicketTypesOfGroups(scope, [group.id]);
    await setTicketTypeOrder(scope, group.id, orderedIds);
    const after = await listTicketTypesOfGroups(scope, [group.id]);
    await writeAudit(scope, actorOf(context), {
      action: 'sort-ticket-types',
      entity: 'ticket-group',
      entityId: group.id,
      before: { ticketTypeNumbers: before.map(({ number }) => number) },
      after: { ticketTypeNumbers: after.map(({ number }) => number) },
    });
    return after;
  });
}
