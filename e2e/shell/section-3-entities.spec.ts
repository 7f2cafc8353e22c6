import { afterAll, beforeAll, expect, test } from 'vitest';
import { intercept, type MuseumShell, readStored, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('the username travels with the client behind a separator, and both tokens are kept', async () => {
  const page = await shell.open(`/login?client=${shell.client.subdomain}`);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/login_check'));
  await shell.signInOn(page, 'manager');
  const request = await sent;
  const answer = await (await request.response())?.json();
  expect(request.postDataJSON()).toMatchObject({ username: `manager|${shell.client.subdomain}` });
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(Object.keys(answer).sort()).toEqual(['refresh_token', 'token']);
  expect(await readStored(page, 'foyer.token')).toBe(answer.token);
  expect(await readStored(page, 'foyer.refreshToken')).toBe(answer.refresh_token);
  await page.close();
});

test('the sidebar is the menu of the server: by position, nothing unknown, Beta with its badge', async () => {
  const page = await shell.startSignedIn();
  const nodes = [
    { id: 'order-management', itemPosition: 30, groupName: null },
    { id: 'products', itemPosition: 20, groupName: 'BETA' },
    { id: 'coffee-machine', itemPosition: 5, groupName: null },
    { id: 'message-queue', itemPosition: null, groupName: null },
  ];
  await intercept(page, 'MenuItemsConfig', (route) =>
    route.fulfill({
      json: { data: { me: { __typename: 'ClientUser', menu: { edges: nodes.map((node) => ({ node })) } } } },
    }),
  );
  await page.goto(`${shell.cms}/products`);
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual(['Message queue', 'Products\nBeta', 'Orders']);
  await page.close();
});

test('the configuration of the client shows: its logo leads the header', async () => {
  const page = await shell.startSignedIn();
  await intercept(page, 'GetClientConfiguration', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.clients.edges[0].node.config.logos.defaultIcon = '/test-logo.svg';
    await route.fulfill({ json: answer });
  });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
  await page.route('**/test-logo.svg*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.goto(`${shell.cms}/`);
  const logo = page.getByRole('banner').locator('img');
  await logo.waitFor();
  expect(await logo.boundingBox()).toMatchObject({ width: 180, height: 40 });
  await page.close();
});
