import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { listSentAddresses } from './src/sent-addresses.ts';
import { type StaffedMuseum, startStaffedMuseum } from './src/staffed-museum.ts';
import { zoneOfNoon } from './src/zone-of-noon.ts';

let museum: StaffedMuseum;
/** The manager's, signed in throughout. */
let page: Page;

beforeAll(async () => {
  museum = await startStaffedMuseum();
  // What is to come begins at 00:00 of the museum: not meanwhile.
  await museum.database.owner.query('update client set time_zone = $2 where id = $1', [
    museum.client.clientId,
    zoneOfNoon(),
  ]);
  page = await museum.openAs('manager');
});

afterAll(() => museum?.close());

const heldFor = () => page.getByRole('textbox', { name: 'Places are held for' });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Each test begins with a page of its own: what fails in one leaves nothing in the way of the next. */
const openSettings = () => page.goto(`${museum.url}/cms/instellingen/hold`);
/** Its link in the navigation: the search shows it whichever group is open. */
async function findLink(subject: string) {
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill(subject);
  return page
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link', { name: new RegExp(`^${subject}`) })
    .first();
}
/** Walks on to another subject without a new page. */
async function walkTo(subject: string): Promise<void> {
  await (await findLink(subject)).click();
  await page.getByRole('heading', { name: subject, level: 1 }).waitFor();
}

test('a change starts tomorrow, is withdrawn, comes again and is applied now', async () => {
  await page.goto(`${museum.url}/cms/new-settings`);
  await page.getByRole('link', { name: 'Cart hold time 15 minutes' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^Financial Not filled in 4 fields missing/ }).waitFor();
  // The search finds values as well as labels.
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('15 minutes');
  await page
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link', { name: /^Cart hold time/ })
    .waitFor();
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('held');
  await (await findLink('Cart hold time')).click();
  await page.getByRole('heading', { name: 'Cart hold time', level: 1 }).waitFor();
  await page.getByText('Changes here take effect the next day').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // The page's title names the subject, and no card repeats it.
  expect(await page.getByRole('heading', { name: 'Cart hold time' }).count()).toBe(1);

  await heldFor().fill('61');
  await save();
  await page.getByText('Fill in a number of minutes from 5 to 60.').waitFor();
  await heldFor().fill('20');
  await save();
  await page.getByText(/1 subject changes on/).waitFor();
  await page.getByRole('button', { name: 'Withdraw the change of Places are held for' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw the change of Places are held for' }).click();
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'Withdrawn' }).waitFor();

  await heldFor().fill('25');
  await save();
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply now' }).click();
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  await page.reload();
  await heldFor().waitFor();
  expect(await heldFor().inputValue()).toBe('25');
});

test('everything to come is withdrawn at once, and leaving with changes asks', async () => {
  await openSettings();
  await walkTo('Support');
  await page.getByRole('textbox', { name: 'Support email' }).fill('help@getij.example');
  await (await findLink('Financial')).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('heading', { name: 'Financial', level: 1 }).waitFor();
  await page.getByRole('textbox', { name: 'Account number' }).fill('NL00');
  await save();
  await page.getByText('Fill in a valid account number (IBAN).').waitFor();
  await page.getByRole('textbox', { name: 'Account number' }).fill('NL91 ABNA 0417 1643 00');
  await save();
  await page.getByText(/2 subjects change on/).waitFor();
  await page.getByRole('button', { name: 'Withdraw all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw all' }).click();
  await page.getByText(/2 subjects change on/).waitFor({ state: 'detached' });
});

test('a language that speaks to visitors formally is chosen, shown in words and kept', async () => {
  await openSettings();
  await walkTo('Languages');
  const dutch = page.getByLabel('How visitors are addressed in Dutch');
  expect(await dutch.inputValue()).toBe('formal');
  await dutch.selectOption('informal');
  await save();
  await page.getByRole('cell', { name: /Dutch \(formal\)/ }).waitFor();
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply now' }).click();
  // The dialog goes before the change is made.
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  await page.reload();
  await dutch.waitFor();
  expect(await dutch.inputValue()).toBe('informal');
});

test('office networks act at once and ask first; technical data are for Admins', async () => {
  await openSettings();
  await walkTo('Office networks');
  await page.getByRole('textbox', { name: 'Addresses and ranges' }).fill('192.0.2.0/24');
  await save();
  await page.getByRole('dialog').getByText('Change Office networks immediately?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and apply' }).click();
  await page.getByRole('cell', { name: '192.0.2.0/24' }).waitFor();
  expect(await page.getByText(/changes? on/).count()).toBe(0);
  // Leaving asks once, and says that it acts at once: never a dialog over a dialog.
  await page.getByRole('textbox', { name: 'Addresses and ranges' }).fill('198.51.100.0/24');
  await (await findLink('Allowed websites')).click();
  await page.getByRole('dialog').getByText('This takes effect immediately, not at 00:00.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Allowed websites', level: 1 }).waitFor();
  await walkTo('Office networks');
  await page.getByRole('cell', { name: '198.51.100.0/24' }).first().waitFor();

  await walkTo('Technical');
  await page.getByText('Only platform Admins can change this.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Time zone' }).isEditable()).toBe(false);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a key is set and replaced at once, shown by its date alone, and taken away', async () => {
  await openSettings();
  await walkTo('API keys');
  await page.getByRole('button', { name: 'Set: Museum card API key' }).click();
  await page.getByRole('button', { name: 'Save key' }).click();
  await page.getByText('Please fill in this field.').waitFor();
  await page.getByRole('dialog').locator('input').fill('mk_live_first');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save key' }).click();
  await page.getByText(/^Set on \d\d-\d\d-\d{4} by manager$/).waitFor();
  await page.getByRole('button', { name: 'Replace: Museum card API key' }).click();
  expect(await page.getByRole('dialog').locator('input').inputValue()).toBe('');
  expect(await page.content()).not.toContain('mk_live_first');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${museum.url}/cms/new-settings`);
  await page.getByRole('link', { name: /^API keys\s*1 key set/ }).waitFor();
  await page.getByRole('link', { name: /^Audit log\s*Last change \d\d-\d\d-/ }).waitFor();
  await walkTo('API keys');
  await page.getByRole('button', { name: 'Remove: Museum card API key' }).click();
  await page.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('button', { name: 'Set: Museum card API key' }).waitFor();
});

test('at 00:00 a coming value is in force on the page that is open, and it is said', async () => {
  await page.clock.install();
  await page.goto(`${museum.url}/cms/instellingen/hold`);
  await heldFor().fill('33');
  await save();
  await page.getByText(/1 subject changes on/).waitFor();
  // Midnight comes sooner than it would: on the server, then in the browser.
  await museum.database.owner.query(
    `update client_setting set effective_at = now() where subject = 'hold' and effective_at > now()`,
  );
  await page.clock.fastForward('48:00:00');
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Cart hold time' }).first().waitFor({ state: 'attached' });
  expect(await heldFor().inputValue()).toBe('33');
});

test('the bookkeeper fills the company form in on a phone by the secret link, once', async () => {
  await page.goto(`${museum.url}/cms/administratie`);
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the form' }).inputValue();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const phone = await museum.openEmpty(390);
  const { pathname, hash } = new URL(address);
  const token = hash.slice(1);
  expect(token).toMatch(/^[\w-]{43}$/);
  const sent = listSentAddresses(phone);
  await phone.goto(`${museum.url}${pathname}${hash}`);
  await phone.getByText('For Getij').waitFor();
  await phone.getByRole('textbox', { name: 'Company name' }).fill('Getij Museum B.V.');
  await phone.getByRole('button', { name: 'Save company details' }).click();
  await phone.getByText('Please fill in all fields.').first().waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  for (const [label, value] of [
    ['Address', 'Havenkade 1'],
    ['Postal code', '1411 AB'],
    ['Town', 'Havenstad'],
    ['VAT number', 'NL004495445B01'],
    ['KvK number', '68750110'],
    ['Account number (IBAN)', 'NL91 ABNA 0417 1643 00'],
    ['Beneficiary', 'Getij Museum'],
  ] as const) {
    await phone.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await phone.route('**/v1/company_form/save', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '130' },
      json: { errors: [{ field: 'main', message: 'Too many attempts', code: 'too-many-attempts' }] },
    }),
  );
  await phone.getByRole('button', { name: 'Save company details' }).click();
  await phone.getByText('Too many attempts. Try again in 3 minutes.').waitFor();
  await phone.unrouteAll();
  await phone.getByRole('button', { name: 'Save company details' }).click();
  await phone.getByText('The company details were saved. You can close this page.').waitFor();
  await phone.reload();
  await phone.getByText(/This link no longer works/).waitFor();
  expect(sent.filter((one) => one.includes(token))).toEqual([]);
  // as older messages have it
  await phone.goto(`${museum.url}${pathname}/${token}`);
  await phone.getByText(/This link no longer works/).waitFor();
  await page.reload();
  await page.getByText(/Filled in on .* with the private link/).waitFor();
  await phone.close();
});
