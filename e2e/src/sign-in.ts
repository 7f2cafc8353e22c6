import type { Page } from 'playwright-core';
import { PASSWORD } from './running-foyer.ts';

/**
 * Opens `path` of the back office as somebody who is signed in, without the form: filling that in is a journey of its
 * own. `name` may carry the client: `admin|platform`; without one it is the client of the demonstration.
 */
export async function signIn(
  page: Page,
  url: string,
  name: string,
  password = PASSWORD,
  path = '/',
): Promise<void> {
  const username = name.includes('|') ? name : `${name}|demo`;
  const answer = await page.request.post(`${url}/v1/login_check`, { data: { username, password } });
  if (!answer.ok()) throw new Error(`${name} is not let in: ${answer.status()} ${await answer.text()}`);
  const { token, refresh_token: refreshToken } = await answer.json();
  // A page of the same origin that is none of the app's, so that no app is there to be surprised.
  await page.goto(`${url}/healthz`);
  await page.evaluate((items) => Object.assign(localStorage, items), {
    'foyer.token': token,
    'foyer.refreshToken': refreshToken,
  });
  await page.goto(`${url}/cms${path}`);
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
