import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { buyTicket } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MailSink, startMailSink } from '../src/mail-sink.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { downloadLines } from '../src/page-acts.ts';
import { type RunningMuseum, startMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let mailbox: MailSink;
let museum: RunningMuseum;
let sale: MuseumOnSale;
let page: Page;

beforeAll(async () => {
  mailbox = await startMailSink();
  museum = await startMuseum({ SMTP_URL: mailbox.url });
  const { subdomain } = museum.client;
  sale = await putMuseumOnSale(museum.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'copies',
    salesFlow: { steps: { voucher: true } },
  });
  page = await openPage(museum.browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, museum.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(async () => {
  await museum?.close();
  await mailbox?.close();
});

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

async function applyNow(): Promise<void> {
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply now' }).click();
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
}

test('the addresses that get copies are typed with commas; a wrong one is said at the field', async () => {
  await page.goto(`${museum.url}/cms/instellingen/mails`);
  const addresses = page.getByRole('textbox', { name: 'BCC addresses' });
  await addresses.fill('desk@getij.example, archive@');
  await save();
  await page.getByText('Fill in a valid email address.').waitFor();
  expect(await addresses.inputValue()).toContain('archive@');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await addresses.fill('desk@getij.example, Archive@getij.example');
  await save();
  await page.getByText(/1 subject changes on/).waitFor();
  await applyNow();
  await page.reload();
  expect(await addresses.inputValue()).toBe('desk@getij.example\narchive@getij.example');
});

test('a visitor gets the tickets; the museum gets two copies without tickets and links, and the outbox names them', async () => {
  const visitor = await openPage(museum.browser, { width: 390, height: 844 });
  await visitor.goto(`${museum.url}${sale.page}?language=en`);
  await buyTicket(visitor);
  const copies = () => ['desk', 'archive'].flatMap((name) => mailbox.deliveredTo(`${name}@getij.example`));
  await expect.poll(() => copies().length, patience).toBe(2);
  const [mail] = mailbox.deliveredTo('anna.visser@example.com');
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  expect(mail?.html).toContain('/shop/order/');
  for (const copy of copies()) {
    expect(copy.to?.map(({ address }) => address)).toEqual(['anna.visser@example.com']);
    expect(copy.subject).toBe(mail?.subject);
    expect(copy.attachments).toEqual([]);
    expect(`${copy.html}${copy.text}`).not.toContain('/shop/order/');
  }
  await page.goto(`${museum.url}/cms/message-queue?tab=outbox`);
  await page.getByText('Your ticket for Salt & Light copies').first().click();
  await page.getByText('Copies: desk@getij.example, archive@getij.example').waitFor();
});

test('a batch of vouchers says where they are used, and its list has the address beside each code', async () => {
  const batch = await sale.ask(
    'mutation ($input: VoucherBatchInput!) { createVoucherBatch(input: $input) { id } }',
    {
      input: {
        ...{ name: 'Hotel', partnerId: null, reference: '', validFrom: null, validUntil: null, quantity: 2 },
        ...{ onSalesPage: true, atGate: false, prefix: '', codeLength: 10, dearerDay: 'visitor-pays' },
        billing: 'elsewhere',
        worth: [{ ticketTypeId: sale.ticketTypeIds[0], quantity: 1 }],
      },
    },
    'createVoucherBatch',
  );
  await page.goto(`${museum.url}/cms/voucher/${batch.id}`);
  await page.getByText(`${museum.url}${sale.page}`).waitFor();
  await page.goto(`${museum.url}/cms/instellingen/vouchers`);
  const address = page.getByRole('textbox', { name: 'Voucher URL' });
  await address.fill('https://a');
  await save();
  await page.getByText('Use at least 10 characters.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await address.fill('https://www.getij.example/tickets');
  await save();
  await page.getByText(/1 subject changes on/).waitFor();
  await applyNow();
  await page.goto(`${museum.url}/cms/voucher/${batch.id}`);
  await page.getByText('https://www.getij.example/tickets').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [header, ...rows] = await downloadLines(page, 'Download');
  expect(header).toContain('Address');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toContain('https://www.getij.example/tickets');
});
