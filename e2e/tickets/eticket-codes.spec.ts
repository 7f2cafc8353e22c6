import {
  type ETicketTemplate,
  firstETicketTemplate,
} from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { ReaderOptions } from 'zxing-wasm/reader';
import { renderETickets } from '../../apps/server/src/modules/tickets/eticket-pdf/render-etickets.ts';
import { drawPdfPage, makeNoisy, seeByCamera } from '../src/pdf/draw-pdf-page.ts';
import { readCodesOf } from '../src/pdf/read-pdf-codes.ts';
import { sampleETicket } from '../src/pdf/sample-eticket.ts';

const formats: ReaderOptions['formats'] = ['QRCode', 'Code128'];
const [ticket] = sampleETicket.tickets;
const templates: [name: string, template: Partial<ETicketTemplate>, code: string | undefined][] = [
  ['a QR code in a row of its own', {}, ticket?.code],
  ['a QR code beside the visit', { codePlace: 'right' }, ticket?.code],
  ['bars in a row of their own', { codeType: '1d' }, ticket?.ticketNumber],
  ['bars beside the visit', { codeType: '1d', codePlace: 'left' }, ticket?.ticketNumber],
];
const pdfWith = (template: Partial<ETicketTemplate>) =>
  renderETickets({ ...sampleETicket, template: { ...firstETicketTemplate, ...template } });

test.each(templates)(
  '%s is read from paper of 100 dots an inch, and of a fax with noise',
  async (_, template, code) => {
    const page = await drawPdfPage(await pdfWith(template), 100);
    expect(await readCodesOf(page, formats)).toEqual([code]);
    expect(await readCodesOf(seeByCamera(makeNoisy(page, 7)), formats)).toEqual([code]);
  },
);

test.each(templates)('%s is read from the screen of a phone', async (_, template, code) => {
  // a page of A4 across 390 points of a screen with three dots each, tilted, as a camera sees it
  const drawn = await drawPdfPage(await pdfWith(template), (390 * 3) / (210 / 25.4));
  const seen = createCanvas(drawn.width, drawn.height);
  const context = seen.getContext('2d');
  context.fillStyle = '#202020';
  context.fillRect(0, 0, seen.width, seen.height);
  context.translate(seen.width / 2, seen.height / 2);
  context.rotate(0.05);
  context.scale(0.85, 0.85);
  context.drawImage(drawn, -drawn.width / 2, -drawn.height / 2);
  expect(await readCodesOf(seen, formats)).toEqual([code]);
});
