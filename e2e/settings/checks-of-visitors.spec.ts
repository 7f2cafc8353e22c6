import { verificationDefaults } from '@foyer/domain/abuse-limits/verification.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { buyTicket, goToPayment } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'checked' });
});

afterAll(() => foyer?.close());

const check = (asked: { botProtection?: boolean; smsVerification?: boolean }) =>
  aSetting(foyer.database.owner, foyer.client.clientId, 'verification', {
    ...verificationDefaults,
    ...asked,
  });

async function visit(): Promise<{ page: Page; sent: string[] }> {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  return { page, sent };
}

/** What a member of staff with Extra reads in the message queue. */
async function readCode(): Promise<string> {
  const query = 'query { mails(kind: "sms-code", first: 1) { edges { node { id } } } }';
  const { edges } = await museum.ask(query, {}, 'mails');
  const { text } = await museum.ask(
    'query ($id: ID!) { mail(id: $id) { text } }',
    { id: edges[0].node.id },
    'mail',
  );
  return /\b\d{5}\b/.exec(text)?.[0] ?? '';
}

test('without the checks nothing of them is fetched', async () => {
  const { page, sent } = await visit();
  await buyTicket(page, { firstName: 'Bo' });
  expect(sent.filter((path) => /bot|solve|sms/.test(path))).toEqual([]);
  await page.close();
});

test('with bot protection a visitor notices nothing: the browser computes while the visitor reads', async () => {
  await check({ botProtection: true });
  const { page, sent } = await visit();
  await buyTicket(page, { firstName: 'Anna' });
  expect(sent.filter((path) => path.endsWith('/bot-challenge')).length).toBeGreaterThan(0);
  expect(sent.some((path) => path.includes('solve.worker'))).toBe(true);
  await page.close();
});

test('a visitor types the code that came by SMS, and a wrong one is said at its field', async () => {
  await check({ botProtection: true, smsVerification: true });
  const { page } = await visit();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  // The details ask for a number that exists: the payment is not reached without one.
  await Promise.race([
    goToPayment(page, { firstName: 'Cleo' }).catch(() => undefined),
    page.getByText('Please enter a valid phone number').waitFor(),
  ]);
  await page.getByRole('button', { name: 'Change your details' }).click();
  await heading('Your details');
  await page.getByLabel('Phone').fill('06 12345678');
  await page.getByRole('button', { name: 'Check and pay' }).click();
  await heading('Check your phone number');
  await page.getByText('We sent a code of 5 digits to +31 •••• 78.').waitFor();
  expect([...(await findAccessibilityFaults(page)), ...(await findOverflow(page))]).toEqual([]);
  const code = await readCode();
  await page.getByLabel('Code').fill(code === '00000' ? '00001' : '00000');
  await page.keyboard.press('Enter');
  await page.getByText('This code is not right. 4 tries left.').waitFor();
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await heading('Check and pay');
  await page.reload();
  await heading('Check and pay');
  await page.close();
});
