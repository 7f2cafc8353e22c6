export { findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';
export { renderOrderTickets } from './render-order-tickets.ts';
export { renderVisitCalendar } from './render-visit-calendar.ts';
export { listTicketPublicKeys } from './ticket-key.repository.ts';
export { getTicketSigner, type TicketSigner } from './ticket-signer.ts';
