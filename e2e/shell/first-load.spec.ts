import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainScreens } from '../src/main-screens.ts';
import { type MuseumShell, operationOf, startMuseumShell } from '../src/museum-shell.ts';

/** What the shell waits for before it shows a page; the answers of the pages themselves are held back. */
const shellQueries = ['OwnAccount', 'MenuItemsConfig', 'GetClientConfiguration', 'ClientFacts'];

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(async () => {
  await shell?.close();
});

test('the first page asks once whose account it is', async () => {
  const page = await shell.startSignedIn();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(operationOf(request));
  });
  await page.goto(`${shell.cms}/`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => asked).toContain('Dashboard');
  expect(asked.filter((name) => name === 'OwnAccount')).toEqual(['OwnAccount']);
});

describe('a page says which one it is while its answer is still on the way:', () => {
  let page: Page;

  beforeAll(async () => {
    page = await shell.startSignedIn();
    await page.route('**/graphql', async (route) => {
      if (shellQueries.includes(operationOf(route.request()))) await route.continue();
    });
  });

  test.each(mainScreens)('%s', async (_name, path) => {
    await page.goto(`${shell.cms}${path}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect((await heading.innerText()).trim()).not.toBe('');
  });
});
