import { readFile } from 'node:fs/promises';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { cancelVisit } from '@foyer/server/modules/order-changes/index.ts';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSeller, harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { confirm, dialogOf, heading, press } from '../src/page-acts.ts';
import { readPdfText } from '../src/pdf/read-pdf-text.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// A company wants an invoice of its order: staff make it, the order changes, and a visitor asks for another one.

let foyer: RunningMuseum;
let timeslot: TestTimeslot;
let page: Page;
let orderId: string;

beforeAll(async () => {
  foyer = await openMuseum();
  const { client, database, browser } = foyer;
  timeslot = await aTimeslot(database.owner, client.clientId);
  ({ orderId } = await sell('en'));
  page = await openPage(browser, { width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, orderPage());
});

afterAll(() => foyer?.close());

const orderPage = () => `/order-management?order=${orderId}`;
const appOf = () => testApp(foyer.database).app;
const yearNow = () => localDateAt(new Date(), 'Europe/Amsterdam').slice(0, 4);

async function sell(language: 'en' | 'nl') {
  const { clientId } = foyer.client;
  const placed = await aPlacedOrder(appOf(), clientId, timeslot, { quantity: 4, language });
  await inClient(appOf().db, clientId, async (scope) =>
    completeOrder(appOf(), scope, await lockOrder(scope, placed.orderId), { kind: 'provider' }),
  );
  return placed;
}

async function download(name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await file.path());
}

test('without what the law wants of the seller no invoice can be made, and the page names the settings', async () => {
  await heading(page, 'GT-1');
  await page.getByText('Invoices need the museum’s VAT number: Settings, Financial').waitFor();
  await page.getByText('Invoices need the museum’s address: Settings, Company').waitFor();
  expect(await page.getByRole('button', { name: 'Create invoice' }).isDisabled()).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('what is missing is said at its field and what was typed stays; then the invoice is there and on the timeline', async () => {
  await aSeller(foyer.database.owner, foyer.client.clientId);
  await page.reload();
  await press(page, 'Create invoice');
  const form = dialogOf(page);
  await form.getByLabel('Company').fill(harbourTours.company);
  await form.getByLabel('Postal code').fill('12');
  await confirm(page, 'Create and send');
  await form.getByText('Fill in the street and house number').waitFor();
  await form.getByText('Fill in a postal code of this country').waitFor();
  expect(await form.getByLabel('Company').inputValue()).toBe(harbourTours.company);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await form.getByLabel('Name or attention of').fill(harbourTours.name);
  await form.getByLabel('Street and house number').fill(harbourTours.address);
  await form.getByLabel('Postal code').fill(harbourTours.postalCode);
  await form.getByLabel('Town').fill(harbourTours.town);
  await form.getByLabel('VAT number').fill(harbourTours.vatNumber);
  await form.getByLabel('Purchase reference').fill(harbourTours.reference);
  await form.getByLabel('Email').fill(harbourTours.email);
  await confirm(page, 'Create and send');
  const year = yearNow();
  await page.getByText(`Invoice GT${year}-00001`, { exact: true }).waitFor();
  await page.getByText(`Invoice GT${year}-00001 issued, €70.00`).waitFor();
  await page.getByRole('button', { name: 'Correct details' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('the PDF names seller, buyer, lines, VAT and total, and the e-invoice says the same', async () => {
  const number = `GT${yearNow()}-00001`;
  const text = await readPdfText(await download(`PDF of ${number}`));
  for (const part of [
    ...['Invoice', number, 'Harbour Tours BV', 'Attn. Planning', 'Pier 3', 'PO 7731', 'GT-1'],
    ...['VAT NL004495445B01', 'KvK 12345678', 'IBAN NL91 ABNA 0417 1643 00', 'Salt & Light, Adult'],
    ...['€17.50', '9%', '€64.22', '€5.78', '€70.00', 'Page 1 of 1'],
  ]) {
    expect(text).toContain(part);
  }
  const xml = (await download(`E-invoice of ${number}`)).toString();
  expect(xml).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">70.00</cbc:TaxInclusiveAmount>');
  expect(xml).toContain('<cbc:RegistrationName>Harbour Tours BV</cbc:RegistrationName>');
});

test('a change of the order makes a credit note that names the invoice', async () => {
  const { clientId } = foyer.client;
  await foyer.database.owner.query(
    `update ticket set used_at = now() where id = (select id from ticket where order_id = $1 limit 1)`,
    [orderId],
  );
  await inClient(appOf().db, clientId, (scope) =>
    cancelVisit(appOf(), scope, {
      ...{ orderId, timeslotId: timeslot.timeslotId, reason: 'storm', money: 'elsewhere' },
      by: { actor: { kind: 'system' } },
    }),
  );
  await page.reload();
  const year = yearNow();
  await page.getByText(`Credit note GT${year}-00002`, { exact: true }).waitFor();
  const text = await readPdfText(await download(`PDF of GT${year}-00002`));
  for (const part of ['Credit note', `GT${year}-00001`, '−3', '−€52.50']) expect(text).toContain(part);
});

test('staff mail it once more to another address', async () => {
  const number = `GT${yearNow()}-00001`;
  await press(page, `Email again, ${number}`);
  await dialogOf(page).getByLabel('Email').fill('books@harbour');
  await confirm(page, 'Send');
  await dialogOf(page).getByText('Fill in an email address such as').waitFor();
  await dialogOf(page).getByLabel('Email').fill('books@harbour.example');
  await confirm(page, 'Send');
  await page.getByText(`${number} is sent to books@harbour.example`).waitFor();
  const written = () =>
    foyer.database.owner.query(`select from mail where order_id = $1 and kind = 'invoice'`, [orderId]);
  await expect.poll(async () => (await written()).rowCount, patience).toBe(3);
});

test('a visitor asks for the invoice of the own order by its secret, in the language of the order', async () => {
  const { secret } = await sell('nl');
  const headers = { 'x-order-secret': secret, 'content-type': 'application/json' };
  const url = `${foyer.url}/api/shop/orders/mine/invoice`;
  const before = await (await fetch(url, { headers })).json();
  expect(before).toMatchObject({ documents: [], canRequest: true, proposal: { name: 'Anna Visser' } });
  const ask = (body: object) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const refused = await ask({ ...harbourTours, postalCode: '' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('postalCode')]);
  const { documents, canRequest } = await (await ask(harbourTours)).json();
  expect(canRequest).toBe(false);
  const pdf = await fetch(`${foyer.url}${documents[0].pdfUrl}`, { headers });
  const text = await readPdfText(new Uint8Array(await pdf.arrayBuffer()));
  for (const part of ['Factuur', 'Factuur aan', 'Te betalen', 'Pagina 1 van 1']) expect(text).toContain(part);
  expect((await ask(harbourTours)).status).toBe(422);
});
