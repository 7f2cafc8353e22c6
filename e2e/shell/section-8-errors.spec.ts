import { patience } from '@foyer/testkit/patience.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { goWithin, intercept, type MuseumShell, operationOf, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('a 401 leads to one refresh and one retry of each call; a retry that fails is passed on', async () => {
  const page = await shell.startSignedIn({ stored: { 'foyer.token': 'spent' } });
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST') calls.push(path === '/graphql' ? operationOf(request) : path);
  });
  await intercept(page, 'ProductList', (route) =>
    route.fulfill({
      status: 401,
      json: { errors: [{ message: 'no', extensions: { code: 'NOT_SIGNED_IN' } }] },
    }),
  );
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).waitFor();
  expect(calls.filter((call) => call === 'MenuItemsConfig')).toHaveLength(2);
  expect(calls.filter((call) => call === 'ProductList')).toHaveLength(2);
  await page.close();
});

test('what is missing is called by its name, and a page that breaks says so and stays in the shell', async () => {
  const unknown = '0190a0a0-0000-7000-8000-000000000000';
  const page = await shell.openSignedIn(`/account-edit/${unknown}`);
  await page.getByRole('heading', { name: 'Account not found', level: 1 }).waitFor();
  await goWithin(page, `/products/edit/${unknown}`);
  await page.getByRole('heading', { name: 'Product not found', level: 1 }).waitFor();
  await goWithin(page, '/products/edit/no-id');
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();

  await intercept(page, 'ProductList', (route) => route.fulfill({ json: { data: { products: null } } }));
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'An error occurred.' }).waitFor();
  await page.getByText('Exception occured, please contact your admin.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.close();
});

test('errors of calls are logged to the console', async () => {
  const page = await shell.startSignedIn();
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await intercept(page, 'ProductList', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'the shelf fell over' }] } }),
  );
  await page.goto(`${shell.cms}/products`);
  await expect.poll(() => logged.join('\n'), patience).toContain('the shelf fell over');
  await page.close();
});

test('a configuration that cannot be fetched is silently ignored, and the defaults stay', async () => {
  const page = await shell.startSignedIn();
  await intercept(page, 'GetClientConfiguration', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${shell.cms}/products`);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.getByRole('banner').locator('[data-default-logo]').waitFor();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  await page.close();
});

test('a logo that cannot be fetched makes place for the default one', async () => {
  const page = await shell.startSignedIn();
  await page.route('**/lost-logo.svg*', (route) => route.fulfill({ status: 404, body: '' }));
  await intercept(page, 'GetClientConfiguration', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.clients.edges[0].node.config.logos.defaultIcon = '/lost-logo.svg';
    await route.fulfill({ json: answer });
  });
  await page.goto(`${shell.cms}/`);
  await page.getByRole('banner').locator('[data-default-logo]').waitFor();
  await page.close();
});

test('a page whose files are gone after a deploy raises the event on the window, and Reload is offered once', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => {
      document.title = 'preload error heard';
    });
  });
  await page.route('**/ui/build/assets/message-queue-page*.js', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Message queue' }).click();
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  expect(await page.title()).toContain('preload error heard');
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  await reload.waitFor();
  expect(await reload.count()).toBe(1);
  expect(await page.getByText('Foyer was updated.').count()).toBe(0);
  await reload.click();
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
  expect(await reload.count()).toBe(1);

  await page.unrouteAll();
  await reload.click();
  await page.getByRole('heading', { name: 'Message queue', level: 1 }).waitFor();
  await page.close();
});

test('a handler that cancels the event stops the rethrow: the importer of the file gets no error of it', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.route('**/ui/build/assets/message-queue-page*.js', (route) => route.abort());
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('dynamically imported module')) told.push(message.text());
  });
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Message queue' });
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', (event) => {
      document.documentElement.dataset.heard = 'yes';
      event.preventDefault();
    });
  });
  await link.click();
  await page.locator('html[data-heard]').waitFor({ state: 'attached' });
  await page.waitForURL((address) => address.pathname.endsWith('/message-queue'));
  // Nothing replaces the page: what is shown is up to the handler that cancelled it, and the other pages open.
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor({ state: 'detached' });
  expect(await page.getByRole('main').getByRole('heading').count()).toBe(0);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  expect(told).toEqual([]);
  await page.close();
});

test('a part of a page that is fetched later and is gone by then offers Reload too', async () => {
  const page = await shell.openSignedIn('/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  await page.route('**/ui/build/assets/shortcut-sheet*', (route) => route.abort());
  // A key that is pressed while the browser is still busy with the page may be lost: a person presses it again.
  const offered = page.getByRole('main').getByText('Foyer was updated.');
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return offered.count();
    }, patience)
    .toBe(1);
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('offline: an amber strip, a save that says so and loses nothing, and all is well when it returns', async () => {
  const page = await shell.openSignedIn('/changepassword');
  await page.getByLabel('Current password').fill('old password');
  await page.getByLabel('New password').fill('a new password');
  await page.getByLabel('Repeat password').fill('a new password');
  await page.context().setOffline(true);
  await page.getByText('You are offline.').first().waitFor();
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await page.getByText('Nothing was saved. Try again when the connection returns.').waitFor();
  expect(await page.getByLabel('New password').inputValue()).toBe('a new password');
  await page.context().setOffline(false);
  await page.getByText('This page may be out of date.').waitFor({ state: 'hidden' });
  await page.close();
});
