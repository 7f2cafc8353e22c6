import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { getOrder, listTickets, openTicketNames } from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';
import { findLogo, findPdfBackground, listETicketLooks } from './eticket-look.repository.ts';
import type { ETicketDocument } from './eticket-pdf/eticket-document.ts';
import { renderETickets } from './eticket-pdf/render-etickets.ts';
import { findETicketTemplate } from './eticket-template/eticket-template.repository.ts';
import { speaksOtherForm } from './order-mail-facts.ts';
import { getTicketSigner } from './ticket-signer.ts';
import { findTicketPlaces, getVisitFacts } from './visit-facts.repository.ts';

/**
 * The PDF with an order's valid tickets, in the buyer's language and as the client chose (product.md, section 6).
 * @param ticketId of the one ticket that is wanted; left out = all.
 * @throws NotFoundError `order-not-found`, also where the order has no valid ticket (yet or any more).
 */
export async function renderOrderTickets(
  app: App,
  clientId: string,
  orderId: string,
  ticketId?: string,
): Promise<{ filename: string; pdf: Buffer }> {
  const document = await readOrderTickets(app, clientId, orderId, ticketId);
  const [first] = document.tickets;
  const filename =
    ticketId === undefined
      ? `etickets-${document.orderNumber}.pdf`
      : `eticket-${document.orderNumber}-${first?.place?.number ?? 1}.pdf`;
  return { filename, pdf: await renderETickets(document) };
}

/** What is printed on them. Throws as `renderOrderTickets`. */
export async function readOrderTickets(
  app: App,
  clientId: string,
  orderId: string,
  ticketId?: string,
): Promise<ETicketDocument> {
  return inClient(app.db, clientId, async (scope) => {
    const order = await getOrder(scope, orderId);
    const active = (await listTickets(scope, orderId)).filter((ticket) => ticket.state === 'active');
    const tickets = active.filter(({ id }) => ticketId === undefined || id === ticketId);
    if (order.number === null || tickets.length === 0) throw new NotFoundError('order-not-found');
    const client = await getClient(scope);
    const signer = await getTicketSigner(app, scope);
    const visit = await getVisitFacts(scope, orderId);
    const placeOf = await findTicketPlaces(scope, tickets, visit);
    const typeIds = tickets.map(({ ticketTypeId }) => ticketTypeId);
    const names = await openTicketNames(app, scope, tickets);
    const { pdfVersion } = await findSetting(scope, 'e-ticket', app.clock());
    const looks = await listETicketLooks(app, scope, typeIds, order.language);
    return {
      language: order.language,
      isOtherForm: await speaksOtherForm(app, scope, order),
      fallbackLanguage: client.defaultLocale.slice(0, 2),
      client,
      colours: visit.colours,
      logo: await findLogo(app, scope),
      codeType: (await findSetting(scope, 'technical', app.clock())).codeType,
      // generator 1 prints on the background, 2 is the template
      ...(pdfVersion === '1'
        ? { background: await findPdfBackground(app, scope) }
        : { template: (await findETicketTemplate(scope)).template }),
      orderNumber: formatOrderNumber(order.number, client.orderPrefix),
      buyerName: order.buyerName,
      currency: order.currency,
      isTest: order.test,
      tickets: tickets.map((ticket) => ({
        code: signer.codeOf(ticket),
        ticketNumber: ticket.barcode ?? ticket.code,
        place: { number: active.indexOf(ticket) + 1, total: active.length },
        productName: ticket.productName,
        ticketTypeName: ticket.ticketTypeName,
        visitorName: names.get(ticket.id) ?? '',
        visitDate: ticket.visitDate,
        visitTime: ticket.visitTime,
        durationMinutes: ticket.durationMinutes,
        priceMinor: ticket.unitPriceMinor,
        vatBasisPoints: ticket.vatBasisPoints,
        location: placeOf(ticket).location,
        ...looks.get(ticket.ticketTypeId),
      })),
    };
  });
}
