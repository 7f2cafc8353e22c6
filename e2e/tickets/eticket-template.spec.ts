import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { buyTicket } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { holdAnswers } from '../src/hold-answers.ts';
import { putMuseumOnSale } from '../src/museum-on-sale.ts';
import { readPdfCodes } from '../src/pdf/read-pdf-codes.ts';
import { readPdfText } from '../src/pdf/read-pdf-text.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  await putMuseumOnSale(foyer.url, { manager: { subdomain, password: TEST_PASSWORD }, url: 'paper' });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const sheet = () => desk.getByRole('img', { name: 'Test ticket as it is printed' });
/** What is drawn on the sheet, as one number. */
const inkOf = () =>
  sheet().evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum = (sum * 31 + (data[at] ?? 0)) % 1_000_000_007;
    return sum;
  });
const names = () => desk.getByRole('list', { name: 'Blocks' }).locator('strong').allTextContents();

test('an operator designs the ticket beside the ticket itself', async () => {
  const answer = await holdAnswers(desk, 'ETicketPreview');
  await desk.goto(`${foyer.url}/cms/new-settings/eticket-template`);
  await desk.getByRole('heading', { name: 'E-ticket template', level: 1 }).waitFor();
  // A sheet that is still being made is not an empty ticket.
  const isMaking = desk.getByRole('status').filter({ hasText: 'Loading' });
  await isMaking.waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  answer();
  await isMaking.waitFor({ state: 'detached' });
  await desk.locator('canvas[data-state=shown]').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const before = await inkOf();

  await desk.getByLabel('Size').fill('54');
  await desk.getByText('The preview continues as soon as').waitFor();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('A code is at least 55 mm').waitFor();
  await desk.getByLabel('Size').fill('60');
  await expect.poll(inkOf).not.toBe(before);

  // with the keyboard alone: the code above the visit, and a text of the museum's own
  const handle = desk.getByRole('button', { name: 'Move Barcode' });
  await handle.focus();
  await desk.keyboard.press('Alt+ArrowUp');
  expect(await names()).toEqual([
    'Logo',
    'Banner',
    'Barcode',
    'Title and visit',
    'Ticket text',
    'Route and contact',
  ]);
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  await desk.getByLabel('Name', { exact: true }).fill('Sponsor');
  await desk.getByLabel('Text', { exact: true }).fill('Made possible by the harbour.');
  await desk.locator('canvas[data-state=shown]').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});

test('leaving asks first; the saved template is that of the ticket bought afterwards', async () => {
  await desk.getByRole('link', { name: 'Products' }).first().click();
  await desk.getByRole('button', { name: 'Save and leave' }).click();
  await desk.getByRole('heading', { name: 'Products', level: 1 }).waitFor();

  const visitor = await openPage(foyer.browser);
  await visitor.goto(`${foyer.url}/shop/${foyer.client.subdomain}/paper?language=en`);
  await buyTicket(visitor);
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor
      .getByRole('link', { name: /PDF/ })
      .or(visitor.getByRole('button', { name: /PDF/ }))
      .first()
      .click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const pdf = new Uint8Array(Buffer.concat(chunks));
  expect(await readPdfText(pdf)).toContain('Made possible by the harbour.');
  expect(await readPdfCodes(pdf)).toHaveLength(1);
});
