import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { signIn } from './src/sign-in.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';

let museum: StaffedMuseum;

beforeAll(async () => {
  museum = await startStaffedMuseum({});
});

afterAll(() => museum?.close());

const newPassword = 'havenstad 9';

async function change(page: Page, current: string, next: string, repeat = next): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Repeat password').fill(repeat);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
}

test('a receptionist changes the password; the other browser is out at its next call', async () => {
  const elsewhere = await museum.openAs('reception');
  const page = await museum.openAs('reception');

  await page.getByRole('button', { name: 'Your account: reception' }).click();
  await page.getByRole('menuitem', { name: 'Password and second factor' }).click();
  await page.getByRole('heading', { name: 'Change your password' }).waitFor();

  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await page.getByText('Please fill in all fields.').first().waitFor();
  expect(await page.getByText('Please fill in all fields.').count()).toBe(3);
  await change(page, TEST_PASSWORD, 'short');
  await page.getByText('A password has at least 8 characters.').waitFor();
  await change(page, TEST_PASSWORD, newPassword, 'havenstad 8');
  await page.getByText('The passwords do not match').waitFor();
  await change(page, 'not this one', newPassword);
  await page.getByText('The current password is not correct.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await change(page, TEST_PASSWORD, newPassword);
  await page.getByText('1 other session was signed out.').waitFor();

  await elsewhere.reload();
  await elsewhere.waitForURL((address) => address.pathname.endsWith('/login'));
  await signIn(elsewhere, museum.url, 'reception', newPassword);

  // The browser that is left behind is ended from the list of own sessions; this one is not offered.
  await page.reload();
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await sessions.getByText('This session').waitFor();
  expect(await sessions.getByRole('button').count()).toBe(1);
  await sessions.getByRole('button', { name: /^Sign out: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out session' }).click();
  await page.getByText('Session signed out.').waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await elsewhere.reload();
  await elsewhere.waitForURL((address) => address.pathname.endsWith('/login'));
  await Promise.all([page.close(), elsewhere.close()]);
});

test('a reader sets up a second factor; signing in then asks for its code, or a recovery code', async () => {
  const page = await museum.openAs('reader', TEST_PASSWORD, '/changepassword');
  await page.getByRole('button', { name: 'Set up second factor' }).click();
  await page.getByLabel('Your own password').fill('not it');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The current password is not correct.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Your own password').fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const phone = new TOTP({ secret });
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('The code is not correct. Wait for the next one and try again.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('6-digit code').fill(phone.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await page
    .getByRole('list', { name: 'Recovery codes' })
    .locator('li')
    .first()
    .innerText();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const step = async (): Promise<Page> => {
    const other = await museum.openEmpty();
    await other.goto(`${museum.url}/cms/login`);
    await other.locator('input[name=username]').fill('reader');
    await other.locator('input[name=password]').fill(TEST_PASSWORD);
    await other.locator('button[type=submit]').click();
    await other.getByRole('heading', { name: 'Second step' }).waitFor();
    return other;
  };
  const byApp = await step();
  await byApp.getByLabel('Code').first().click();
  await byApp.keyboard.type('000000');
  await byApp.getByText('The code is not correct.').waitFor();
  expect(await findAccessibilityFaults(byApp)).toEqual([]);
  // The code of now was used up by the set-up; the next one counts already.
  await byApp.getByLabel('Code').first().click();
  await byApp.keyboard.type(phone.generate({ timestamp: Date.now() + 30_000 }));
  await byApp.getByRole('navigation', { name: 'Menu' }).waitFor();

  const byRecovery = await step();
  await byRecovery.getByRole('button', { name: 'Use a recovery code' }).click();
  await byRecovery.getByLabel('Recovery code').fill(recoveryCode);
  await byRecovery.getByRole('button', { name: 'Sign in' }).click();
  await byRecovery.getByRole('navigation', { name: 'Menu' }).waitFor();

  await page.reload();
  await page.getByText('9 of 10 recovery codes left.').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Your own password').fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await page.getByRole('button', { name: 'Set up second factor' }).waitFor();
  await Promise.all([page.close(), byApp.close(), byRecovery.close()]);
});
