import { aClient, TEST_PASSWORD, type TestClient } from '@foyer/testkit/a-client.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database-access.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page, Request, Route } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser.ts';
import { openPage } from './browser/open-page.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';
import { startFoyer } from './running-foyer.ts';
import { signIn } from './sign-in.ts';

/** A busy machine is no failure: how long a poll waits for what must come. */
export const patience = { timeout: 30_000 };

interface OpenOptions {
  /** `null` leaves the choice of the language to the product. */
  locale?: 'en_US' | 'nl_NL' | null;
  width?: number;
}

/** A running Foyer with one empty museum: what the journeys through the shell share. */
export interface MuseumShell {
  /** 'http://…/cms' */
  cms: string;
  origin: string;
  browser: Browser;
  client: TestClient;
  database: DatabaseAccess;
  /** A page of a browser of its own, where nobody is signed in. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** The same, signed in as the museum's manager. */
  openSignedIn(path?: string, options?: OpenOptions): Promise<Page>;
  /** Waits for the sign-in form and sends it. */
  signInOn(page: Page, username?: string, password?: string): Promise<void>;
  close(): Promise<void>;
}

export async function startMuseumShell(settings: Record<string, string> = {}): Promise<MuseumShell> {
  const [foyer, browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, ...settings }),
    launchBrowser(),
  ]);
  const database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  const client = await aClient(testApp(database).app);
  const name = `manager|${client.subdomain}`;
  const cms = `${foyer.url}/cms`;
  const openEmpty = async ({ locale = 'en_US', width = 1440 }: OpenOptions = {}) => {
    const page = await openPage(browser, { width, locale: 'nl-NL' });
    if (locale) await storeBeforeStart(page, 'foyer.locale', locale);
    return page;
  };
  return {
    cms,
    origin: foyer.url,
    browser,
    client,
    database,
    open: async (path, options) => {
      const page = await openEmpty(options);
      await page.goto(`${cms}${path}`);
      return page;
    },
    openSignedIn: async (path, options) => {
      const page = await openEmpty(options);
      await signIn(page, foyer.url, name, TEST_PASSWORD);
      await page.getByRole('navigation').first().waitFor();
      if (path) await page.goto(`${cms}${path}`);
      return page;
    },
    signInOn: async (page, username = name, password = TEST_PASSWORD) => {
      await page.locator('input[name=username]').fill(username);
      await page.locator('input[name=password]').fill(password);
      await page.locator('button[type=submit]').click();
    },
    close: async () => {
      await browser.close();
      await database.close();
      await foyer.remove();
    },
  };
}

/** Something that the browser has stored before the app starts, unless the app has changed it since. */
async function storeBeforeStart(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name = '', text = '']) => localStorage.getItem(name) ?? localStorage.setItem(name, text),
    [key, value],
  );
}

export const readStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const store = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);

/**
 * Stores something while no page of the app is open in this tab: a call that the page still makes would be sent with
 * it, and have it replaced, before the next page comes. Answers when the next one may be opened.
 */
export async function storeWhileAway(
  shell: MuseumShell,
  page: Page,
  items: Record<string, string>,
): Promise<void> {
  await page.goto(`${shell.origin}/healthz`);
  for (const [key, value] of Object.entries(items)) await store(page, key, value);
}

/** The name of the operation that a call carries. */
export function operationOf(request: Request): string {
  return request.postDataJSON()?.operationName ?? '';
}

/** Stands between the page and the server for one operation; the others go through. */
export async function intercept(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? answer(route) : route.fallback(),
  );
}

/** An answer that says no, as the server words it: `field|message|errorKey`. */
export const refuse =
  (...messages: string[]) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: { data: null, errors: messages.map((message) => ({ message })) } });
