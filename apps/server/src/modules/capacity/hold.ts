/** Capacity taken for somebody who has not paid yet. */
export interface Hold {
  id: string;
  expiresAt: Date;
  /** How often it was extended. */
  extensions: number;
}

/** Tickets of one type that a hold is for. */
export interface HeldTickets {
  ticketTypeId: string;
  quantity: number;
  timeslotId: string | null;
  date: string | null;
}

/** A hold can be extended so often (product.md, section 5). */
export const MAX_EXTENSIONS = 10;

/** Minutes of a hold unless the client's settings say otherwise (product.md, section 5: 5 to 60). */
export const DEFAULT_HOLD_MINUTES = 15;
