import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { listTicketGroupsOfProducts } from '../../catalog/index.ts';
import { getClient } from '../../clients/index.ts';
import { type TimeslotOnSale, timeslotsOfSale } from '../list-timeslots-on-sale.ts';
import { readSale } from '../read-sale.ts';

/** The next start of today at which the product receives visitors, full or not, as staff see it. */
export async function findNextTimeslot(
  context: RequestContext,
  productId: string,
): Promise<TimeslotOnSale | undefined> {
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const { timeZone } = await getClient(scope);
    const today = localDateAt(at, timeZone);
    const groups = await listTicketGroupsOfProducts(scope, [productId]);
    const ticketGroupIds = groups.map(({ id }) => id);
    const asker = { channel: null, at, from: today, until: today, people: 1, isApart: true };
    const sale = await readSale(scope, { ...asker, ticketGroupIds });
    return ticketGroupIds
      .flatMap((id) => timeslotsOfSale(sale, { ...asker, ticketGroupIds: [id] }))
      .filter(({ startsAt, availability: { state, reason } }) => {
        const isShut = state === 'none' || (state === 'closed' && reason !== 'past-cut-off');
        return startsAt > at && !isShut;
      })
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0];
  });
}
