import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browser/launch-browser.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';
import { startFoyer } from './running-foyer.ts';
import { findSharedServer, type SharedServer } from './shared-servers.ts';

/** A running Foyer with one empty museum, its database and a browser. */
export interface RunningMuseum {
  /** 'http://…', without a path. */
  url: string;
  browser: Browser;
  client: TestClient;
  database: DatabaseAccess;
  close(): Promise<void>;
}

let shared: Promise<[SharedServer, Browser]> | undefined;

interface Museum {
  subdomain?: string;
  name?: string;
}

/** On a server and in a browser of its own: for journeys that set up the server, harm it, or look at all its rows. */
export async function startMuseum(
  settings: Record<string, string> = {},
  museum: Museum = {},
): Promise<RunningMuseum> {
  const [foyer, browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, ...settings }),
    launchBrowser(),
  ]);
  const { database, client } = await makeMuseum(foyer, museum);
  return {
    url: foyer.url,
    browser,
    database,
    client,
    close: async () => {
      await browser.close();
      await database.close();
      await foyer.remove();
    },
  };
}

/**
 * On the server and in the browser that the journeys of this worker share, one after the other: starting both takes
 * as long as many a journey.
 */
export async function openMuseum(museum: Museum = {}): Promise<RunningMuseum> {
  shared ??= Promise.all([findSharedServer(inject('sharedServersAt')), launchBrowser()]);
  const [foyer, browser] = await shared;
  const { database, client } = await makeMuseum(foyer, museum);
  return {
    url: foyer.url,
    browser,
    database,
    client,
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      // The next journey may want the same address.
      await database.owner.query(`update client set subdomain = 'was-' || id where id = $1`, [
        client.clientId,
      ]);
      await database.close();
    },
  };
}

async function makeMuseum({ dataDir }: { dataDir: string }, museum: Museum) {
  const database = accessDatabase((await findEmbeddedDatabase(dataDir)).url);
  return { database, client: await aClient(testApp(database).app, museum) };
}
