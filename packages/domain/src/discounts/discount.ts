import type { LocalDate } from '../calendar/local-date.ts';

export const discountKinds = ['percentage', 'price'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Which of the tickets that it applies to are cheaper (specification 001, section 3, Discount code). */
export const discountedTickets = ['every', 'every-second'] as const;
export type DiscountedTickets = (typeof discountedTickets)[number];

/** What a discount says; its codes all do the same. */
export interface Discount {
  title: string;
  kind: DiscountKind;
  /** Of a percentage: two decimals. */
  basisPoints: number | null;
  /** Of a price: off each discounted ticket, never more than it costs. */
  amountMinor: number | null;
  /** The days on which an order may use it, by the client's clock; null = no first or last one. */
  validFrom: LocalDate | null;
  validUntil: LocalDate | null;
  /** Orders that may use one code; null = unlimited. */
  mostUses: number | null;
  /** Tickets in an order that uses it. */
  minTickets: number;
  maxTickets: number | null;
  /** Most tickets of one order that are cheaper; null = no limit. */
  mostDiscounted: number | null;
  /** What it is for; both empty = every ticket. */
  ticketGroupIds: readonly string[];
  ticketTypeIds: readonly string[];
  /** Days of the visit; empty = every day. */
  visitDates: readonly LocalDate[];
  /** Off = tickets whose price a pricing rule changed keep that price. */
  withDynamicPrices: boolean;
  withGiftTickets: boolean;
  discountedTickets: DiscountedTickets;
}
