import { buffer } from 'node:stream/consumers';
import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import PDFDocument from 'pdfkit';
import { makeTicketPen, openTicketFonts } from '../../tickets/index.ts';
import type { Invoice } from '../invoice.repository.ts';
import { drawFeet } from './draw-feet.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { drawTotals } from './draw-totals.ts';
import type { InvoicePage } from './invoice-page.ts';

/**
 * The document on A4 as invoice-a4.png draws it, in the buyer's language, with the electronic invoice inside. The same
 * document is the same file, byte by byte: its only date is that of its issue.
 */
export async function drawInvoice(invoice: Invoice, billing: Billing, xml: string): Promise<Buffer> {
  const t = readTranslator(invoice.language, ['invoice']);
  const { number, kind, issuedAt, facts } = invoice;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: t.intlLocale,
    displayTitle: true,
    // the built-in default font would be read from disk for every document
    font: undefined,
    info: {
      Title: `${t.t(`invoice.title.${kind}`)} ${number}`,
      Author: facts.seller.name,
      Producer: 'Foyer',
      Creator: 'Foyer',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  pdf.font(openTicketFonts().regular);
  const written = buffer(pdf);
  const page: InvoicePage = { pen: makeTicketPen(pdf), t, invoice, billing };
  pdf.addPage();
  drawHead(page);
  drawTotals(page, drawLines(page));
  drawFeet(page);
  pdf.file(Buffer.from(xml), {
    name: `${number}.xml`,
    type: 'text/xml',
    description: 'EN 16931, UBL 2.1',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  });
  pdf.end();
  return await written;
}
