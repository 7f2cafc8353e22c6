import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import PDFDocument from 'pdfkit';
import { makeTicketPen, startTags } from '../../tickets/index.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import type { GiftCardPage } from './gift-card-page.ts';

/** A gift card as a PDF of one page on A4, in its language. Tagged (PDF/UA), as tickets are. */
export async function renderGiftCard(card: GiftCardPage): Promise<Buffer> {
  const t = readTranslator(card.language, ['present'], card.isOtherForm);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // a subset that the types of pdfkit do not know yet
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: t.intlLocale,
    displayTitle: true,
    font: undefined,
    info: {
      Title: t.t('present.pdf.documentTitle', { client: card.client.name }),
      Author: card.client.name,
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
  const tags = startTags(pdf);
  drawGiftCard({ pen: makeTicketPen(pdf), tags, t, card });
  tags.end();
  pdf.end();
  return await written;
}
