import type { ItemKind } from '../catalog/item-kinds.ts';
import type { TicketTypeState } from '../catalog/ticket-type.ts';

/** What of a ticket group decides how many of its tickets an order can have. */
interface LimitedGroup {
  name: string;
  /** 0 = unlimited. */
  pageMaximum: number;
  ticketTypes: readonly { itemKind: ItemKind; state: TicketTypeState; maxPerOrder: number | null }[];
}

/**
 * The group that allows the fewest tickets in an order, where that is fewer than the maximum of the channel: "min/max ticket
 * counts are bounded against the limit" (specification 001, section 5). A group is bounded by its page maximum, and by its
 * types together where each of them has a maximum. The maximum of the channel counts admissions on sale only
 * (`domain/sales/check-wish`): other types bound nothing.
 */
export function findLowerLimit(
  groups: readonly LimitedGroup[],
  maxTickets: number | null,
): { name: string; limit: number } | null {
  if (maxTickets === null || Number.isNaN(maxTickets)) return null;
  let lowest: { name: string; limit: number } | null = null;
  for (const group of groups) {
    const limit = limitOf(group);
    if (limit < maxTickets && limit < (lowest?.limit ?? Number.POSITIVE_INFINITY)) {
      lowest = { name: group.name, limit };
    }
  }
  return lowest;
}

function limitOf({ pageMaximum, ticketTypes }: LimitedGroup): number {
  const admissions = ticketTypes.filter(
    ({ itemKind, state }) => itemKind === 'admission' && state === 'active',
  );
  if (admissions.length === 0) return Number.POSITIVE_INFINITY;
  const ofPage = pageMaximum > 0 ? pageMaximum : Number.POSITIVE_INFINITY;
  const ofTypes = admissions.reduce(
    (sum, { maxPerOrder }) => sum + (maxPerOrder ?? Number.POSITIVE_INFINITY),
    0,
  );
  return Math.min(ofPage, ofTypes);
}
