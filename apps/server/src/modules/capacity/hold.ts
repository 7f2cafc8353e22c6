import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';

/** Capacity taken for a buyer who has not paid yet. */
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
  /** Bought as a present: it takes places when it gets its date, and none before. */
  isPresent?: true;
}

/** A hold can be extended so often (product.md, section 5). */
export const MAX_EXTENSIONS = 10;

/** Minutes of a hold unless the client's settings say otherwise (product.md, section 5: 5 to 60). */
export const DEFAULT_HOLD_MINUTES = 15;

export interface HoldToInsert {
  id: string;
  idempotencyKey: string | null;
  channelId: string | null;
  expiresAt: Date;
  places: readonly Places[];
  /** What it is for: a limit that is switched on later counts it. */
  sale: readonly HeldTickets[];
  /** The epoch of the limits in which its counters were found; null = the caller chose its counters itself. */
  limitEpoch: number | null;
}
