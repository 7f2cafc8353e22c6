import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type TicketPen, writeTaggedPdf } from '../../tickets/index.ts';
import { drawGiftCard } from './draw-gift-card.ts';
import type { GiftCardPage } from './gift-card-page.ts';
import { renderGiftCard } from './render-gift-card.ts';

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

test('an uploaded banner of 902 by 280 is in the PDF as it is, with what it shows for readers', async () => {
  const banner = await sharp({ create: { width: 902, height: 280, channels: 3, background: '#2a7f62' } })
    .jpeg()
    .toBuffer();
  const plain = (await renderGiftCard({ ...card, language: 'en' })).toString('latin1');
  expect(plain).not.toContain('/Subtype /Image');
  const pdf = await renderGiftCard({ ...card, language: 'en', banner, bannerText: 'Waves' });
  const text = pdf.toString('latin1');
  expect(text).toMatch(/\/Width 902\b/);
  expect(text).toMatch(/\/Height 280\b/);
  expect(pdf.includes(banner)).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
