import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { refuseUnshown } from '../../changes/index.ts';
import { watchLimit } from '../../sale-counters/index.ts';
import { getProduct } from '../products/product.repository.ts';
import { listTouchedByGroup } from './preview-ticket-group.ts';
import { getTicketGroup, updateTicketGroup } from './ticket-group.repository.ts';
import { readTicketGroup } from './ticket-group-kind.ts';

/**
 * Changes the whole page of a ticket group: what is left out of it is emptied. What was sold keeps its date and
 * price.
 */
export async function changeTicketGroup(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
  shown?: string | null,
): Promise<TicketGroup> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    // Locks the row: what is read after it cannot change before the commit.
    const followLimit = await watchLimit(scope, { kind: 'ticket-group', ownerId: id });
    const before = await getTicketGroup(scope, id);
    await refuseStale(scope, 'ticket-group', before, seenVersion);
    const product = await getProduct(scope, before.productId);
    const read = readTicketGroup(typed, product, before.kind);
    await refuseUnshown(shown, () => listTouchedByGroup(scope, before, read, context.app.clock()));
    const { input, kind } = read;
    await updateTicketGroup(scope, id, kind, input);
    await followLimit();
    const after = await getTicketGroup(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'change-ticket-group',
      entity: 'ticket-group',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}
