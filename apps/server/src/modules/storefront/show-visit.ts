import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { CartVisit } from '@foyer/domain/storefront/cart.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { getLocation } from '../venues/index.ts';

/** When and where a visit is, and what it is called. */
export async function showVisit(
  scope: ClientScope,
  timeslot: Timeslot,
  titles: readonly string[],
): Promise<CartVisit> {
  const { id, date, time, endsAt, timeZone, locationId } = timeslot;
  const { name, address, town } = await getLocation(scope, locationId);
  return {
    id,
    date,
    time,
    endTime: endsAt === null ? null : localTimeAt(endsAt, timeZone).time,
    ticketGroupTitle: [...new Set(titles)].join(' + '),
    location: { name, address, town },
  };
}
