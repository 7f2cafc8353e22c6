import type { Page } from 'playwright-core';
import { confirm, dialogOf, heading, press } from './page-acts.ts';

// The way from a back office to a scanned ticket, by clicks only; each step begins on the page that the one before led to.

export const goTo = (page: Page, item: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: item, exact: true }).click();

export interface TicketType {
  dutch: string;
  english: string;
  /** '17.50' */
  price: string;
}

/** From the list of products; `location` where there is a choice. */
export async function makeProduct(
  page: Page,
  name: string,
  { location, types }: { location?: string; types: readonly TicketType[] },
): Promise<void> {
  await press(page, 'Create product');
  await dialogOf(page).getByLabel('Name').fill(name);
  if (location) {
    await dialogOf(page).getByRole('combobox', { name: 'Locations' }).click();
    await page.getByRole('option', { name: location }).first().click();
  }
  await confirm(page, 'Create product');
  await heading(page, name);
  for (const { dutch, english, price } of types) {
    await page.getByRole('link', { name: 'Create ticket type' }).first().click();
    await heading(page, 'Create ticket type');
    await page.getByRole('textbox', { name: 'Description' }).fill(dutch);
    await page
      .getByRole('group', { name: 'Languages' })
      .getByRole('button', { name: /English/ })
      .click();
    await page.getByRole('textbox', { name: 'Description' }).fill(english);
    await page.getByLabel('Selling price').fill(price);
    await page.getByText('No limit', { exact: true }).click();
    await press(page, 'Create ticket type');
    await heading(page, name);
  }
}

/** From the list of timeslot groups: every day from midnight to midnight, ten places at a time. */
export async function planTimeslots(
  page: Page,
  { title, location, product }: { title: string; location: string; product: RegExp },
): Promise<void> {
  await press(page, 'Create timeslot group');
  await dialogOf(page).getByLabel('Title').fill(title);
  await dialogOf(page).getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: location }).first().click();
  await confirm(page, 'Create timeslot group');
  await heading(page, title);
  await press(page, 'Add period');
  await dialogOf(page).getByLabel('Name').fill('All year');
  await confirm(page, 'Add period');
  await press(page, 'Set times');
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await dialogOf(page).getByLabel(day).check();
  await dialogOf(page).getByLabel('First start').fill('00:00');
  await dialogOf(page).getByLabel('Last start').fill('23:30');
  await dialogOf(page).getByLabel('Extra times').fill('23:59');
  await dialogOf(page).getByLabel('Limit for all days').fill('10');
  await confirm(page, 'Set times');
  await dialogOf(page).waitFor({ state: 'detached' });
  await press(page, 'Link');
  await dialogOf(page).getByRole('combobox', { name: 'Ticket groups' }).click();
  await page.getByRole('option', { name: product }).click();
  await confirm(page, 'Link ticket groups');
  await dialogOf(page).waitFor({ state: 'detached' });
  await press(page, 'Review');
  await heading(page, 'What this change does');
  await page.getByRole('button', { name: /^Apply to [\d,]+ days/ }).click();
  await heading(page, 'Change applied');
  await page.getByRole('link', { name: 'Show timeslot group' }).click();
  await heading(page, title);
}

/** From the list of ticketstreets; it sells all the groups that are named. */
export async function publishSalesPage(
  page: Page,
  { name, url, products }: { name: string; url: string; products: readonly RegExp[] },
): Promise<void> {
  await press(page, 'Create ticketstreet');
  await dialogOf(page).getByLabel('Name').fill(name);
  await dialogOf(page).getByLabel('URL').fill(url);
  await confirm(page, 'Create ticketstreet');
  await heading(page, name);
  await page.getByRole('list', { name: 'Missing before it can go live' }).waitFor();
  await press(page, /^Fix.*Nothing is on sale/);
  for (const product of products) {
    await page.getByRole('combobox', { name: 'Add group' }).click();
    await page.getByRole('option', { name: product }).click();
  }
  await press(page, 'Publish');
  await confirm(page, 'Publish now');
  await page.getByText('Published', { exact: true }).first().waitFor();
}

/** One ticket of each type for the last timeslot of today, from the opened sales page to the codes. */
export async function buyForToday(
  phone: Page,
  { types, email, total }: { types: readonly string[]; email: string; total: string },
): Promise<void> {
  for (const type of types) await press(phone, `One more: ${type}`);
  await press(phone, 'Choose date');
  await heading(phone, 'When are you coming?');
  await phone.locator('.day[data-state=open]').first().click();
  await phone.getByRole('radio', { name: /^23:59/ }).check();
  await press(phone, 'Your details');
  await heading(phone, 'Your details');
  await phone.getByLabel('First name').fill('Sanne');
  await phone.getByLabel('Last name').fill('de Vries');
  await phone.getByLabel('Email address').fill(email);
  await press(phone, 'Check and pay');
  await heading(phone, 'Check and pay');
  await phone.getByText(total).first().waitFor();
  await press(phone, /^Pay /);
  await phone.waitForURL(/\/pay\/test\//);
  await press(phone, /^Pay/);
  await heading(phone, /^See you/);
  await phone.getByRole('img', { name: `Code of ticket 1 of ${types.length}` }).waitFor();
}

/** From the page of the gates. @returns the code that a gate is paired with. */
export async function makeGate(page: Page, name: string): Promise<string> {
  await press(page, 'Pair device');
  await dialogOf(page).getByLabel('Name of the gate').fill(name);
  await confirm(page, 'Show pairing code');
  const code = await dialogOf(page)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .textContent();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  return code ?? '';
}

/** On the opened gate. */
export async function pairGate(gate: Page, pairingCode: string): Promise<void> {
  await gate.getByLabel('Pairing code').fill(pairingCode);
  await press(gate, 'Pair device');
  await press(gate, 'Start scanning');
}

export async function typeCode(gate: Page, code: string): Promise<void> {
  await press(gate, 'Type code');
  await gate.getByLabel('Code on the ticket').fill(code);
  await press(gate, 'Check code');
}
