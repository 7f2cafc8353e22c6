import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser/launch-browser.ts';
import { openPage } from './browser/open-page.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { type RunningFoyer, startFoyer } from './running-foyer.ts';

/** A person who gets an activation mail and chooses a password by it. */
export interface Invited {
  username: string;
  email: string;
  password: string;
}

/** A Foyer without any client, its mails, and the steps that the journey of a new client takes over and over. */
export interface NewClientJourney {
  url: string;
  newPage(width?: number): Promise<Page>;
  go(page: Page, path: string): Promise<unknown>;
  /** Opens the link of the activation mail and chooses a password by it, which signs in. */
  activate(page: Page, person: Invited): Promise<void>;
  close(): Promise<void>;
}

export async function startNewClientJourney(): Promise<NewClientJourney> {
  const mails: MailSink = await startMailSink();
  const [foyer, browser]: [RunningFoyer, Browser] = await Promise.all([
    startFoyer({ FOYER_DEMO: '0', SMTP_URL: mails.url }),
    launchBrowser(),
  ]);
  return {
    url: foyer.url,
    newPage: async (width = 1440) => {
      const page = await openPage(browser, { width, height: 900 });
      await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
      return page;
    },
    go: (page, path) => page.goto(`${foyer.url}/cms${path}`),
    activate: async (page, { email, password }) => {
      const mail = await mails.waitForMailTo(email);
      const link = /https?:\/\/\S+\/cms\/account-activation#[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Repeat password').fill(password);
      await page.locator('button[type=submit]').click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
    close: async () => {
      await browser.close();
      await foyer.remove();
      await mails.close();
    },
  };
}

export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Working in a client' });

/** Where the doors of the menu lead, from the top. */
export const doorsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Asks the server behind the screens, with the session of a page. @returns the code of each refusal, 'ok' for none. */
export function askAll(page: Page, queries: readonly string[]): Promise<string[]> {
  return page.evaluate(async (texts) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('foyer.token')}`,
    };
    const codes: string[] = [];
    for (const query of texts) {
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      const { errors } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] };
      codes.push(errors ? (errors[0]?.extensions?.code ?? 'no code') : 'ok');
    }
    return codes;
  }, queries);
}

/** Nothing covers the banner: a press on its middle meets it. */
export function isBannerOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const banner = document.querySelector('section[aria-label="Working in a client"]');
    const { left, width, top, height } = banner?.getBoundingClientRect() ?? new DOMRect();
    return banner?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  });
}
