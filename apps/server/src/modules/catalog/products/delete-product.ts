import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { catalogDeleted } from '../catalog-deleted.ts';
import { soldTicketConstraints } from '../ticket-types/sold-ticket-constraints.ts';
import { deleteProductRows, getProduct } from './product.repository.ts';

/** Deletes a product that never sold a ticket; one that did can be archived (product.md, section 4). */
export async function deleteProduct(context: RequestContext, id: string): Promise<string> {
  context.require('products', 'edit');
  return refuseViolations(soldTicketConstraints('product-has-tickets'), () =>
    context.inClient(async (scope) => {
      const before = await getProduct(scope, id);
      const deleted = await deleteProductRows(scope, id);
      await sendMessages(scope, catalogDeleted({ productIds: [id], ...deleted }));
      await writeAudit(scope, actorOf(context), {
        action: 'delete-product',
        entity: 'product',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}
