import type { RebookingRules } from './rebooking-rules.ts';

/** What a rebooking costs or returns, in minor units of the client's currency. */
export interface RebookingPrice {
  /** The fees of all tickets that move. */
  feeMinor: number;
  /** Dearer minus cheaper, over the tickets that move together; null = a new price is not known yet. */
  differenceMinor: number | null;
  /** Of the difference: what is paid, what goes back, and what the museum keeps. */
  dueMinor: number;
  returnedMinor: number;
  keptMinor: number;
  /** With the fees: what the buyer pays, or gets back. One of the two is 0. */
  buyerPaysMinor: number;
  buyerGetsMinor: number;
}

interface PricedTicket {
  ticket: { paidMinor: number; newPriceMinor: number | null };
  rules: Pick<RebookingRules, 'feeMinor' | 'isDifferenceReturned'>;
}

/**
 * The price of a rebooking. Tickets that move together are one difference: what some of them cost more is first set
 * off against what the museum would keep of the others, then against what it returns. The fee is set off against what
 * goes back.
 */
export function priceRebooking(tickets: readonly PricedTicket[]): RebookingPrice {
  let [rise, kept, returned] = [0, 0, 0];
  let isKnown = true;
  for (const { ticket, rules } of tickets) {
    isKnown &&= ticket.newPriceMinor !== null;
    const difference = (ticket.newPriceMinor ?? ticket.paidMinor) - ticket.paidMinor;
    if (difference > 0) rise += difference;
    else if (rules.isDifferenceReturned) returned -= difference;
    else kept -= difference;
  }
  const feeMinor = tickets.reduce((sum, { rules }) => sum + rules.feeMinor, 0);
  const keptMinor = Math.max(0, kept - rise);
  const afterKept = Math.max(0, rise - kept);
  const dueMinor = Math.max(0, afterKept - returned);
  const returnedMinor = Math.max(0, returned - afterKept);
  const balance = feeMinor + dueMinor - returnedMinor;
  return {
    feeMinor,
    differenceMinor: isKnown ? rise - kept - returned : null,
    dueMinor,
    returnedMinor,
    keptMinor,
    buyerPaysMinor: Math.max(0, balance),
    buyerGetsMinor: Math.max(0, -balance),
  };
}
