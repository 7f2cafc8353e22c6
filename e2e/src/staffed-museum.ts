import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient, TEST_PASSWORD, type TestClient } from '@foyer/testkit/a-client.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database-access.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser.ts';
import { openPage } from './browser/open-page.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';
import { type RunningFoyer, startFoyer } from './running-foyer.ts';
import { signIn } from './sign-in.ts';

/**
 * A running Foyer with one museum that has its people and nothing else: journeys about people and settings need no
 * more, and each page of it opens faster than the demo's. Its names are typed without a client.
 */
export interface StaffedMuseum {
  url: string;
  browser: Browser;
  client: TestClient;
  database: DatabaseAccess;
  /** A page of a browser of its own, in English, where nobody is signed in. */
  openEmpty(width?: number): Promise<Page>;
  /** The same, signed in. */
  openAs(name: string, password?: string, path?: string): Promise<Page>;
  close(): Promise<void>;
}

/** Of each of them the password is TEST_PASSWORD. */
const staff = [
  { username: 'reception', accountType: 'reception' },
  { username: 'reader', accountType: 'read only' },
] as const;

export async function startStaffedMuseum(settings: Record<string, string> = {}): Promise<StaffedMuseum> {
  const [foyer, browser]: [RunningFoyer, Browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, ...settings }),
    launchBrowser(),
  ]);
  const database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  const { app } = testApp(database);
  // The client of a name that names none.
  const client = await aClient(app, { subdomain: 'demo' });
  await inClient(app.db, client.clientId, async (scope) => {
    for (const { username, accountType } of staff) {
      const who = { username, accountType, email: '', locale: 'en_US', password: TEST_PASSWORD };
      await createAccount(app, scope, who);
    }
  });
  const openEmpty = async (width = 1440) => {
    const page = await openPage(browser, { width });
    // A busy machine is no failure.
    page.setDefaultTimeout(60_000);
    await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    return page;
  };
  return {
    url: foyer.url,
    browser,
    client,
    database,
    openEmpty,
    openAs: async (name, password = TEST_PASSWORD, path = '/') => {
      const page = await openEmpty();
      await signIn(page, foyer.url, name, password, path);
      return page;
    },
    close: async () => {
      await browser.close();
      await database.close();
      await foyer.remove();
    },
  };
}
