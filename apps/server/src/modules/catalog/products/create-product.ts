import type { Product } from '@foyer/domain/catalog/product.ts';
import { productInput } from '@foyer/domain/catalog/product-input.ts';
import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getClient } from '../../clients/index.ts';
import { insertTicketGroup } from '../ticket-groups/ticket-group.repository.ts';
import { getProduct, insertProduct, saveTitle } from './product.repository.ts';
import { productConstraints, refuseTakenProductName } from './product-name.ts';

/**
 * Makes a product and, of the same name, the ticket group that it is sold through. The name is also its title in the
 * client's default language.
 */
export async function createProduct(context: RequestContext, typed: unknown): Promise<Product> {
  context.require('products', 'edit');
  const input = valueOrThrow(parseInput(productInput, typed));
  const defaultGroup = valueOrThrow(parseInput(ticketGroupInput, { name: input.name }));
  return refuseViolations(productConstraints, () =>
    context.inClient(async (scope) => {
      await refuseTakenProductName(scope, input.name);
      const id = await insertProduct(scope, input);
      await saveTitle(scope, id, (await getClient(scope)).defaultLocale.slice(0, 2), input.name);
      const ticketGroupId = await insertTicketGroup(scope, id, 'day plus time', defaultGroup);
      const product = await getProduct(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'create-product',
        entity: 'product',
        entityId: id,
        after: { ...product, ticketGroupId },
      });
      return product;
    }),
  );
}
