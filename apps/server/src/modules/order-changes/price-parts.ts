import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { discountToKeep } from '@foyer/domain/discounts/check-discount.ts';
import type { GiftPrice } from '@foyer/domain/gifts/gift-price.ts';
import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';
import type { LineDiscount } from '@foyer/domain/pricing/price-step.ts';
import { withShareOfDiscount } from '@foyer/domain/pricing/share-of-discount.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { listTypesToBook } from '../orders/index.ts';
import { discountOfOrder, priceLines } from '../sales/index.ts';

/** So many tickets of a type for a date; without one the day of the change decides. */
export interface PartToPrice {
  ticketTypeId: string;
  quantity: number;
  date: string | null;
  /** Of tickets that the order has, of the same type: the discount of their line, which they keep; null = none. */
  discount: LineDiscount | null;
  /** What they were bought for as a present; null = they were none. */
  gift: GiftPrice | null;
}

/** A part at the prices of this moment, and where its revenue is booked to. */
export interface PricedPart extends PricedLine {
  ticketGroupId: string;
  costCentre: string;
  generalLedgerAccount: string;
}

/** The prices of parts, in their order. @throws NotFoundError `ticket-type-not-found` */
export async function priceParts(
  app: App,
  scope: ClientScope,
  parts: readonly PartToPrice[],
  orderId: string,
): Promise<PricedPart[]> {
  if (parts.length === 0) return [];
  const ids = [...new Set(parts.map(({ ticketTypeId }) => ticketTypeId))];
  const [types, booked, { timeZone }, ofOrder] = await Promise.all([
    listTicketTypePrices(scope, ids),
    listTypesToBook(scope, ids),
    getClient(scope),
    discountOfOrder(scope, orderId),
  ]);
  const today = localDateAt(app.clock(), timeZone);
  const priced: PricedPart[] = [];
  for (const { ticketTypeId, quantity, date, discount, gift } of parts) {
    const type = types.find(({ id }) => id === ticketTypeId);
    const book = booked.find((one) => one.ticketTypeId === ticketTypeId);
    if (!type || !book) throw new NotFoundError('ticket-type-not-found');
    const { ticketGroupId, itemKind, priceMinor: ticketTypePriceMinor, vatBasisPoints } = type;
    const ofGift = gift ? { gift } : {};
    const line = { ticketTypeId, ticketGroupId, quantity, ticketTypePriceMinor, vatBasisPoints, ...ofGift };
    // One at a time: two parts of one type may be for two dates.
    const dated = { ...line, itemKind, visitDate: date };
    const kept = discount && discountToKeep(discount, ofOrder, dated);
    const [every] = await priceLines(scope, today, [dated], undefined, kept);
    const share = discount && kept && discount.share;
    const [full] = share && share.pieces < share.of ? await priceLines(scope, today, [dated]) : [];
    const one = every && full && share ? withShareOfDiscount(full, every, share) : every;
    if (one) priced.push({ ...one, ...book, ticketGroupId });
  }
  return priced;
}
