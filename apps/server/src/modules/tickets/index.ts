export { findLogo, findMailBanner } from './eticket-look.repository.ts';
export { barWidthsOf } from './eticket-pdf/bar-widths.ts';
export { boundsOf } from './eticket-pdf/draw-museum.ts';
export { drawQrCode } from './eticket-pdf/draw-ticket-code.ts';
export type { ETicketDocument } from './eticket-pdf/eticket-document.ts';
export { faint, quietInk, say } from './eticket-pdf/eticket-sheet.ts';
export type { PageTags } from './eticket-pdf/page-tags.ts';
export { makePrintable } from './eticket-pdf/printable-text.ts';
export { makeQrModules } from './eticket-pdf/qr-modules.ts';
export { renderETickets } from './eticket-pdf/render-etickets.ts';
export { fontOf, openTicketFonts } from './eticket-pdf/ticket-fonts.ts';
export { makeTicketPen, type TicketPen } from './eticket-pdf/ticket-pen.ts';
export { writeTaggedPdf } from './eticket-pdf/write-tagged-pdf.ts';
export {
  bindNumbersAhead,
  type HeldNumber,
  insertNumbersAhead,
  listNumbersAhead,
  lockNumbersAhead,
  type NumberAhead,
  withdrawNumbersAhead,
} from './number-ahead.repository.ts';
export { offerWallets } from './offer-wallets.ts';
export { findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';
export { renderOrderTickets } from './render-order-tickets.ts';
export { renderVisitCalendar } from './render-visit-calendar.ts';
export { listTicketPublicKeys } from './ticket-key.repository.ts';
export { getTicketSigner, type TicketSigner } from './ticket-signer.ts';
export { findTicketPlaces, getVisitFacts } from './visit-facts.repository.ts';
