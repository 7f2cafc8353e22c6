import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import PDFDocument from 'pdfkit';
import { drawETicketPage } from './draw-eticket-page.ts';
import type { ETicketDocument } from './eticket-document.ts';
import { startTags } from './page-tags.ts';
import { makeTicketPen } from './ticket-pen.ts';

/**
 * The tickets of an order as one PDF on A4, one page per ticket, in the buyer's language. Tagged (PDF/UA): who hears
 * it hears each ticket as a section with its headings, and the codes by their numbers.
 */
export async function renderETickets(document: ETicketDocument): Promise<Buffer> {
  if (document.tickets.length === 0) {
    throw new RangeError('a PDF needs at least one ticket');
  }
  const t = readTranslator(document.language, ['eticket'], document.isOtherForm);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // a subset that the types of pdfkit do not know yet
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: t.intlLocale,
    displayTitle: true,
    // the built-in default font would be read from disk for every document
    font: undefined,
    info: {
      Title: t.t('eticket.documentTitle', { number: document.orderNumber }),
      Author: document.client.name,
      Producer: 'Foyer',
      Creator: 'Foyer',
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.once('end', () => resolve(Buffer.concat(chunks)));
    pdf.once('error', reject);
  });
  const pen = makeTicketPen(pdf);
  const tags = startTags(pdf);
  const template = document.template ?? firstETicketTemplate;
  const codeType = template.codeType === 'client' ? (document.codeType ?? 'qr') : template.codeType;
  const total = document.tickets.length;
  for (const [index, ticket] of document.tickets.entries()) {
    pdf.addPage();
    const place = ticket.place ?? { number: index + 1, total };
    tags.group('Sect', () => drawETicketPage({ pen, tags, t, document, ticket, template, codeType, place }));
  }
  tags.end();
  pdf.end();
  return await written;
}
