import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults, LOOKS } from '../src/check-accessibility.ts';
import { putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;
let wall: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  await putMuseumOnSale(foyer.url, { manager: { subdomain, password: TEST_PASSWORD }, url: 'visit' });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string) => desk.getByRole('button', { name, exact: true }).first().click();
/** Its rows, or late in the evening the words that there are none. */
const data = () => wall.locator('.face:not([hidden])').locator('.row, .no-rows').first();

test('staff make a board, see it beside the form as the screen will show it, and cannot save pale colours', async () => {
  await desk.goto(`${foyer.url}/cms/narrowcasting-v2`);
  await desk.getByText('No boards yet').waitFor();
  await desk.getByRole('link', { name: 'Create wall screen' }).first().click();
  await desk.getByLabel('Name').fill('Entrance hall');
  const preview = desk.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  // Words of places are whole, also as small as the preview has them; late in the evening there are none.
  await preview.locator('.face:not([hidden])').locator('.row, .no-rows').first().waitFor();
  const cutWords = preview
    .locator('.badge')
    .evaluateAll((badges) => badges.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await cutWords).toBe(0);
  await desk.getByText('Contrast 16.1 : 1').waitFor();
  await desk.getByLabel('Text', { exact: true }).fill('#223344');
  await desk.getByText('Shown as it was').waitFor();
  await press('Create wall screen');
  await desk.getByText('Under 4.5 : 1 on the background').waitFor();
  await desk.getByLabel('Text', { exact: true }).fill('#FFFFFF');
  await desk.getByLabel('In English').fill('Last entry 17:00');
  await preview.getByText('Last entry 17:00').first().waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(desk, LOOKS, 'without frames')).toEqual([]);
  await press('Create wall screen');
  await desk.getByRole('heading', { name: 'Entrance hall', level: 1 }).waitFor();
  await desk.getByText('No link', { exact: true }).waitFor();
});

test('its link opens the screen without a sign-in, and staff see that it shows', async () => {
  await press('Create screen link');
  const dialog = desk.getByRole('dialog');
  const address = await dialog.locator('code').innerText();
  expect(address).toMatch(/\/screen\/[\w-]{43}$/);
  expect(await findAccessibilityFaults(desk, LOOKS, 'without frames')).toEqual([]);
  await desk.keyboard.press('Escape');
  wall = await openPage(foyer.browser, { width: 1920, height: 1080 });
  await wall.clock.install();
  await wall.goto(`${foyer.url}${new URL(address).pathname}`);
  await data().waitFor();
  await wall.getByText('Last entry 17:00').first().waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(wall, [[1440, ['light']]])).toEqual([]);
  await desk.reload();
  await desk.getByText(/^Showing, \d+ s ago$/).waitFor();
});

test('over a restart of the server it keeps its data with their time, then only its name, and comes back by itself', async () => {
  // One question is asked at a time: once one has failed, no answer to an earlier one can come any more.
  const failed = wall.waitForEvent('requestfailed', (request) => request.url().includes('/api/screen/'));
  await wall.route('**/api/screen/*', (route) => route.abort('connectionrefused'));
  await wall.clock.fastForward(20_000);
  await failed;
  await wall.getByText(/^(as of|stand van) \d\d:\d\d$/).waitFor();
  await data().waitFor();
  // In the place of the former one, without a moment in which a question gets through.
  await wall.route('**/api/screen/*', (route) => route.fulfill({ status: 503, body: '' }));
  await wall.clock.fastForward(11 * 60_000);
  await wall.locator('.alone').getByRole('heading', { level: 1 }).waitFor();
  expect(await wall.locator('.row').count()).toBe(0);
  await wall.unrouteAll();
  await wall.clock.fastForward(6_000);
  await data().waitFor();
  expect(await wall.locator('.as-of').innerText()).toBe('');
});

test('loaded again without a network it shows what it kept with its time, and catches up by itself', async () => {
  await wall.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await wall.context().setOffline(true);
  await wall.reload();
  await data().waitFor();
  await wall.clock.fastForward(20_000);
  await wall.getByText(/^(as of|stand van) \d\d:\d\d$/).waitFor();
  await wall.context().setOffline(false);
  await wall.clock.fastForward(6_000);
  await expect.poll(() => wall.locator('.as-of').innerText()).toBe('');
});

test('a revoked screen goes neutral, and the list says that it has no link', async () => {
  await press('Revoke link');
  const dialog = desk.getByRole('dialog');
  await dialog.getByText('Revoke the link of Entrance hall?').waitFor();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await desk.getByText('No link', { exact: true }).waitFor();
  await wall.clock.fastForward(6_000);
  await wall.getByText('This screen is switched off.').waitFor();
  expect(await wall.getByText(/Salt/).count()).toBe(0);
  await desk.goto(`${foyer.url}/cms/narrowcasting-v2`);
  await desk.getByRole('link', { name: 'Entrance hall' }).waitFor();
  await desk.getByText('No link', { exact: true }).first().waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});
