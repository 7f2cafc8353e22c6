import type { Product } from '@foyer/domain/catalog/product.ts';
import { productChangeInput } from '@foyer/domain/catalog/product-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { refuseUnshown } from '../../changes/index.ts';
import { renameNamesake } from '../ticket-groups/ticket-group.repository.ts';
import { listTouchedByOwnHours } from './preview-own-hours.ts';
import { getProduct, lockProduct, updateProduct } from './product.repository.ts';
import { productConstraints, refuseTakenProductName } from './product-name.ts';

/** Saves the edit page of a product: name, locations and the texts of every language. */
export async function changeProduct(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
  shown?: string | null,
): Promise<Product> {
  context.require('products', 'edit');
  const input = valueOrThrow(parseInput(productChangeInput, typed));
  return refuseViolations(productConstraints, () =>
    context.inClient(async (scope) => {
      await lockProduct(scope, id);
      const before = await getProduct(scope, id);
      await refuseStale(scope, 'product', before, seenVersion);
      const hours = { locationIds: input.locationIds, ownHours: input.ownHours ?? before.ownHours };
      await refuseUnshown(shown, () => listTouchedByOwnHours(scope, before, hours, context.app.clock()));
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
      if (after.name !== before.name) await renameGroup(context, scope, before, after);
      return after;
    }),
  );
}

/** The group that was made with the product keeps its name: by that the sale knows to show the product's title. */
async function renameGroup(context: RequestContext, scope: ClientScope, before: Product, after: Product) {
  const entityId = await renameNamesake(scope, after.id, before.name, after.name);
  if (!entityId) return;
  await writeAudit(scope, actorOf(context), {
    action: 'change-ticket-group',
    entity: 'ticket-group',
    entityId,
    before: { name: before.name },
    after: { name: after.name },
  });
}
