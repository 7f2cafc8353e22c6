import { expect, test } from 'vitest';
import type { GiftCardPage } from '../../apps/server/src/modules/gift-cards/gift-card-pdf/gift-card-page.ts';
import { renderGiftCard } from '../../apps/server/src/modules/gift-cards/gift-card-pdf/render-gift-card.ts';
import { drawPdfPage, makeNoisy, seeByCamera } from '../src/pdf/draw-pdf-page.ts';
import { readCodesOf } from '../src/pdf/read-pdf-codes.ts';

const card: GiftCardPage = {
  language: 'en',
  isOtherForm: false,
  client: { name: 'Getij', town: 'Havenstad' },
  logo: null,
  colours: { brand: '#C2402A', ink: '#12263A' },
  banner: null,
  bannerText: '',
  recipientName: 'Noor',
  fromName: 'Daan',
  message: 'Enjoy the sea and the light, and take someone along.',
  amountMinor: 5000,
  currency: 'EUR',
  tickets: null,
  code: 'G7WD-3NQX-8K4P',
  validUntil: '2029-11-26',
  isTest: false,
  shop: 'tickets.getij.example/shop/getij/tickets',
  balancePage: 'tickets.getij.example/shop/order/getij/gift',
  contact: 'Getij, Havenkade 1, 4001 AB Havenstad · 0123 456789',
};
const link = `https://tickets.getij.example/shop/gift/getij?language=en#${'fK3'.repeat(14)}Q`;
const papers: [name: string, page: GiftCardPage, code: string][] = [
  ['the code of a gift card', card, 'G7WD-3NQX-8K4P'],
  ['the link of gift tickets', { ...card, tickets: { lines: ['2 × Adult', '1 × Child'], link } }, link],
];

test.each(papers)(
  '%s is read from paper of 100 dots an inch, and of a fax with noise',
  async (_name, page, code) => {
    const paper = await drawPdfPage(await renderGiftCard(page), 100);
    expect(await readCodesOf(paper, ['QRCode'])).toEqual([code]);
    expect(await readCodesOf(seeByCamera(makeNoisy(paper, 7)), ['QRCode'])).toEqual([code]);
  },
);
