import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { putMuseumOnSale } from './src/museum-on-sale.ts';
import { intercept } from './src/museum-shell.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let manager: { subdomain: string; password: string };

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser } = foyer);
  const { subdomain } = foyer.client;
  manager = { subdomain, password: TEST_PASSWORD };
  await putMuseumOnSale(foyer.url, { manager, url: 'galleries' });
});

afterAll(async () => {
  await foyer?.close();
});

async function openList(): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${manager.subdomain}`, manager.password);
  await page.goto(`${foyer.url}/cms/ticketstreet`);
  await page.getByRole('link', { name: 'Getij tickets galleries' }).waitFor();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function visitorsRead(url: string): Promise<string> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}/shop/${manager.subdomain}/${url}?language=en`);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const text = await heading.innerText();
  await page.close();
  return text;
}

describe('an operator', () => {
  test('makes a sales page, chooses what it sells and opens it to visitors', async () => {
    const page = await openList();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await press(page, 'Create ticketstreet');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Zomer & Licht');
    expect(await dialog.getByLabel('URL').inputValue()).toBe('zomer-licht');
    await dialog.getByLabel('URL').fill('galleries');
    await dialog.getByRole('button', { name: 'Create ticketstreet' }).click();
    await dialog.getByText('This URL is in use by another ticket street in this period.').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('URL').fill('zomer-licht');
    await intercept(page, 'CreateTicketstreet', (route) => route.fulfill({ status: 502 }));
    await dialog.getByRole('button', { name: 'Create ticketstreet' }).click();
    await dialog.getByText('Unable to create a ticketstreet.').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await dialog.getByRole('button', { name: 'Create ticketstreet' }).click();

    await page.getByRole('heading', { level: 1, name: 'Zomer & Licht' }).waitFor();
    // Two languages stand on one row, in a field that is no higher than the others.
    const languages = page.getByRole('combobox', { name: 'Languages' });
    const field = languages.locator('xpath=ancestor::*[contains(@class, "Input-input")][1]');
    const other = await page.getByRole('textbox', { name: 'URL' }).boundingBox();
    expect((await field.boundingBox())?.height).toBeLessThan((other?.height ?? 0) * 1.3);
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Fix.*Nothing is on sale/ }).click();
    const groups = page.getByRole('combobox', { name: 'Add group' });
    await expect.poll(() => groups.evaluate((field) => field === document.activeElement)).toBe(true);
    await groups.click();
    await page.getByRole('option', { name: /Salt & Light/ }).click();
    await page.getByRole('list', { name: 'Ticket groups in this step' }).waitFor();
    expect(await visitorsRead('zomer-licht')).toBe('No tickets are sold at this address');
    await press(page, 'Publish');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    expect(await findAccessibilityFaults(page, undefined, 'without frames')).toEqual([]);
    expect(await visitorsRead('zomer-licht')).toBe('Choose your tickets');
    await page.close();
  });

  test('cannot save unreadable colours on a published page', async () => {
    const page = await openList();
    await page.getByRole('link', { name: 'Getij tickets galleries' }).click();
    await page.getByRole('link', { name: /^Look and Feel/ }).click();
    await page.getByLabel('Ink').fill('#bbbbbb');
    await page.getByText('1.7 : 1, must be at least 4.5 : 1').waitFor();
    await press(page, 'Save');
    await page.getByText('This text is hard to read. Its contrast is 1.7 : 1').waitFor();
    await press(page, 'Discard');
    await page.close();
  });

  test('reads what went wrong in the words of the specification; nothing that was typed is lost', async () => {
    const page = await openList();
    const failing = (operation: string) =>
      intercept(page, operation, (route) => route.fulfill({ status: 502 }));
    await failing('EditTicketstreet');
    await page.getByRole('link', { name: 'Getij tickets galleries' }).click();
    await page.getByText('Unable to find channel, contents or look and feel').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failing('TicketstreetList');
    await page.goto(`${foyer.url}/cms/ticketstreet`);
    await page.getByText('Failed to fetch configuration').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByRole('link', { name: 'Getij tickets galleries' }).click();
    await failing('ChangeTicketstreet');
    await page.getByRole('textbox', { name: 'Name' }).fill('Getij tickets');
    await press(page, 'Save');
    await page.getByText('Unable to save changes.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Getij tickets');
    await press(page, 'Discard');
    await page.close();
  });

  test('closes a page; visitors see it at once', async () => {
    const page = await openList();
    await page.getByRole('link', { name: 'Getij tickets galleries' }).click();
    await press(page, 'Unpublish');
    await page.getByRole('dialog').getByText('No visitor has tickets in a cart.').waitFor();
    expect(await findAccessibilityFaults(page, undefined, 'without frames')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByText('Unpublished', { exact: true }).waitFor();
    expect(await visitorsRead('galleries')).toBe('No tickets are sold at this address');
    await page.close();
  });
});
