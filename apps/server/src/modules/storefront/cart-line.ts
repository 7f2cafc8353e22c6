import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';

/** A line at the price that the visitor saw; it is worked out once more when the cart becomes an order. */
export interface CartLine extends PricedLine {
  name: string;
  ticketGroupTitle: string;
  /** What it is for; missing in a cart of before there were tickets without timeslots: then it is the cart's. */
  timeslotId?: string | null;
  visitDate?: string | null;
  /** Where, for tickets without timeslots. */
  locationId?: string | null;
}
