import type { SchedulerChoicesQuery } from '../../../generated/operations.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';

type Location = SchedulerChoicesQuery['locations'][number];
type Product = SchedulerChoicesQuery['schedulerProducts'][number];

/** Which location and product are looked at, and what there is to choose from. */
export interface ShownPlace {
  locationId: string;
  timeZone: string;
  /** Null in the view of a location. */
  productId: string | null;
  locations: readonly Location[];
  products: readonly Product[];
}

/**
 * What the address names where it exists, else the first there is; nothing without a location. A product is looked
 * at where it is offered: its first location unless the address names another of them.
 */
export function placeOf(
  { locations, schedulerProducts: products }: SchedulerChoicesQuery,
  { view, locationId, productId }: Pick<SchedulerAddress, 'view' | 'locationId' | 'productId'>,
): ShownPlace | null {
  const named = locations.find(({ id }) => id === locationId) ?? locations[0];
  if (!named) return null;
  const product = products.find(({ id }) => id === productId) ?? products[0];
  if (view === 'location' || !product) {
    const here = products.filter(({ locationIds }) => locationIds.includes(named.id));
    return { locationId: named.id, timeZone: named.timeZone, productId: null, locations, products: here };
  }
  const offered = locations.filter(({ id }) => product.locationIds.includes(id));
  const shown = offered.find(({ id }) => id === locationId) ?? offered[0] ?? named;
  return {
    locationId: shown.id,
    timeZone: shown.timeZone,
    productId: product.id,
    locations: offered,
    products,
  };
}
