import type { Product } from '@foyer/domain/catalog/product.ts';
import { productChangeInput } from '@foyer/domain/catalog/product-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getProduct, updateProduct } from './product.repository.ts';
import { productConstraints, refuseTakenProductName } from './product-name.ts';

/** Saves the edit page of a product: name, locations and the texts of every language. */
export async function changeProduct(context: RequestContext, id: string, typed: unknown): Promise<Product> {
  context.require('products', 'edit');
  const input = valueOrThrow(parseInput(productChangeInput, typed));
  return refuseViolations(productConstraints, () =>
    context.inClient(async (scope) => {
      const before = await getProduct(scope, id);
      await refuseTakenProductName(scope, input.name, id);
      await updateProduct(scope, id, input);
      const after = await getProduct(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-product',
        entity: 'product',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}
