import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';
import { startFoyer } from './running-foyer.ts';

/** A running Foyer with one empty museum, its database and a browser. */
export interface RunningMuseum {
  /** 'http://…', without a path. */
  url: string;
  browser: Browser;
  client: TestClient;
  database: DatabaseAccess;
  close(): Promise<void>;
}

export async function startMuseum(
  settings: Record<string, string> = {},
  museum: { subdomain?: string; name?: string } = {},
): Promise<RunningMuseum> {
  const [foyer, browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, ...settings }),
    launchBrowser(),
  ]);
  const database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  return {
    url: foyer.url,
    browser,
    database,
    client: await aClient(testApp(database).app, museum),
    close: async () => {
      await browser.close();
      await database.close();
      await foyer.remove();
    },
  };
}
