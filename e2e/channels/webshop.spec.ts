import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  const museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'galleries',
  });
  await museum.upload('productInformation', museum.productId, pngOf(640, 220));
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

function pngOf(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1e3c9b';
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
const step = (name: string) =>
  desk.getByRole('navigation', { name: 'Steps of the editor' }).getByRole('link', { name }).click();
const preview = () => desk.frameLocator('iframe');

async function save(): Promise<void> {
  await press('Save');
  await desk.getByText('Unsaved changes').waitFor({ state: 'hidden' });
}

test('an operator makes a webshop; what is missing keeps it from being published, and Fix leads there', async () => {
  await desk.goto(`${foyer.url}/cms/channel-management`);
  await press('Create channel');
  await desk.getByRole('menuitem', { name: 'Webshop' }).click();
  await desk.getByRole('heading', { name: 'Create webshop', level: 1 }).waitFor();
  await desk.getByLabel('Name').fill('Getij webshop');
  await desk.getByRole('textbox', { name: 'URL' }).fill('galleries');
  await desk.getByRole('button', { name: 'Create webshop' }).first().click();
  await desk.getByText('This URL is in use by another ticket street in this period.').waitFor();
  await desk.getByRole('textbox', { name: 'URL' }).fill('webshop');
  await desk.getByRole('button', { name: 'Create webshop' }).first().click();
  await desk.getByRole('heading', { name: 'Getij webshop', level: 1 }).waitFor();

  const missing = desk.getByRole('list', { name: 'Missing before it can go live' });
  await missing.getByText('Nothing is on sale').first().waitFor();
  expect(await desk.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  expect(await findAccessibilityFaults(desk, undefined, 'without frames')).toEqual([]);
  await missing.getByRole('button', { name: /^Fix.*Nothing is on sale/ }).click();
  const groups = desk.getByRole('combobox', { name: 'Ticket groups' });
  await expect.poll(() => groups.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('what is typed is in the preview at once, and unsaved; saved, nothing is missing', async () => {
  await desk.getByRole('combobox', { name: 'Ticket groups' }).click();
  await desk.getByRole('option', { name: /Salt & Light/ }).click();
  await desk.keyboard.press('Escape');
  await preview()
    .getByRole('heading', { name: /Salt & Light/ })
    .waitFor();
  await desk.getByLabel('Heading').fill('Een dag aan het water');
  await preview().getByRole('heading', { name: 'Een dag aan het water', level: 1 }).waitFor();
  expect(await findAccessibilityFaults(desk, undefined, 'without frames')).toEqual([]);
  await save();
  await desk.getByText('Ready to go live').waitFor();
});

test('look: a colour scheme is made, shared and only deleted unused; pictures have the size of the specification', async () => {
  await step('Look and Feel');
  await press('New scheme');
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Night blue');
  await dialog.getByLabel('Brand').fill('#1E3C9B');
  expect(await findAccessibilityFaults(desk, undefined, 'without frames')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create colour scheme' }).click();
  await expect.poll(() => desk.getByRole('radio', { name: 'Night blue' }).isChecked()).toBe(true);
  await save();
  await desk.getByText('Used by 1 channel').waitFor();
  await desk.getByRole('button', { name: 'More: Night blue' }).click();
  await desk.getByText('Used by Getij webshop.').waitFor();
  expect(
    await desk.getByRole('menuitem', { name: 'Delete colour scheme' }).getAttribute('data-disabled'),
  ).toBe('true');
  await desk.keyboard.press('Escape');

  const banner = desk.locator('[data-field=banner]');
  const choose = (width: number, height: number) =>
    banner
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: pngOf(width, height) });
  await choose(640, 220);
  await desk.getByText('The image must be exactly 1,920 by 300 pixels.').waitFor();
  await choose(1920, 300);
  await banner.getByRole('button', { name: 'Remove image: Banner' }).waitFor();
  expect(await findAccessibilityFaults(desk, undefined, 'without frames')).toEqual([]);
});

test('it is published, and a visitor buys a ticket of one of its products on a phone', async () => {
  await press('Publish');
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await desk.getByText('Getij webshop is published.').waitFor();

  const visitor = await openPage(foyer.browser, { width: 390, height: 844 });
  await visitor.goto(`${foyer.url}/shop/${foyer.client.subdomain}/webshop?language=nl`);
  await visitor.getByRole('heading', { name: 'Een dag aan het water', level: 1 }).waitFor();
  expect(await findAccessibilityFaults(visitor)).toEqual([]);
  await visitor.goto(`${foyer.url}/shop/${foyer.client.subdomain}/webshop?language=en`);
  const product = visitor.getByRole('link', { name: /Salt & Light/ });
  await product.waitFor();
  await visitor.getByText(/^from €/).waitFor();
  await product.click();
  await visitor.getByRole('heading', { name: /Salt & Light/, level: 1 }).waitFor();
  await visitor.getByRole('link', { name: 'All products' }).waitFor();
  expect(await findAccessibilityFaults(visitor)).toEqual([]);
  await visitor.reload();
  const tap = (name: string | RegExp) => visitor.getByRole('button', { name }).click();
  await tap('One more: Adult');
  await tap('Choose date');
  await visitor.getByRole('heading', { name: 'When are you coming?', level: 1 }).waitFor();
  await visitor.locator('.day').first().waitFor();
  const day = visitor.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await tap('Next month');
  await day.and(visitor.locator('[data-state=open]')).click();
  await visitor.getByRole('radio', { name: /^14:30/ }).check();
  await tap('Your details');
  await visitor.getByLabel('First name').fill('Anna');
  await visitor.getByLabel('Last name').fill('Visser');
  await visitor.getByLabel('Email address').fill('anna.visser@example.com');
  await tap('Check and pay');
  await visitor.getByRole('heading', { name: 'Check and pay', level: 1 }).waitFor();
  await tap(/^Pay /);
  await visitor.waitForURL(/\/pay\/test\//);
  await visitor.locator('button[value=paid]').click();
  await visitor.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await visitor.close();

  const { rows } = await foyer.database.owner.query(
    `select c.kind, o.state from orders o join channel c on c.id = o.channel_id where o.client_id = $1`,
    [foyer.client.clientId],
  );
  expect(rows).toEqual([{ kind: 'webshop', state: 'completed' }]);
});

test('its heading is there from the first moment until its products are, also on a slow line', async () => {
  const visitor = await openPage(foyer.browser, { width: 390, height: 844 });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visitor.route('**/assets/webshop-step-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await visitor.goto(`${foyer.url}/shop/${foyer.client.subdomain}/webshop?language=nl`, {
    waitUntil: 'commit',
  });
  await visitor.locator('.skeleton').waitFor({ state: 'attached' });
  expect(await findAccessibilityFaults(visitor)).toEqual([]);
  expect(await visitor.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'Een dag aan het water',
  ]);
  arrive();
  await visitor.getByRole('link', { name: /Salt & Light/ }).waitFor();
  expect(await visitor.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'Een dag aan het water',
  ]);
  await visitor.context().close();
});
