import type { PaidTicket } from '../orders/visit-amount.ts';
import type { OrderCosts } from '../pricing/order-costs.ts';

/** A valid ticket of the order that is to be changed; amounts of its line in minor units. */
export interface ChangeableTicket extends PaidTicket {
  readonly id: string;
  readonly isScanned: boolean;
  /** Of a gift card that it sold: what is used of it, and never goes back; left out = nothing. */
  readonly spentMinor?: number;
}

/** What the order is worth now, and the costs that it was sold with. */
export interface ChangeableOrder
  extends Pick<OrderCosts, 'serviceMinor' | 'isServiceOnFree' | 'transactionMinor'> {
  /** Its total without what went back. */
  readonly worthMinor: number;
  /** What of that stays though its tickets are gone: fees of earlier changes, fees that were kept. Below zero after a
   * refund of valid tickets. */
  readonly keptMinor: number;
  /** What its payer took back through the bank and no cancelled ticket has been set against: it never goes back again. */
  readonly chargedBackMinor: number;
  /** What is used of the gift cards that it sold: it never goes back either. */
  readonly spentOnCardsMinor?: number;
  /** The gift within the worth; 0 where there is none, or it went back. */
  readonly donationMinor: number;
  readonly tickets: readonly ChangeableTicket[];
}

/** Tickets of one line that become others: of another visit, of another type, or both. */
export interface ReplacedTickets {
  readonly tickets: readonly ChangeableTicket[];
  /** What the new tickets cost together today. */
  readonly priceMinor: number;
  /** For each ticket that gets another visit. */
  readonly feeMinor: number;
  /** A lower price goes back, else the paid price stays (setting of the client). */
  readonly isDifferenceReturned: boolean;
}

/** Tickets of one type that come to the order. */
export interface AddedTickets {
  readonly quantity: number;
  readonly priceMinor: number;
}

export interface ChangeParts {
  readonly cancelled: readonly ChangeableTicket[];
  readonly replaced: readonly ReplacedTickets[];
  readonly added: readonly AddedTickets[];
}

/** How a change is settled. */
export interface ChangeTerms {
  /** Fees that the client keeps where tickets are cancelled (product.md, section 15: "Refund proposal"). */
  readonly keepsServiceCost: boolean;
  readonly keepsTransactionCost: boolean;
  /** What earlier changes kept stays with the client, also when the last ticket is cancelled. */
  readonly keepsEarlierFees: boolean;
  /** The gift goes back too: it stays with the client unless staff choose so (decision 0192). */
  readonly isDonationReturned: boolean;
  /** What goes back, as an account with `extra` typed it; null = as proposed. */
  readonly refundMinor: number | null;
  /** The fee of another visit is not asked. */
  readonly isFeeWaived: boolean;
  /** A higher price is not asked. */
  readonly isDifferenceWaived: boolean;
}
