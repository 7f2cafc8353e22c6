import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTicketGroupsOfProducts } from '../../catalog/index.ts';
import { getClient } from '../../clients/index.ts';
import { type TimeslotOnSale, timeslotsOfSale } from '../list-timeslots-on-sale.ts';
import { readSale } from '../read-sale.ts';

/**
 * The next start of today at which each product receives visitors, full or not, as staff see it; null where none is
 * left. In the order of the ids.
 */
export async function listNextTimeslots(
  scope: ClientScope,
  productIds: readonly string[],
  at: Date,
): Promise<(TimeslotOnSale | null)[]> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(at, timeZone);
  const groups = await listTicketGroupsOfProducts(scope, productIds);
  const asker = { channel: null, at, from: today, until: today, people: 1, isApart: true };
  const sale = await readSale(scope, { ...asker, ticketGroupIds: groups.map(({ id }) => id) });
  return productIds.map((productId) => {
    const starts = groups
      .filter((group) => group.productId === productId)
      .flatMap(({ id }) => timeslotsOfSale(sale, { ...asker, ticketGroupIds: [id] }))
      .filter((timeslot) => timeslot.startsAt > at && !isShut(timeslot));
    return starts.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0] ?? null;
  });
}

function isShut({ availability: { state, reason } }: TimeslotOnSale): boolean {
  return state === 'none' || (state === 'closed' && reason !== 'past-cut-off');
}
