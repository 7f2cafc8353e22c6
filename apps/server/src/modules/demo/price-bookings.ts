import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPricingRules } from '../pricing/index.ts';
import { priceLines } from '../sales/index.ts';
import { vatBasisPoints } from './museum-plan.ts';
import type { SoldBooking } from './sold-bookings.ts';

/** A booking with what it cost: a line for each ticket type. */
export interface PricedBooking extends SoldBooking {
  lines: readonly { line: PricedLine; name: string }[];
}

/** Prices bookings as `sales` does, by the rules of the museum, which are read once for all of them. */
export async function priceBookings(
  scope: ClientScope,
  today: LocalDate,
  bookings: readonly SoldBooking[],
): Promise<PricedBooking[]> {
  const rules = await listPricingRules(scope);
  const rulesSince: typeof listPricingRules = async (_scope, { notEndedBefore = '' } = {}) =>
    rules.filter(({ until }) => until >= notEndedBefore);
  const priced: PricedBooking[] = [];
  for (const sold of bookings) {
    const { wanted, names } = linesOf(sold);
    const lines = await priceLines(scope, today, wanted, rulesSince);
    priced.push({ ...sold, lines: lines.map((line, index) => ({ line, name: names[index] ?? '' })) });
  }
  return priced;
}

function linesOf({ booking, product }: SoldBooking) {
  const language = booking.person?.language ?? 'nl';
  const visitDate = booking.timeslot.date;
  const { ticketGroupId, ticketTypeIds, plan } = product;
  const chosen = plan.ticketTypes.flatMap(({ priceMinor, names }, index) => {
    const quantity = booking.quantities[index] ?? 0;
    const ticketTypeId = ticketTypeIds[index];
    if (quantity === 0 || !ticketTypeId) return [];
    const type = { ticketTypeId, ticketGroupId, ticketTypePriceMinor: priceMinor, vatBasisPoints };
    return [{ name: names[language], wanted: { ...type, quantity, visitDate } }];
  });
  return { wanted: chosen.map(({ wanted }) => wanted), names: chosen.map(({ name }) => name) };
}
