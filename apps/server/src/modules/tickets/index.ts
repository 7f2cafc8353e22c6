export { makePrintable } from './eticket-pdf/printable-text.ts';
export { fontOf, openTicketFonts } from './eticket-pdf/ticket-fonts.ts';
export { makeTicketPen, type TicketPen } from './eticket-pdf/ticket-pen.ts';
export { findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';
export { renderOrderTickets } from './render-order-tickets.ts';
export { renderVisitCalendar } from './render-visit-calendar.ts';
export { listTicketPublicKeys } from './ticket-key.repository.ts';
export { getTicketSigner, type TicketSigner } from './ticket-signer.ts';
export { getVisitFacts } from './visit-facts.repository.ts';
