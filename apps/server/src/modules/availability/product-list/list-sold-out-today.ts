import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { oncePerCall } from '../../../platform/once-per-call.ts';
import { listActiveProductIds } from '../../catalog/index.ts';
import { getClient } from '../../clients/index.ts';
import { listCalendarsOfProducts } from '../sale-days/list-calendar-of-product.ts';

/**
 * The products of which nothing is left for today, though they can still be visited: every start to come is taken. One
 * that has begun is sold no more, whatever its places. Found once a call, for the list, its count and its view.
 */
export const listSoldOutToday = oncePerCall(async (scope, { app }): Promise<readonly string[]> => {
  const at = app.clock();
  const { timeZone } = await getClient(scope);
  const today = localDateAt(at, timeZone);
  const asker = { channel: null, at, from: today, until: today };
  const days = await listCalendarsOfProducts(scope, await listActiveProductIds(scope), asker);
  return [...days].flatMap(([id, [day]]) => (day && takenStates.has(day.availability.state) ? id : []));
});

const takenStates: ReadonlySet<string> = new Set(['sold out', 'full']);
