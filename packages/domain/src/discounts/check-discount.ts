import type { LocalDate } from '../calendar/local-date.ts';
import type { GiftKind, ItemKind } from '../catalog/item-kinds.ts';
import type { GiftPrice } from '../gifts/gift-price.ts';
import type { DiscountCode } from '../pricing/discount-code.ts';
import type { LineDiscount } from '../pricing/price-step.ts';
import { ok, type Result, refused } from '../result/result.ts';
import { countTickets } from '../sales/count-tickets.ts';
import type { Discount } from './discount.ts';

/** A line of the order, as far as a discount looks at it. */
export interface LineForDiscount {
  ticketTypeId: string;
  ticketGroupId: string;
  itemKind: ItemKind;
  quantity: number;
  /** null = tickets without a date. */
  visitDate: LocalDate | null;
  /** Left out = a ticket. */
  sells?: GiftKind;
  /** It was bought as a present, with its own discount then. */
  gift?: GiftPrice;
}

/**
 * Whether an order may use a discount, and what it then does to its price. Whether a use is left is the engine's to say.
 * Refusals, one at a time, in the order in which a visitor can do something about them: `discount-not-yet` and
 * `discount-ended` with the date; `discount-not-for-tickets`; `discount-not-on-date`; `discount-too-few-tickets` and
 * `discount-too-many-tickets` with the number: only admissions are counted (decision 0246).
 */
export function checkDiscount(
  discount: Discount,
  lines: readonly LineForDiscount[],
  today: LocalDate,
): Result<DiscountCode> {
  const { validFrom, validUntil, minTickets, maxTickets } = discount;
  const no = (code: string, params?: Record<string, string | number>) =>
    refused({ code, field: 'code', ...(params ? { params } : {}) });
  if (validFrom !== null && today < validFrom) return no('discount-not-yet', { date: validFrom });
  if (validUntil !== null && today > validUntil) return no('discount-ended', { date: validUntil });
  const ofTickets = lines.filter((line) => isForTicket(discount, line));
  if (ofTickets.length === 0) return no('discount-not-for-tickets');
  const discounted = ofTickets.filter((line) => isOnDate(discount, line));
  if (discounted.length === 0) return no('discount-not-on-date');
  const tickets = countTickets(lines.filter(({ itemKind }) => itemKind === 'admission'));
  // One, the least that can be asked for, is no minimum: an order of merchandise alone has no tickets.
  if (minTickets > 1 && tickets < minTickets) return no('discount-too-few-tickets', { count: minTickets });
  if (maxTickets !== null && tickets > maxTickets)
    return no('discount-too-many-tickets', { count: maxTickets });
  return ok({
    title: discount.title,
    off: offOf(discount),
    ticketTypeIds: [...new Set(discounted.map(({ ticketTypeId }) => ticketTypeId))].sort(),
    withDynamicPrices: discount.withDynamicPrices,
    everySecond: discount.discountedTickets === 'every-second',
    mostTickets: discount.mostDiscounted,
  });
}

/** Whether a discount is for some tickets of an order only: every second one, or so many at most. */
const isOfSomeTickets = ({ discountedTickets, mostDiscounted }: Discount): boolean =>
  discountedTickets !== 'every' || mostDiscounted !== null;

/**
 * What a discount that tickets of an order were bought with takes off when they get another visit: the same as then, where
 * it is for them on that date, whatever else was changed of it since. Of some tickets of a line only, the caller keeps the
 * share that they had (`withShareOfDiscount`). @param discount as it is today; null = it was deleted, or staff gave it
 * without a code: it is for all tickets. @returns null = the new price is without it.
 */
export function discountToKeep(
  { title, change }: Pick<LineDiscount, 'title' | 'change'>,
  discount: Discount | null,
  line: LineForDiscount,
): DiscountCode | null {
  if (discount && !(isForTicket(discount, line) && isOnDate(discount, line))) return null;
  return {
    title,
    off:
      change.kind === 'percentage'
        ? { basisPoints: -change.basisPoints }
        : { amountMinor: -change.amountMinor },
    ticketTypeIds: null,
    withDynamicPrices: discount?.withDynamicPrices ?? true,
    everySecond: false,
    mostTickets: null,
  };
}

/** A gift card is sold for what it is worth; tickets as a present where the discount says so. */
function isForTicket(discount: Discount, line: LineForDiscount): boolean {
  const { ticketGroupIds, ticketTypeIds } = discount;
  if (line.gift || line.sells === 'gift-card') return false;
  // Presents of one type cost the same: a discount of some tickets of the order only is none for them.
  if (line.sells === 'gift-ticket' && (!discount.withGiftTickets || isOfSomeTickets(discount))) return false;
  if (ticketGroupIds.length === 0 && ticketTypeIds.length === 0) return true;
  return ticketGroupIds.includes(line.ticketGroupId) || ticketTypeIds.includes(line.ticketTypeId);
}

function isOnDate({ visitDates }: Discount, { visitDate }: LineForDiscount): boolean {
  return visitDates.length === 0 || (visitDate !== null && visitDates.includes(visitDate));
}

function offOf({ kind, basisPoints, amountMinor }: Discount): DiscountCode['off'] {
  return kind === 'percentage' ? { basisPoints: basisPoints ?? 0 } : { amountMinor: amountMinor ?? 0 };
}
