import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { productHoursInput } from '@foyer/domain/catalog/product-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { joinTouchedDays, listTouchedDays, type TouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listClosedDays, listLocations } from '../venues/index.ts';
import { getProduct } from './product.repository.ts';
import { listSoldVisitsOfProduct } from './product-hours.repository.ts';

const endOfTime = '9999-12-31';

/**
 * The visits that other hours of a product would touch, day by day from today, over its locations; it changes
 * nothing. Closed days of a location apply whatever the product's hours say.
 */
export async function previewOwnHours(
  context: RequestContext,
  productId: string,
  typed: unknown,
): Promise<TouchedDay[]> {
  context.require('products', 'access');
  const after = valueOrThrow(parseInput(productHoursInput, typed));
  return context.inClient(async (scope) => {
    const before = await getProduct(scope, productId);
    const stays = (id: string) => before.locationIds.includes(id) && after.locationIds.includes(id);
    const locations = (await listLocations(scope)).filter(({ id }) => stays(id));
    const touched = [];
    for (const { id, weekHours, timeZone } of locations) {
      const today = localDateAt(context.app.clock(), timeZone);
      const closedDays = await listClosedDays(scope, [id], today, endOfTime);
      const openingBy = ({ ownHours }: Pick<typeof before, 'ownHours'>) => {
        const own = ownHours.find(({ locationId }) => locationId === id);
        return { weekHours: own?.weekHours ?? weekHours, closedDays };
      };
      const visits = await listSoldVisitsOfProduct(scope, productId, id, today);
      touched.push(listTouchedDays(visits, openingBy(before), openingBy(after)));
    }
    return joinTouchedDays(touched);
  });
}
