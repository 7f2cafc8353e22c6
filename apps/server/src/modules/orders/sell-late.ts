import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Places } from '../capacity/index.ts';
import { sellSale } from '../sale-counters/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import type { OrderLine } from './order.repository.ts';
import { getTimeZoneOfOrder } from './order-completion.repository.ts';

/** The hold is over: the same places again; undefined when they are gone. */
export async function sellLate(
  scope: ClientScope,
  orderId: string,
  lines: readonly OrderLine[],
  now: Date,
): Promise<Places[] | undefined> {
  if (!(await canStillVisit(scope, orderId, lines, now))) return undefined;
  return sellSale(
    scope,
    lines.map(({ ticketTypeId, quantity, timeslotId, visitDate: date, sells }) => {
      const isPresent = sells === 'gift-ticket' ? { isPresent: true as const } : {};
      return { ticketTypeId, quantity, timeslotId, date, ...isPresent };
    }),
    orderId,
  );
}

/**
 * Whether every timeslot of the order is open and not yet begun, and no day is over: a visit that cannot be made is
 * not sold.
 */
async function canStillVisit(
  scope: ClientScope,
  orderId: string,
  lines: readonly OrderLine[],
  now: Date,
): Promise<boolean> {
  const ids = lines.flatMap((line) => line.timeslotId ?? []);
  const timeslots = await listTimeslots(scope, ids);
  const days = lines.flatMap(({ timeslotId, visitDate }) => (timeslotId === null ? (visitDate ?? []) : []));
  const today = days.length === 0 ? '' : localDateAt(now, await getTimeZoneOfOrder(scope, orderId));
  return (
    days.every((day) => day >= today) &&
    timeslots.length === new Set(ids).size &&
    timeslots.every((timeslot) => timeslot.state === 'open' && timeslot.startsAt > now)
  );
}
