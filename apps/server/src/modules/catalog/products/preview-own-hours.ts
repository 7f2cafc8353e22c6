import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Product } from '@foyer/domain/catalog/product.ts';
import { productHoursInput } from '@foyer/domain/catalog/product-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { joinTouchedDays, listTouchedDays, type TouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type Review, reviewOf } from '../../changes/index.ts';
import { listClosedDays, listLocations } from '../../venues/index.ts';
import { getProduct } from './product.repository.ts';
import { listSoldVisitsOfProduct } from './product-hours.repository.ts';

type HoursOfProduct = Pick<Product, 'locationIds' | 'ownHours'>;

const endOfTime = '9999-12-31';

/**
 * The visits that other hours of a product would touch, day by day from today, over its locations; it changes
 * nothing. Closed days of a location apply whatever the product's hours say.
 */
export async function previewOwnHours(
  context: RequestContext,
  productId: string,
  typed: unknown,
): Promise<Review<TouchedDay>> {
  context.require('products', 'access');
  const after = valueOrThrow(parseInput(productHoursInput, typed));
  return context.inClient(async (scope) => {
    const before = await getProduct(scope, productId);
    return reviewOf(await listTouchedByOwnHours(scope, before, after, context.app.clock()));
  });
}

/** The days with visits that other hours of a product touch, over the locations where it stays. */
export async function listTouchedByOwnHours(
  scope: ClientScope,
  before: HoursOfProduct & { id: string },
  after: HoursOfProduct,
  now: Date,
): Promise<TouchedDay[]> {
  const stays = (id: string) => before.locationIds.includes(id) && after.locationIds.includes(id);
  const locations = (await listLocations(scope)).filter(({ id }) => stays(id));
  const touched = [];
  for (const { id, weekHours, timeZone } of locations) {
    const today = localDateAt(now, timeZone);
    const closedDays = await listClosedDays(scope, [id], today, endOfTime);
    const openingBy = ({ ownHours }: HoursOfProduct) => {
      const own = ownHours.find(({ locationId }) => locationId === id);
      return { weekHours: own?.weekHours ?? weekHours, closedDays };
    };
    const visits = await listSoldVisitsOfProduct(scope, before.id, id, today);
    touched.push(listTouchedDays(visits, openingBy(before), openingBy(after)));
  }
  return joinTouchedDays(touched);
}
