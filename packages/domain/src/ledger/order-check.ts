/** What an order, its money and the ledger say, in minor units of its currency. */
export interface OrderFigures {
  /** Its total less what was cancelled; nothing where it was never completed. */
  worthMinor: number;
  /** The valid tickets at the prices of their lines. */
  ticketsMinor: number;
  /** The fees that these bear, VAT included, what is kept of earlier ones, and the gift. */
  feesMinor: number;
  /** Cancelled one by one, the tickets of a line may differ from its total by a rounding each. */
  cancelledTickets: number;
  /** Revenue, VAT, fees and donations in the ledger. */
  earnedMinor: number;
  /** In the ledger: money that came in, that went back, and that is still to go back. */
  receivedMinor: number;
  returnedMinor: number;
  dueMinor: number;
  /** As the payments and refunds say, and as the ledger has booked them. */
  paidMinor: number;
  bookedPaidMinor: number;
  refundsMinor: number;
  bookedRefundsMinor: number;
  /** Refunds that are paid, as the refunds say, and as the ledger has paid them out. */
  refundsDoneMinor: number;
  bookedPayoutsMinor: number;
  /** What the platform charges for it, as a cost and as a debt: together nothing. */
  platformFeesMinor: number;
  dueToPlatformMinor: number;
}

/**
 * How far an order is out of balance: the first difference between its worth, its valid tickets and fees, the ledger, and
 * the money received less that returned (product.md, section 15; issue G). 0 = all agree.
 */
export function findOrderDifference(figures: OrderFigures): number {
  const { worthMinor, earnedMinor, receivedMinor, returnedMinor, dueMinor } = figures;
  const tickets = figures.ticketsMinor + figures.feesMinor - worthMinor;
  const differences = [
    earnedMinor - worthMinor,
    receivedMinor - returnedMinor - dueMinor - worthMinor,
    figures.bookedPaidMinor - figures.paidMinor,
    figures.bookedRefundsMinor - figures.refundsMinor,
    // Money is due until its refund is done, and no longer.
    figures.bookedPayoutsMinor - figures.refundsDoneMinor,
    figures.platformFeesMinor + figures.dueToPlatformMinor,
    // More was paid back than was asked for: the sum above would not show it.
    Math.min(0, dueMinor),
    Math.abs(tickets) > figures.cancelledTickets ? tickets : 0,
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}
