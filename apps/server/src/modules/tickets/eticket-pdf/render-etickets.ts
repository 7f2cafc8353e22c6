import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { drawETicketPage } from './draw-eticket-page.ts';
import type { ETicketDocument } from './eticket-document.ts';
import { writeTaggedPdf } from './write-tagged-pdf.ts';

/**
 * The tickets of an order as one PDF on A4, one page per ticket, in the buyer's language. Tagged (PDF/UA): who hears
 * it hears each ticket as a section with its headings, and the codes by their numbers.
 */
export async function renderETickets(document: ETicketDocument): Promise<Buffer> {
  if (document.tickets.length === 0) {
    throw new RangeError('a PDF needs at least one ticket');
  }
  const t = readTranslator(document.language, ['eticket'], document.isOtherForm);
  const template = document.template ?? firstETicketTemplate;
  const codeType = template.codeType === 'client' ? (document.codeType ?? 'qr') : template.codeType;
  const total = document.tickets.length;
  const title = t.t('eticket.documentTitle', { number: document.orderNumber });
  const about = { intlLocale: t.intlLocale, title, author: document.client.name };
  return writeTaggedPdf(about, ({ pdf, pen, tags }) => {
    for (const [index, ticket] of document.tickets.entries()) {
      pdf.addPage();
      const place = ticket.place ?? { number: index + 1, total };
      tags.group('Sect', () =>
        drawETicketPage({ pen, tags, t, document, ticket, template, codeType, place }),
      );
    }
  });
}
