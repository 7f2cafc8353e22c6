/** A ticket and the line that it was bought in; amounts in minor units. */
export interface PaidTicket {
  orderLineId: string;
  lineQuantity: number;
  lineTotalMinor: number;
}

/**
 * What was paid for some tickets of an order: of each line its share, rounded half away from zero once a line, and
 * the whole line where all of its tickets are among them; with the service cost of each ticket. The transaction cost is
 * the order's, and goes back with its last ticket.
 */
export function amountOfTickets(tickets: readonly PaidTicket[], serviceCostMinor = 0): number {
  let amountMinor = serviceCostMinor * tickets.length;
  for (const ofLine of Map.groupBy(tickets, ({ orderLineId }) => orderLineId).values()) {
    const [{ lineQuantity, lineTotalMinor } = { lineQuantity: 1, lineTotalMinor: 0 }] = ofLine;
    const count = Math.min(ofLine.length, lineQuantity);
    amountMinor += Math.round((lineTotalMinor * count) / lineQuantity);
  }
  return amountMinor;
}
