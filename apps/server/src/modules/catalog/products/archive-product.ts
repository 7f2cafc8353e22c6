import type { Product } from '@foyer/domain/catalog/product.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getProduct, setProductArchived } from './product.repository.ts';

/** Takes a product off sale and out of the lists, or brings it back; what was sold stays valid. */
export async function archiveProduct(
  context: RequestContext,
  id: string,
  archived: boolean,
): Promise<Product> {
  context.require('products', 'edit');
  return context.inClient(async (scope) => {
    const before = await getProduct(scope, id);
    if (before.isArchived === archived) return before;
    await setProductArchived(scope, id, archived ? context.app.clock() : null);
    await writeAudit(scope, actorOf(context), {
      action: archived ? 'archive-product' : 'restore-product',
      entity: 'product',
      entityId: id,
      before: { isArchived: before.isArchived },
      after: { isArchived: archived },
    });
    return getProduct(scope, id);
  });
}
