import type { RequestContext } from '../../../platform/request-context.ts';
import { listActiveProductIds } from '../../catalog/index.ts';
import { dateOfCall } from '../date-of-call.ts';
import { listCalendarsOfProducts } from '../sale-days/list-calendar-of-product.ts';

const ofCall = new WeakMap<RequestContext, Promise<readonly string[]>>();

/**
 * The products of which nothing is left for today, though they can still be visited: every start to come is taken. One
 * that has begun is sold no more, whatever its places. Found once a call, for the list, its count and its view.
 */
export function listSoldOutToday(context: RequestContext): Promise<readonly string[]> {
  const known = ofCall.get(context);
  if (known) return known;
  const found = findSoldOutToday(context);
  ofCall.set(context, found);
  return found;
}

async function findSoldOutToday(context: RequestContext): Promise<readonly string[]> {
  const today = await dateOfCall(context);
  const asker = { channel: null, at: context.app.clock(), from: today, until: today };
  return context.inClient(async (scope) => {
    const days = await listCalendarsOfProducts(scope, await listActiveProductIds(scope), asker);
    return [...days].flatMap(([id, [day]]) => (day && takenStates.has(day.availability.state) ? id : []));
  });
}

const takenStates: ReadonlySet<string> = new Set(['sold out', 'full']);
