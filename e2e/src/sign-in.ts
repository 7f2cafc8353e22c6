import type { APIRequestContext, Page } from 'playwright-core';
import { PASSWORD } from './running-foyer.ts';

/**
 * Opens `path` of the back office signed in, without the form: filling that in is a journey of its own. `name` may
 * carry the client: `admin|platform`; without one it is the client of the demonstration.
 */
export async function signIn(
  page: Page,
  url: string,
  name: string,
  password = PASSWORD,
  path = '/',
): Promise<void> {
  const session = await fetchSession(page.request, url, name, password);
  // A page of the same origin that is none of the app's, so that no app is there to be surprised.
  await page.goto(`${url}/healthz`);
  await page.evaluate((items) => Object.assign(localStorage, items), session);
  await page.goto(`${url}/cms${path}`);
}

/** Signs in by the call alone; answers what a browser has stored after it. */
export async function fetchSession(
  request: APIRequestContext,
  url: string,
  name: string,
  password: string,
): Promise<Record<string, string>> {
  const username = name.includes('|') ? name : `${name}|demo`;
  const answer = await request.post(`${url}/v1/login_check`, { data: { username, password } });
  if (!answer.ok()) throw new Error(`${name} is not let in: ${answer.status()} ${await answer.text()}`);
  const { token, refresh_token: refreshToken } = await answer.json();
  return { 'foyer.token': token, 'foyer.refreshToken': refreshToken };
}

/** Signs in through the form and waits for the back office. */
export async function signInByForm(
  page: Page,
  url: string,
  name: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${url}/cms/login`);
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.includes('/login'));
}
