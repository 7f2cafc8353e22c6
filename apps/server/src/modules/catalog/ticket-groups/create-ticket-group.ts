import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getProduct } from '../products/product.repository.ts';
import { getTicketGroup, insertTicketGroup } from './ticket-group.repository.ts';
import { readTicketGroup } from './ticket-group-kind.ts';

/** Gives a product a further ticket group. */
export async function createTicketGroup(
  context: RequestContext,
  productId: string,
  typed: unknown,
): Promise<TicketGroup> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const product = await getProduct(scope, productId);
    const { input, kind } = readTicketGroup(typed, product);
    const group = await getTicketGroup(scope, await insertTicketGroup(scope, product.id, kind, input));
    await writeAudit(scope, actorOf(context), {
      action: 'create-ticket-group',
      entity: 'ticket-group',
      entityId: group.id,
      after: { ...group },
    });
    return group;
  });
}
