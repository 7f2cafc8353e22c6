/** Tickets in one order of a desk (specification 001, section 5, Ticket sales: up to 25 tickets). */
export const mostDeskTickets = 25;
