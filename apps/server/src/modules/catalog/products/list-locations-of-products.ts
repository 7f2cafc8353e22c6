import type { Product } from '@foyer/domain/catalog/product.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listLocations } from '../../venues/index.ts';

/** The locations of each product, in the order of the products. */
export async function listLocationsOfProducts(
  scope: ClientScope,
  products: readonly Product[],
): Promise<Location[][]> {
  const locations = await listLocations(scope, [
    ...new Set(products.flatMap(({ locationIds }) => locationIds)),
  ]);
  return products.map(({ locationIds }) => locations.filter(({ id }) => locationIds.includes(id)));
}
