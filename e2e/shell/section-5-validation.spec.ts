import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { intercept, type MuseumShell, refuse, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(() => shell?.close());

test('username and password are required, and a mismatch is shown in the words of the catalogue', async () => {
  const page = await shell.open('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Enter your username').waitFor();
  await page.getByText('Enter your password').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await shell.signInOn(page, undefined, 'not this one');
  await page.getByText("Username and password don't match").waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('what the server refuses is shown at its fields, and what concerns the whole is above', async () => {
  const page = await shell.openSignedIn('/changepassword');
  const fill = async (label: string, text: string) => page.getByLabel(label).fill(text);
  await fill('Current password', 'old password');
  await fill('New password', 'a new password');
  await fill('Repeat password', 'a new password');
  const change = page.getByRole('button', { name: 'Change password', exact: true });

  await intercept(
    page,
    'ChangeOwnPassword',
    refuse(
      'main|Nothing was changed here|not-changed-here',
      'newPassword|Used by a colleague|used-by-colleague',
    ),
  );
  await change.click();
  await page.getByText('Nothing was changed here').waitFor();
  await page.getByText('Used by a colleague').waitFor();

  await page.unrouteAll();
  await intercept(page, 'ChangeOwnPassword', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await change.click();
  await page.getByText('Something went wrong. Please try again later.').first().waitFor();
  await page.close();
});
