import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { expect, test } from 'vitest';
import { type TicketPen, writeTaggedPdf } from '../../tickets/index.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import type { GiftCardPage } from './gift-card-page.ts';

const card: GiftCardPage = {
  language: 'ja',
  isOtherForm: false,
  client: { name: 'Getij', town: 'Havenstad' },
  logo: null,
  colours: { brand: '#C2402A', ink: '#12263A' },
  banner: null,
  bannerText: '',
  recipientName: '山田さくら',
  fromName: 'Daan',
  message: '',
  amountMinor: 5000,
  currency: 'EUR',
  tickets: null,
  code: 'G7WD-3NQX-8K4P',
  validUntil: '2029-11-26',
  isTest: false,
  shop: 'tickets.getij.example/shop/getij/kaarten',
  balancePage: 'tickets.getij.example/shop/order/getij/gift',
  contact: 'Getij, Havenkade 1, 4001 AB Havenstad · 0123 456789',
};

test.each([
  '海と光の展覧会へようこそ。'.repeat(20).slice(0, 200),
  'Enjoy the sea and the light, and take someone along. '.repeat(5).slice(0, 200),
])('a message of 200 signs is printed whole: %s', async (message) => {
  const t = readTranslator('ja', ['present']);
  const about = { intlLocale: t.intlLocale, title: 'A card', author: 'Getij' };
  const pdf = await writeTaggedPdf(about, ({ pdf: document, pen, tags }) => {
    const write: TicketPen['write'] = (text, at, style) => {
      const below = pen.write(text, at, style);
      if (text !== message) return below;
      const { sizePt } = style.elseTry?.at(-1) ?? style;
      // Without a bound on its lines nothing is cut off: as set, it is as high at least.
      expect(below).toBeGreaterThanOrEqual(pen.write(text, at, { sizePt, colour: style.colour }));
      return below;
    };
    document.addPage();
    drawGiftCard({ pen: { ...pen, write }, tags, t, card: { ...card, message } });
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect.assertions(2);
});
