import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { writeTaggedPdf } from '../../tickets/index.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import type { GiftCardPage } from './gift-card-page.ts';

/** A gift card as a PDF of one page on A4, in its language; tagged, as tickets are. */
export async function renderGiftCard(card: GiftCardPage): Promise<Buffer> {
  const t = readTranslator(card.language, ['present'], card.isOtherForm);
  const title = t.t('present.pdf.documentTitle', { client: card.client.name });
  return writeTaggedPdf(
    { intlLocale: t.intlLocale, title, author: card.client.name },
    ({ pdf, pen, tags }) => {
      pdf.addPage();
      drawGiftCard({ pen, tags, t, card });
    },
  );
}
