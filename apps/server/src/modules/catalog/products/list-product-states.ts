import { type Product, type ProductState, productStateOf } from '@foyer/domain/catalog/product.ts';
import { ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTicketGroupsOfProducts } from '../ticket-groups/ticket-group.repository.ts';
import { listTicketTypesOfGroups } from '../ticket-types/ticket-type.repository.ts';

/** The state of each product, in the order of the products. */
export async function listProductStates(
  scope: ClientScope,
  products: readonly Product[],
): Promise<ProductState[]> {
  const groups = await listTicketGroupsOfProducts(
    scope,
    products.map(({ id }) => id),
  );
  const types = await listTicketTypesOfGroups(
    scope,
    groups.map(({ id }) => id),
  );
  const productOfGroup = new Map(groups.map(({ id, productId }) => [id, productId]));
  const counts = new Map<string | undefined, number>();
  for (const type of types.filter((one) => ticketTypeStateOf(one) === 'active')) {
    const productId = productOfGroup.get(type.ticketGroupId);
    counts.set(productId, (counts.get(productId) ?? 0) + 1);
  }
  return products.map(({ id, isArchived }) =>
    productStateOf({ isArchived, activeTicketTypeCount: counts.get(id) ?? 0 }),
  );
}
