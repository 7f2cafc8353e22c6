import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ETicketDocument } from './eticket-document.ts';
import { makePrintable } from './printable-text.ts';
import { makeQrModules } from './qr-modules.ts';
import { renderETickets } from './render-etickets.ts';
import { fontOf, openTicketFonts } from './ticket-fonts.ts';
import { visualOrder } from './visual-order.ts';

const code = `F1${'0123456789ABCDEFGHJKMNPQRSTVWXYZ'.repeat(4).slice(0, 120)}`;
const ticket = {
  code,
  ticketNumber: '7731094822190401',
  productName: 'Salt & Light',
  ticketTypeName: 'Adult',
  visitDate: '2026-11-22',
  visitTime: '15:30',
  durationMinutes: 75,
  priceMinor: 1750,
  vatBasisPoints: 900,
  location: { name: 'Getij', address: 'Havenkade 1', postalCode: '4001 AB', town: 'Havenstad' },
};
const document: ETicketDocument = {
  language: 'nl',
  client: { name: 'Getij', town: 'Havenstad', email: 'tickets@getij.example', website: '' },
  colours: { brand: '#C2402A', ink: '#12263A' },
  orderNumber: 'GT-104903',
  buyerName: 'Anna Visser',
  currency: 'EUR',
  isTest: false,
  tickets: [ticket],
};

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('an order of three tickets prints three pages, each of which can be handed on', async () => {
  const pdf = await renderETickets({ ...document, tickets: [ticket, ticket, ticket] });
  expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(pagesOf(pdf)).toBe(3);
});

test('a name in any script, a long title and a missing place still print', async () => {
  const pdf = await renderETickets({
    ...document,
    buyerName: '김철수 山田太郎 👩‍🎨',
    tickets: [
      { ...ticket, productName: 'Zee '.repeat(60), location: null, visitDate: null, visitTime: null },
    ],
  });
  expect(pagesOf(pdf)).toBe(1);
});

test.each(['王小明', '王曉明', '山田太郎', 'やまだ さくら', '김철수', 'דוד לוי', 'Anna 김철수', 'Łódź Юсуф'])(
  'the name %s is printed with all its letters',
  (name) => {
    const font = fontOf(name, openTicketFonts().bold);
    expect(makePrintable(name, font)).toBe(name);
  },
);

test('a Hebrew name is drawn from right to left, with its points on their letters', () => {
  expect(visualOrder('דוד לוי')).toBe('יול דוד');
  expect(visualOrder('Anna דוד (לוי)')).toBe('Anna (יול) דוד');
  const [dalet, vav, qamats, dagesh, hiriq] = ['\u05D3', '\u05D5', '\u05B8', '\u05BC', '\u05B4'];
  expect(visualOrder(`${dalet}${qamats}${dagesh}${vav}${hiriq}${dalet}`)).toBe(
    `${dalet}${vav}${hiriq}${dalet}${qamats}${dagesh}`,
  );
  const { bold } = openTicketFonts();
  const order = (text: string) =>
    fontOf(text, bold)
      .layout(text)
      .glyphs.map(({ codePoints }) => codePoints[0]);
  expect(order(`${dalet}${vav}`)).toEqual([0x05d3, 0x05d5]);
});

test('the operator’s own background, banner and text are printed on every page', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1F6F8B' } })
      .jpeg()
      .toBuffer();
  const picturesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0;
  const plain = await renderETickets({ ...document, tickets: [ticket] });
  expect(picturesOf(plain)).toBe(0);
  const banner = await picture(800, 381);
  const dressed = { ...ticket, banner, text: 'Neem een jas mee. '.repeat(110) };
  const pdf = await renderETickets({
    ...document,
    background: await picture(1240, 1754),
    tickets: [dressed, dressed],
  });
  expect(pagesOf(pdf)).toBe(2);
  expect(picturesOf(pdf)).toBe(2);
});

test('letters outside the fonts become one mark each, accents typed apart become one letter', () => {
  const { regular } = openTicketFonts();
  expect(makePrintable('Łódź Юсуф Ωmega €', regular)).toBe('Łódź Юсуф Ωmega €');
  expect(makePrintable('👩日', regular)).toBe('\uFFFD\uFFFD');
  expect(makePrintable('Ame\u0301lie\u200b', regular)).toBe('Amélie ');
});

test('a ticket code makes a QR code of 37 squares a side, which print at 1.5 millimetres each', () => {
  const modules = makeQrModules(code);
  expect(modules.size).toBe(37);
  expect(modules.isDark(0, 0)).toBe(true);
  expect(modules.isDark(37, 0)).toBe(false);
});

test('no ticket, no PDF', async () => {
  await expect(renderETickets({ ...document, tickets: [] })).rejects.toThrow(RangeError);
});
