/** A ticket that is held until the transaction ends. */
export interface LockedTicket {
  id: string;
  orderId: string;
  ticketNumber: string;
}
