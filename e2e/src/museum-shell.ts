import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page, Request, Route } from 'playwright-core';
import { openPage } from './browser/open-page.ts';
import { openMuseum, type RunningMuseum, startMuseum } from './running-museum.ts';
import { fetchSession } from './sign-in.ts';

interface OpenOptions {
  /** `null` leaves the choice of the language to the product. */
  locale?: 'en_US' | 'nl_NL' | null;
  width?: number;
  /** What the browser has stored besides, in the place of what it would have: `{ 'foyer.token': 'spent' }`. */
  stored?: Record<string, string>;
}

/** A running Foyer with one empty museum: what the journeys through the shell share. */
export interface MuseumShell extends Omit<RunningMuseum, 'url'> {
  /** 'http://…/cms' */
  cms: string;
  origin: string;
  /** A page of an unused browser: the pages opened before are closed, and what they stored is gone. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * The same, signed in as the museum's manager or the named account, and without an open page yet: for listeners
   * that must be there before the first one.
   */
  startSignedIn(options?: OpenOptions, username?: string): Promise<Page>;
  /** The same, with a page open and the shell around it. */
  openSignedIn(path?: string, options?: OpenOptions): Promise<Page>;
  /** Waits for the sign-in form and sends it. */
  signInOn(page: Page, username?: string, password?: string): Promise<void>;
}

/** With settings on a server of its own, otherwise on the one that journeys share. */
export async function startMuseumShell(settings?: Record<string, string>): Promise<MuseumShell> {
  const { url, browser, client, database, close } = await (settings ? startMuseum(settings) : openMuseum());
  const name = `manager|${client.subdomain}`;
  const cms = `${url}/cms`;
  // One browser profile for all journeys, emptied before each: files that it has loaded stay in its cache.
  const first = await openPage(browser, { locale: 'nl-NL' });
  await first.goto(`${url}/healthz`);
  const profile = first.context();
  const start = async ({ locale = 'en_US', width = 1440, stored = {} }: OpenOptions = {}) => {
    await Promise.all(profile.pages().map((page) => page !== first && page.close()));
    await profile.setOffline(false);
    await profile.clearCookies();
    const page = await profile.newPage();
    await page.setViewportSize({ width, height: 900 });
    // By the page itself: what another one stores reaches it some time later.
    await page.goto(`${url}/healthz`);
    await page.evaluate(
      (items) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { ...(locale && { 'foyer.locale': locale }), ...stored },
    );
    return page;
  };
  // The form is what sections 1, 2, 3, 5 and 7 are about; the other journeys need not fill it in again.
  const startSignedIn = async ({ stored, ...options }: OpenOptions = {}, username = name) => {
    const session = await fetchSession(profile.request, url, username, TEST_PASSWORD);
    return start({ ...options, stored: { ...session, ...stored } });
  };
  return {
    cms,
    origin: url,
    browser,
    client,
    database,
    open: async (path, options) => {
      const page = await start(options);
      await page.goto(`${cms}${path}`);
      return page;
    },
    startSignedIn,
    openSignedIn: async (path = '/', options) => {
      const page = await startSignedIn(options);
      await page.goto(`${cms}${path}`);
      await page.getByRole('navigation').first().waitFor();
      return page;
    },
    signInOn: async (page, username = name, password = TEST_PASSWORD) => {
      await page.locator('input[name=username]').fill(username);
      await page.locator('input[name=password]').fill(password);
      await page.locator('button[type=submit]').click();
    },
    close,
  };
}

/** Goes to an address as a link of the app does: the app is not loaded again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), `/cms${path}`);

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

/** Intercepts one operation between the page and the server; the others go through. */
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
