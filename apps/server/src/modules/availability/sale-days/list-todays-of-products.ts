import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { type CalendarDay, listCalendarsOfProducts } from './list-calendar-of-product.ts';

/** Today as staff see it, of each product in the order of the ids; times that have begun say how full they were. */
export async function listTodaysOfProducts(
  scope: ClientScope,
  productIds: readonly string[],
  at: Date,
): Promise<CalendarDay[]> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(at, timeZone);
  const asker = { channel: null, at, from: today, until: today, countsPast: true };
  const days = await listCalendarsOfProducts(scope, productIds, asker);
  return productIds.map((id) => days.get(id)?.[0] ?? nothingOn(today));
}

/** Of a product without a ticket group. */
function nothingOn(date: string): CalendarDay {
  const availability = { state: 'none', reason: 'no-ticket-type', left: 0 } as const;
  return { date, availability, look: 'none', fromPriceMinor: null, takenPlaces: 0, capacity: null };
}
