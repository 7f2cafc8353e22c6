import { createAccount } from '@foyer/server/modules/identity/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { openPage } from './browser/open-page.ts';
import { openMuseum, type RunningMuseum, startMuseum } from './running-museum.ts';
import { signIn } from './sign-in.ts';

/**
 * A running Foyer with one museum that has its people and nothing else: journeys about people and settings need no
 * more, and each page of it opens faster than the demo's. Its names are typed without a client.
 */
export interface StaffedMuseum extends RunningMuseum {
  /** A page of a browser of its own, in English, without a session. */
  openEmpty(width?: number): Promise<Page>;
  /** The same, signed in. */
  openAs(name: string, password?: string, path?: string): Promise<Page>;
}

/** Of each of them the password is TEST_PASSWORD. */
const staff = [
  { username: 'reception', accountType: 'reception' },
  { username: 'reader', accountType: 'read only' },
] as const;

/** With settings on a server of its own, otherwise on the one that journeys share. */
export async function startStaffedMuseum(settings?: Record<string, string>): Promise<StaffedMuseum> {
  // The client of a name that names none.
  const named = { subdomain: 'demo' };
  const museum = await (settings ? startMuseum(settings, named) : openMuseum(named));
  const { url, browser, client, database } = museum;
  const { app } = testApp(database);
  await inClient(app.db, client.clientId, async (scope) => {
    for (const { username, accountType } of staff) {
      const who = { username, accountType, email: '', locale: 'en_US' as const, password: TEST_PASSWORD };
      await createAccount(app, scope, who);
    }
  });
  const openEmpty = async (width = 1440) => {
    const page = await openPage(browser, { width });
    await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
    return page;
  };
  return {
    ...museum,
    openEmpty,
    openAs: async (name, password = TEST_PASSWORD, path = '/') => {
      const page = await openEmpty();
      await signIn(page, url, name, password, path);
      return page;
    },
  };
}
