import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { type MailSink, startMailSink } from './src/mail-sink.ts';
import { goWithin } from './src/museum-shell.ts';
import { listSentAddresses } from './src/sent-addresses.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';

let museum: StaffedMuseum;
let mailbox: MailSink;
/** The manager's, and the receptionist's from where she first signs in: each stays signed in. */
let page: Page;
let desk: Page;

beforeAll(async () => {
  mailbox = await startMailSink();
  museum = await startStaffedMuseum({ SMTP_URL: mailbox.url });
  page = await museum.openAs('manager');
});

afterAll(async () => {
  await museum?.close();
  await mailbox?.close();
});

const password = 'desk 3 today';
const go = (path: string) => page.goto(`${museum.url}/cms${path}`);

const openList = () =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Accounts', exact: true }).click();

async function openAccount(name: string): Promise<void> {
  await openList();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** The bell asks by itself: the page may be out before, and then has no menu any more. */
async function expectSignIn(from: Page, path: string): Promise<void> {
  await goWithin(from, path);
  await from.waitForURL(
    ({ pathname, search }) => pathname.endsWith('/login') && search.includes(path.slice(1)),
  );
}

/** Notes each element that ever said a text, from before the app starts. @returns how many */
async function watchSaid(watched: Page, text: string): Promise<() => Promise<number>> {
  await watched.addInitScript((wanted) => {
    const said = new Set<Node>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (texts.currentNode.textContent === wanted) said.add(texts.currentNode);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => watched.evaluate(() => (Reflect.get(window, 'said') as Set<Node>).size);
}

test('a manager makes an account; its person must choose a new password before anything else', async () => {
  await go('/gebruikers');
  await page.getByRole('link', { name: /reader/ }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Create account' }).waitFor();
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

  const newcomer = await museum.openAs('desk3', password);
  await newcomer.getByText('Choose a new password first.').waitFor();
  const said = await watchSaid(newcomer, 'Your password was changed.');
  await newcomer.goto(`${museum.url}/cms/products`);
  await newcomer.waitForURL((address) => address.pathname.endsWith('/changepassword'));
  await newcomer.getByLabel('Current password').fill(password);
  await newcomer.getByLabel('New password', { exact: true }).fill('my own secret');
  await newcomer.getByLabel('Repeat password').fill('my own secret');
  await newcomer.getByRole('button', { name: 'Change password', exact: true }).click();
  await newcomer.getByText('Your password was changed.').waitFor();
  await newcomer.waitForURL((address) => address.pathname.endsWith('/products'));
  await newcomer.getByRole('link', { name: 'Scan tickets' }).waitFor();
  // Not on the page that is left too.
  expect(await said()).toBe(1);
  await newcomer.close();
});

test('a sales partner finds ticket search in the menu, and only its own sales there', async () => {
  await go('/account-add');
  await page.getByLabel('Username').fill('harbourtours');
  await page.getByLabel('Account type').selectOption('sales partner');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply default rights' }).click();
  await page.getByText('Default rights Sales partner, no differences').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByRole('heading', { name: 'harbourtours' }).waitFor();

  const partner = await museum.openAs('harbourtours', password);
  await partner.waitForURL((address) => address.pathname.endsWith('/ticketsearch'));
  await partner.getByText('No orders yet').waitFor();
  await partner.getByRole('link', { name: 'Ticket search' }).waitFor();
  expect(await partner.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  await partner.getByRole('searchbox', { name: 'Order number, barcode, name or email' }).fill('GT-1');
  await partner.getByText('No orders found').waitFor();
  expect(await partner.getByRole('row').count()).toBe(0);
  await partner.close();
});

test('rights count at once: the door that was closed is gone from the sidebar', async () => {
  await openAccount('reception');
  await page.getByRole('radiogroup', { name: 'Level of Scan tickets' }).getByText('None').click();
  await page.getByText('was Edit').waitFor();
  await page.getByRole('button', { name: 'Show all 38' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  await page.getByText('1 difference').waitFor();

  desk = await museum.openAs('reception');
  await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Scan tickets' }).count()).toBe(0);
});

test('two browsers: one ends all sessions, the other is out within one call', async () => {
  const reader = await museum.openAs('reader');
  await reader.getByRole('link', { name: 'Products' }).waitFor();
  await openAccount('reader');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out session', exact: true }).click();
  await page.getByText('Not signed in anywhere.').waitFor();

  await expectSignIn(reader, '/products');
  await reader.close();
});

test('an account of one location is refused elsewhere in words, and signed out there when it works', async () => {
  // Its location has a network that is not this machine's.
  await museum.database.owner.query(
    `with place as (insert into location (client_id, name, address, postal_code, town, country, time_zone, ip_ranges)
       values ($1, 'Quay', '', '', '', 'NL', 'Europe/Amsterdam', '{192.0.2.0/28}') returning client_id, id)
     insert into account_login_location (client_id, account_id, location_id)
     select a.client_id, a.id, place.id from account a join place on place.client_id = a.client_id
     where a.username = 'reception'`,
    [museum.client.clientId],
  );
  await expectSignIn(desk, '/order-management');
  await desk.getByText('You cannot sign in from here').waitFor();
  await desk.getByLabel('Username').fill('reception');
  await desk.locator('input[name=password]').fill(TEST_PASSWORD);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await desk.getByText('Your account can only be used at its own locations.').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);

  // The account form shows it.
  await openAccount('reception');
  const history = page.getByRole('list', { name: 'Sign-in history' });
  await history.getByText('Refused by location').waitFor();
  await history.getByText('Signed in').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await desk.close();
});

test('a receptionist is archived, restored and deleted; no manager is', async () => {
  await openList();
  await page.getByRole('button', { name: 'More: desk3' }).click();
  await page.getByRole('menuitem', { name: 'Archive account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive account' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /desk3/ }).waitFor({ state: 'detached' });
  await go('/gebruikers-archief');
  await page.getByRole('button', { name: 'More: desk3' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByText('No user found').waitFor();

  await openAccount('desk3');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await go(`/account-delete/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/gebruikers'));

  await page.getByRole('link', { name: /Main account/ }).waitFor();
  expect(await page.getByRole('button', { name: 'More: manager' }).count()).toBe(0);
});

/** The address in the newest mail with this subject to a receiver. */
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
  await openList();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Username').fill('j.smit');
  await page.getByLabel('Email address').fill('j.smit@getij.example');
  await page.getByLabel('Default language').selectOption('en_US');
  await page.getByRole('button', { name: 'Create and send activation email' }).first().click();
  await page.getByText('Invited, 7 days left').waitFor();

  const link = await linkOf('j.smit@getij.example', 'Your account at Getij');
  const person = await museum.openEmpty();
  const token = new URL(link).hash.slice(1);
  expect(token).toMatch(/^[\w-]{43}$/);
  // as older mails have it
  await person.goto(link.replace('#', '/'));
  await person.getByRole('heading', { name: 'Welcome, j.smit' }).waitFor();
  // What this page still fetches would be sent with its address.
  await person.goto(`${museum.url}/healthz`);
  const sent = listSentAddresses(person);
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
  expect(sent.filter((one) => one.includes(token))).toEqual([]);

  await person.goto(link);
  await person.getByRole('heading', { name: 'This link was used or has expired.' }).waitFor();
  expect(await findAccessibilityFaults(person)).toEqual([]);
  await page.reload();
  await page.getByText('Link used').waitFor();
  await person.close();
});

test('a forgotten password is replaced by a link in the mail; an unknown name gets the same answer', async () => {
  const person = await museum.openEmpty();
  await person.goto(`${museum.url}/cms/login`);
  await person.getByRole('link', { name: 'Forgotten password' }).click();
  await person.getByRole('button', { name: 'Send link' }).click();
  await person.getByText('Fill in a username').waitFor();
  expect(await findAccessibilityFaults(person)).toEqual([]);
  const askFor = async (name: string) => {
    await person.getByLabel('Username or email address').fill(name);
    await person.getByRole('button', { name: 'Send link' }).click();
    await person.getByRole('heading', { name: 'Check your email' }).waitFor();
    await person.getByText(`If an account belongs to ${name}, a link is on its way.`).waitFor();
    expect(await person.getByRole('button', { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(true);
  };
  await askFor('nobody');
  expect(await findAccessibilityFaults(person)).toEqual([]);
  await person.goto(`${museum.url}/cms/password-forgotten`);
  await askFor('manager@getij.example');

  await person.goto(await linkOf('manager@getij.example', 'A new password for Getij'));
  await person.getByLabel('New password').fill('havenstad 9');
  await person.getByLabel('Repeat password').fill('havenstad 9');
  expect(await findAccessibilityFaults(person)).toEqual([]);
  await person.getByRole('button', { name: 'Set password' }).click();
  await person.getByRole('navigation', { name: 'Menu' }).waitFor();
  await person.close();
});
