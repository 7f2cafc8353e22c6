import { detailKinds } from '@foyer/domain/channels/detail-kinds.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { readPdfText } from '../src/pdf/read-pdf-text.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

const switches = ['newsletter', 'invoice', 'additional-opt-in', 'secondary-newsletter'];
let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain: foyer.client.subdomain, password: TEST_PASSWORD },
    url: 'details',
    salesFlow: {
      details: {
        fields: detailKinds.map((kind) => ({ kind, isRequired: !switches.includes(kind) })),
        customFieldKind: 'choice',
        ticketNames: 'required',
      },
      donation: { isOn: true, choice: 'both', amountsMinor: [250, 500] },
      termsRequired: true,
    },
    texts: [
      { key: 'detailsCustomField', language: 'en', text: 'How did you hear about us?' },
      { key: 'detailsCustomChoices', language: 'en', text: 'A friend\nSocial media' },
      { key: 'detailsCustomChoices', language: 'nl', text: 'Een vriend\nSociale media' },
      { key: 'termsText', language: 'en', text: '<p>Be kind to the paintings.</p>' },
      { key: 'termsText', language: 'nl', text: '<p>Wees aardig voor de schilderijen.</p>' },
      { key: 'donationHeading', language: 'en', text: 'Help the restoration' },
    ],
  });
});

afterAll(async () => {
  await foyer?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const findFaults = async (page: Page) => [
  ...(await findAccessibilityFaults(page)),
  ...(await findOverflow(page)),
];

/** Two adults in a week, on a phone. */
async function goToDetails(width = 390): Promise<Page> {
  const page = await openPage(foyer.browser, { width, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  for (const _ of [1, 2]) await press(page, 'One more: Adult');
  await press(page, /^Choose date/);
  await page.locator('.day').first().waitFor();
  const day = page.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await press(page, 'Next month');
  await day.and(page.locator('[data-state=open]')).click();
  await page.getByRole('radio', { name: /^14:30/ }).check();
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await page.getByLabel('Phone number').and(page.locator('input')).waitFor();
  return page;
}

/** What is typed, in the order of the fields, by keyboard alone: each field has the focus when its turn comes. */
const typed: [label: string, value: string][] = [
  ['First name', 'Sanne'],
  ['Last name', 'Vries'],
  ['Email address', 'sanne@example.com'],
  ['Reference number', 'PO-14'],
  ['Town', 'Rotterdam'],
  ['Name prefix', 'de'],
  ['Street', 'Kade'],
  ['Postcode', '3011 AA'],
  ['Day', '4'],
  ['Month', '7'],
  ['Year', '1989'],
  ['Comments', 'By train'],
  ['House number', '14 b'],
  ['Stand number', 'A-12'],
  ['Student number', 's1234567'],
  ['Room number', '401'],
  ['Agent code', 'AG7'],
  ['Company name', 'Vries Architecten'],
  ['Adult, ticket 1', 'Sanne de Vries'],
  ['Adult, ticket 2', 'Bo Jansen'],
];

async function fill(page: Page): Promise<void> {
  for (const [label, value] of typed) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Phone number').and(page.locator('input')).fill('06 12345678');
  await page.getByLabel('Country', { exact: true }).selectOption('NL');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'Ms' }).check();
  await page.getByRole('radio', { name: 'Social media' }).check();
}

describe('a page that asks all 25 kinds of details', () => {
  test('says what is wrong at its field, moves to the first one, and keeps what was typed through a reload', async () => {
    const page = await goToDetails();
    await press(page, 'Continue');
    await page.getByText('Fill in your first name').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), patience).toBe('firstName');
    expect(await findFaults(page)).toEqual([]);
    await fill(page);
    await page.getByLabel('Day', { exact: true }).fill('31');
    await page.getByLabel('Month', { exact: true }).fill('2');
    await page.getByLabel('Comments').focus();
    await page.getByText('Fill in a date that exists').waitFor();
    await page.reload();
    await heading(page, 'Your details');
    await page.getByLabel('Phone number').and(page.locator('input')).waitFor();
    expect(await page.getByLabel('Town', { exact: true }).inputValue()).toBe('Rotterdam');
    expect(await page.getByLabel('Adult, ticket 2').inputValue()).toBe('Bo Jansen');
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('31');
    await page.context().close();
  });

  test('fits a window of 320 pixels, its invoice opened in place', async () => {
    const page = await goToDetails(320);
    await page.getByRole('switch', { name: /invoice/ }).check();
    await page.getByLabel(/^VAT number/).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    await page.context().close();
  });

  test('is bought with a gift and agreement to the terms; names are on the PDF, and are changed until the visit', async () => {
    const page = await goToDetails();
    await fill(page);
    await press(page, 'Continue');
    await heading(page, 'Help the restoration');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('radio', { name: '€5.00' }).check();
    await page.getByText('Donation, no VAT').waitFor();
    await page.getByLabel('Or enter your own amount').fill('7.50');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('radio', { name: '€5.00' }).check();
    expect(await page.getByLabel('Or enter your own amount').inputValue()).toBe('');
    expect(await findFaults(page)).toEqual([]);
    await press(page, 'Continue');
    await heading(page, 'Check and pay');
    await page.getByText('€40.00').first().waitFor();
    expect(await findFaults(page)).toEqual([]);
    await press(page, 'Pay €40.00');
    await page.getByText('Agree to the terms and conditions to pay').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('terms');
    await page.getByLabel('I agree to the terms and conditions').check();
    await press(page, 'Pay €40.00');
    await page.waitForURL(/\/pay\/test\//);
    await press(page, /^Pay/);
    await page.getByRole('heading', { level: 1, name: /Sanne$/ }).waitFor();
    await page.getByText('Sanne de Vries').first().waitFor();
    await page.getByText('Change names').click();

    await page.getByLabel('Adult: Name on this ticket').last().fill('Kim Jansen');
    await press(page, 'Save');
    await page.getByText('The names are saved').waitFor();
    const secret = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const pdf = await fetch(`${foyer.url}/api/shop/orders/mine/tickets.pdf`, {
      headers: { 'x-order-secret': secret },
    });
    const text = await readPdfText(new Uint8Array(await pdf.arrayBuffer()));
    expect(text).toContain('Kim Jansen');
    expect(text).not.toContain('Bo Jansen');
    await page.context().close();
  });

  test('is bought in the language that was chosen after the places were held; each language has its own terms', async () => {
    const page = await goToDetails();
    await fill(page);
    const readIn = (language: string) => page.locator('.language-select').selectOption(language);
    await readIn('nl');
    await heading(page, 'Uw gegevens');
    await page.getByRole('radio', { name: 'Sociale media' }).check();
    await press(page, 'Verder');
    await page.getByRole('radio', { name: /5,00/ }).check();
    await press(page, 'Verder');
    await heading(page, 'Controleren en betalen');
    await page.getByText('2 × Volwassene').first().waitFor();
    await page.getByText('Wees aardig voor de schilderijen.').waitFor({ state: 'attached' });
    await page.getByLabel('Ik ga akkoord met de voorwaarden').check();
    await readIn('en');
    await heading(page, 'Check and pay');
    await page.getByText('2 × Adult').first().waitFor();
    await page.getByText('Be kind to the paintings.').waitFor({ state: 'attached' });
    expect(await page.getByLabel('I agree to the terms and conditions').isChecked()).toBe(false);
    await page.getByLabel('I agree to the terms and conditions').check();
    await press(page, 'Pay €40.00');
    await page.waitForURL(/\/pay\/test\//);
    const { rows } = await foyer.database.owner.query(
      'select language from orders where client_id = $1 order by id desc limit 1',
      [foyer.client.clientId],
    );
    expect(rows).toEqual([{ language: 'en' }]);
    await page.context().close();
  });
});
