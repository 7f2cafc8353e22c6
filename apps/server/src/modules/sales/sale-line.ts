import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { GiftKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { GiftPrice } from '@foyer/domain/gifts/gift-price.ts';
import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';

/** Tickets of one type at the price that the buyer saw; it is calculated again when they are ordered. */
export interface SaleLine extends PricedLine {
  /** Of the ticket type and of its ticket group, in the buyer's language. */
  name: string;
  ticketGroupTitle: string;
  /** null = tickets for a day, or without a date. */
  timeslotId: string | null;
  visitDate: LocalDate | null;
  /** null = valid at several locations. */
  locationId: string | null;
  /** Left out = tickets that open a gate. */
  sells?: GiftKind;
  /** Of tickets that were bought as a present, and get their date by it. */
  gift?: GiftPrice;
}
