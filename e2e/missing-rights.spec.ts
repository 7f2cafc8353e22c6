import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, findAddress } from '../apps/back-office/src/app/addresses/addresses.ts';
import { exampleOf } from '../apps/back-office/src/app/addresses/example-of.ts';
import { goWithin } from './src/museum-shell.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';

/** An account with the dashboard and nothing else opens every address of the back office. */
let foyer: StaffedMuseum;

beforeAll(async () => {
  foyer = await startStaffedMuseum();
  const { client, database } = foyer;
  await inClient(testApp(database).app.db, client.clientId, (scope) =>
    createAccount(testApp(database).app, scope, {
      username: 'newcomer',
      accountType: 'client user',
      email: '',
      locale: 'en_US',
      password: TEST_PASSWORD,
      rights: [
        {
          module: 'dashboard',
          level: 'access',
          limit: 'none',
          officeIpOnly: false,
          offlineSales: false,
          pluSystem: false,
        },
      ],
    }),
  );
});

afterAll(() => foyer?.close());

test('whatever address an account without its right opens, the page names that right and asks for it', async () => {
  const words = readCatalogue('en', 'menu');
  const page = await foyer.openAs('newcomer');
  const guarded = addresses.filter(({ module }) => module && module !== 'dashboard');
  const title = page.getByRole('heading', { level: 1 }).first();
  let before = '';
  for (const example of guarded.map(exampleOf)) {
    // For a ClientUser the address of the clients opens the accounts.
    const module = example.startsWith('/clients') ? 'gebruikers' : findAddress(example)?.module;
    const heading = `You cannot open ${words[`menu.item.${module}`]}`;
    // The heading of the page before must not pass for this one's.
    if (heading === before) {
      await goWithin(page, '/no-such-page');
      await expect.poll(() => title.innerText(), { message: `after ${before}` }).not.toBe(before);
    }
    before = heading;
    await goWithin(page, example);
    await expect.poll(() => title.innerText(), { message: example }).toBe(heading);
  }
  expect(guarded.length).toBeGreaterThan(100);
  await page.close();
});
