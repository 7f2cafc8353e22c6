import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { buyTicket } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'foot' });
  await setInForce('analytics', { ga4Id: 'G-ABC123DEF4', gtmId: '', uaId: '', pixelId: '1234567890' });
  await setInForce('legal-pages', { privacyUrl: 'https://www.getij.example/privacy', imprintUrl: '' });
});

afterAll(async () => {
  await foyer?.close();
});

const setInForce = (subject: string, value: object) =>
  foyer.database.owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at,
       made_by_name, settled_at)
     values ($1, $2, 1, $3, '{}', now() - interval '1 day', now() - interval '1 day', 'manager', now())`,
    [foyer.client.clientId, subject, JSON.stringify(value)],
  );

/** The page, and the addresses of others that it asks for. */
async function openShop(): Promise<[Page, string[]]> {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== foyer.url,
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  return [page, asked];
}

test('nothing measures a visit before the visitor allows it, and the choice can be changed on each page', async () => {
  const [page, asked] = await openShop();
  const banner = page.getByRole('region', { name: 'May we measure your visit?' });
  await banner.waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Do not allow' }).click();
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  const choice = page.getByRole('button', { name: 'Cookie settings' });
  await choice.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await banner.count()).toBe(0);
  expect(asked).toEqual([]);

  await choice.click();
  await banner.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect
    .poll(() => [...new Set(asked)].sort(), patience)
    .toEqual(['connect.facebook.net', 'www.googletagmanager.com']);

  const before = asked.length;
  await choice.click();
  // A page that has run them starts again without them.
  const again = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Do not allow' }).click();
  await again;
  await choice.waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(before);
  await page.context().close();
});

test('each page says who sells and leads to their privacy page', async () => {
  const [page] = await openShop();
  const foot = page.getByRole('contentinfo');
  await foot.getByText('Getij').first().waitFor();
  expect(await foot.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
    'https://www.getij.example/privacy',
  );
  await page.context().close();
});

test('who lost the mail gets the links of the own orders, and the answer does not say whether there are any', async () => {
  const [page] = await openShop();
  await page.getByRole('button', { name: 'Do not allow' }).click();
  await buyTicket(page, { firstName: 'Yasemin' });
  await page.goto(`${foyer.url}/shop/order/${foyer.client.subdomain}/find?language=en`);
  const address = page.getByRole('textbox', { name: 'Email address' });
  const ask = async (email: string) => {
    await address.fill(email);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Check your inbox').waitFor();
    return page.getByRole('main').innerText();
  };
  const withoutOrders = await ask('someone@example.com');
  const withOrders = await ask('Yasemin.Visser@example.com');
  const clock = /\d:\d\d/g;
  expect(withOrders.replace(clock, '')).toBe(withoutOrders.replace(clock, ''));
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const written = () =>
    foyer.database.owner.query(`select 1 from mail where client_id = $1 and kind = 'order-links'`, [
      foyer.client.clientId,
    ]);
  await expect.poll(async () => (await written()).rowCount, patience).toBe(1);
  await address.fill('no address');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('Fill in an email address').waitFor();
  expect(await address.inputValue()).toBe('no address');
  await page.context().close();
});
