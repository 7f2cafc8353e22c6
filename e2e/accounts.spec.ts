import { accessDatabase } from '@foyer/testkit/database-access.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './src/browser/launch-browser.ts';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { findEmbeddedDatabase } from './src/embedded-database.ts';
import { type MailSink, startMailSink } from './src/mail-sink.ts';
import { PASSWORD, type RunningFoyer, startFoyer } from './src/running-foyer.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningFoyer;
let browser: Browser;
let mailbox: MailSink;

beforeAll(async () => {
  mailbox = await startMailSink();
  [foyer, browser] = await Promise.all([startFoyer({ SMTP_URL: mailbox.url }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await foyer?.remove();
  await mailbox?.close();
});

const password = 'desk 3 today';

async function openInEnglish(name: string, secret?: string): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, name, secret);
  return page;
}

test('a manager makes an account; its person must choose a new password before anything else', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/gebruikers`);
  await page.getByRole('link', { name: /reader/ }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByRole('heading', { name: 'Add account' }).waitFor();
  await page.getByRole('button', { name: 'Create and send activation email' }).click();
  await page.getByText('Fill in a username').waitFor();
  await page.getByLabel('Username').fill('Reception');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill('something else');
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByText('The passwords do not match').waitFor();
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByText('The chosen username already exists').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByLabel('Username').fill('desk3');
  await page.getByLabel('Force new password on next login').check();
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByRole('heading', { name: 'desk3' }).waitFor();

  const desk = await openInEnglish('desk3', password);
  await desk.getByText('Choose a new password first.').waitFor();
  await desk.goto(`${foyer.url}/cms/products`);
  await desk.waitForURL((address) => address.pathname.endsWith('/changepassword'));
  await desk.getByLabel('Current password').fill(password);
  await desk.getByLabel('New password', { exact: true }).fill('my own secret');
  await desk.getByLabel('Repeat password').fill('my own secret');
  await desk.getByRole('button', { name: 'Change password', exact: true }).click();
  await desk.getByText('Your password is changed.').waitFor();
  await desk.getByRole('link', { name: 'Scan tickets' }).waitFor();
  await Promise.all([page.close(), desk.close()]);
});

test('a sales partner finds ticket search in the menu, and no sale of anybody else there', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/account-add`);
  await page.getByLabel('Username').fill('harbourtours');
  await page.getByLabel('Account type').selectOption('sales partner');
  await page.getByRole('dialog').getByRole('button', { name: 'Take the start table' }).click();
  await page.getByText('Start table Sales partner, no differences').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByRole('heading', { name: 'harbourtours' }).waitFor();

  const partner = await openInEnglish('harbourtours', password);
  await partner.waitForURL((address) => address.pathname.endsWith('/ticketsearch'));
  await partner.getByText('No orders yet').waitFor();
  await partner.getByRole('link', { name: 'Ticket search' }).waitFor();
  expect(await partner.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  await partner.getByRole('searchbox', { name: 'Order number, barcode, name or email' }).fill('GT-1');
  await partner.getByText('No orders found').waitFor();
  expect(await partner.getByRole('row').count()).toBe(0);
  await Promise.all([page.close(), partner.close()]);
});

test('rights count at once: the door that was closed is gone from the sidebar', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/gebruikers?q=reception`);
  await page.getByRole('link', { name: /reception/ }).click();
  await page.getByRole('heading', { name: 'reception' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Level of Scan tickets' }).getByText('None').click();
  await page.getByText('was Edit').waitFor();
  await page.getByRole('button', { name: 'Show all 38' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText('1 difference').waitFor();

  const desk = await openInEnglish('reception');
  await desk.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Scan tickets' }).count()).toBe(0);
  await Promise.all([page.close(), desk.close()]);
});

test('two browsers: one ends all sessions, the other is out within one call', async () => {
  const reader = await openInEnglish('reader');
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/gebruikers?q=reader`);
  await page.getByRole('link', { name: /reader/ }).click();
  await page.getByRole('button', { name: 'End all' }).click();
  await page.getByRole('button', { name: 'End session', exact: true }).click();
  await page.getByText('Not signed in anywhere.').waitFor();

  await reader.getByRole('link', { name: 'Products' }).click();
  await reader.waitForURL((address) => address.pathname.endsWith('/login'));
  await Promise.all([page.close(), reader.close()]);
});

test('an account of one location is refused elsewhere in words, and signed out there when it works', async () => {
  const page = await openInEnglish('manager');
  const desk = await openInEnglish('reception');
  await desk
    .getByRole('link', { name: 'Ticket sales' })
    .or(desk.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  // Its location gets a network that is not this machine's.
  const database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  await database.owner.query(
    `with place as (update location set ip_ranges = '{192.0.2.0/28}' where (client_id, id) =
       (select l.client_id, l.id from location l join account a on a.client_id = l.client_id
         where a.username = 'reception' order by l.name limit 1) returning client_id, id)
     insert into account_login_location (client_id, account_id, location_id)
     select a.client_id, a.id, place.id from account a join place on place.client_id = a.client_id
     where a.username = 'reception'`,
  );
  await desk.goto(`${foyer.url}/cms/order-management`);
  await desk.waitForURL((address) => address.pathname.endsWith('/login'));
  await desk.getByText('You cannot sign in from here').waitFor();
  await desk.getByLabel('Username').fill('reception');
  await desk.locator('input[name=password]').fill(PASSWORD);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await desk.getByText('Your account may only be used at its own locations.').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);

  // The account form tells of it.
  await page.goto(`${foyer.url}/cms/gebruikers?q=reception`);
  await page.getByRole('link', { name: /reception/ }).click();
  const history = page.getByRole('list', { name: 'Sign-in history' });
  await history.getByText('Refused by location').waitFor();
  await history.getByText('Signed in').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await database.owner.query('delete from account_login_location');
  await database.close();
  await Promise.all([page.close(), desk.close()]);
});

test('a receptionist is archived, brought back and deleted; no manager is', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/gebruikers?q=desk3`);
  await page.getByRole('button', { name: 'More: desk3' }).click();
  await page.getByRole('menuitem', { name: 'Archive account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive account' }).click();
  await page.getByText('desk3 is archived.').waitFor();
  await page.goto(`${foyer.url}/cms/gebruikers-archief`);
  await page.getByRole('button', { name: 'More: desk3' }).click();
  await page.getByRole('menuitem', { name: 'Bring back' }).click();
  await page.getByText('No user found').waitFor();

  await page.goto(`${foyer.url}/cms/gebruikers?q=desk3`);
  await page.getByRole('link', { name: /desk3/ }).click();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`${foyer.url}/cms/account-delete/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/gebruikers'));

  await page.goto(`${foyer.url}/cms/gebruikers`);
  await page.getByRole('link', { name: /Main account/ }).waitFor();
  expect(await page.getByRole('button', { name: 'More: manager' }).count()).toBe(0);
  await page.close();
});

/** The address that the newest mail with this subject to somebody leads to. */
async function linkOf(address: string, subject: string): Promise<string> {
  const mail = await mailbox.waitForMailTo(address);
  const newest = mailbox.mails.findLast(
    (one) => one.subject === subject && one.to?.some((recipient) => recipient.address === address),
  );
  const link = /https?:\/\/\S+\/cms\/\S+/.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`The mail "${mail.subject}" has no link`);
  return link;
}

test('a manager invites a receptionist, who activates the account by mail and is signed in', async () => {
  const page = await openInEnglish('manager');
  await page.goto(`${foyer.url}/cms/account-add`);
  await page.getByLabel('Username').fill('j.smit');
  await page.getByLabel('Email address').fill('j.smit@getij.example');
  await page.getByLabel('Default language').selectOption('en_US');
  await page.getByRole('button', { name: 'Create and send activation email' }).first().click();
  await page.getByText('Invited, 7 days left').waitFor();

  const link = await linkOf('j.smit@getij.example', 'Your account at Getij');
  const person = await openPage(browser);
  await person.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await person.goto(link);
  await person.getByRole('heading', { name: 'Welcome, j.smit' }).waitFor();
  await person.getByLabel('New password').fill('havenstad 9');
  await person.getByRole('button', { name: 'Activate account' }).click();
  await person.getByText('Please fill in all fields.').waitFor();
  expect(await findAccessibilityFaults(person)).toEqual([]);
  await person.getByLabel('Repeat password').fill('havenstad 9');
  await person.getByRole('button', { name: 'Activate account' }).click();
  await person.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await person.getByRole('link', { name: 'Accounts' }).count()).toBe(0);

  await person.goto(link);
  await person.getByRole('heading', { name: 'This link has been used or is too old.' }).waitFor();
  expect(await findAccessibilityFaults(person)).toEqual([]);
  await page.reload();
  await page.getByText('Link used').waitFor();
  await Promise.all([page.close(), person.close()]);
});

test('a forgotten password is replaced by a link in the mail; an unknown name gets the same answer', async () => {
  const page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await page.goto(`${foyer.url}/cms/login`);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Fill in a username').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const name of ['nobody', 'manager@getij.example']) {
    await page.goto(`${foyer.url}/cms/password-forgotten`);
    await page.getByLabel('Username or email address').fill(name);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If we know this name, a link to set a new password is on its way.').waitFor();
  }

  await page.goto(await linkOf('manager@getij.example', 'Een nieuw wachtwoord voor Getij'));
  await page.getByLabel('New password').fill('havenstad 9');
  await page.getByLabel('Repeat password').fill('havenstad 9');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await page.close();
});
