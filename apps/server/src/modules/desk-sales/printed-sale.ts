import type { PromisedSale } from '../sales/index.ts';

/** What a desk sold without a connection, and promised. */
export interface PrintedSale {
  /** By the corrected clock of the desk: the order and its money are of that moment. */
  at: Date;
  receiptNumber: string;
  /** On the printed tickets, by ticket type. */
  ticketNumbers: ReadonlyMap<string, readonly string[]>;
  promised: PromisedSale;
  /** Staff let it go beyond the limit of its timeslot. */
  overbooks: boolean;
}
