import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { endHoldsOfMuseum } from '../src/sales/end-holds.ts';

let foyer: RunningMuseum;
let museum: Awaited<ReturnType<typeof putMuseumOnSale>>;
let link = '';
/** Of one day, also where midnight comes between two steps. */
const today = dayFromToday(0);
const dayIn = (days: number): string => addDays(today, days);

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain, clientId } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'presents',
    salesFlow: { options: { giftTickets: true }, restrictions: { who: 'code', codes: ['MEMBERS-2030'] } },
  });
  const rebooking = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 2 };
  await aSetting(foyer.database.owner, clientId, 'rebooking', {
    ...rebooking,
    feeMinor: 0,
    isDifferenceReturned: false,
  });
});

afterAll(() => foyer?.close());

const onPhone = (): Promise<Page> => openPage(foyer.browser, { width: 390, height: 844 });
const press = (phone: Page, name: string | RegExp) =>
  phone.getByRole('button', { name }).filter({ visible: true }).first().click();

/** A day of so many days ahead, and its time. */
async function choose(phone: Page, days: number): Promise<void> {
  await phone.locator('.day').first().waitFor();
  const day = phone.locator(`.day[data-date="${dayIn(days)}"]`);
  if (!(await day.isVisible())) await press(phone, 'Next month');
  await day.and(phone.locator('[data-state=open]')).click();
  await phone.getByRole('radio', { name: /^14:30/ }).check();
}

const endsIn = (days: number) =>
  foyer.database.owner.query('update gift_card set valid_until = $2 where client_id = $1', [
    foyer.client.clientId,
    dayIn(days),
  ]);

test('a member buys two tickets as a present on the page for members, without choosing a day', async () => {
  const phone = await onPhone();
  await phone.goto(`${foyer.url}${museum.page}?language=en`);
  await phone.getByLabel('Code or password').fill('MEMBERS-2030');
  await press(phone, 'Continue');
  await press(phone, 'One more: Adult');
  await press(phone, 'One more: Adult');
  await phone.getByLabel('Give these tickets as a present').check();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await press(phone, 'Your details');
  await phone.getByText('We keep your choice for').waitFor();
  await phone.getByLabel('First name').fill('Daan');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address', { exact: true }).fill('daan.visser@example.com');
  await phone.getByLabel(/^For/).fill('Noor');
  await phone.getByLabel(/^Message/).fill('See you there.');
  await press(phone, 'Check and pay');
  await press(phone, /^Pay /);
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
  await phone.getByText('Tickets as a present for Noor').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  link = (await phone.getByRole('link', { name: 'Choose a date' }).getAttribute('href')) ?? '';
  await phone.close();
});

test('a gift ticket is redeemed without the code of the members, and rebooked', async () => {
  const phone = await onPhone();
  const [path = '', secret = ''] = link.split('#');
  await phone.goto(`${foyer.url}${path}?language=en#${secret}`);
  await phone.getByRole('heading', { level: 1, name: 'A present for Noor' }).waitFor();
  await phone.getByText('See you there.').waitFor();
  await phone
    .getByText(/Valid until/)
    .filter({ visible: true })
    .waitFor();
  await press(phone, 'Continue');
  await phone.getByText('Choose a date and a time first').first().waitFor();
  await choose(phone, 8);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  // A lost connection takes no chosen time away.
  await phone.route('**/gifts/mine/cart', (route) => route.abort());
  await press(phone, 'Continue');
  await phone.getByRole('alert').getByText('There is no connection').waitFor();
  expect(await phone.getByRole('radio', { name: /^14:30/ }).isChecked()).toBe(true);
  await phone.unroute('**/gifts/mine/cart');
  await press(phone, 'Continue');
  await phone.getByLabel('First name').fill('Noor');
  // Once its time has run out only its own page gives other places; what was typed is kept.
  await endHoldsOfMuseum(foyer);
  await phone.reload();
  await phone.getByRole('heading', { level: 1, name: 'A present for Noor' }).waitFor();
  await phone.getByText('Your places were released because your time ran out').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await choose(phone, 8);
  await press(phone, 'Continue');
  await phone.getByLabel('First name').waitFor();
  expect(await phone.getByLabel('First name').inputValue()).toBe('Noor');
  // On the sales page its day can be changed, to no day after the end of the present.
  await endsIn(8);
  await phone.goto(`${foyer.url}${museum.page}/date?language=en`);
  await phone.getByText(/^Valid until/).waitFor();
  const dayOf = (days: number) => phone.locator(`.day[data-date="${dayIn(days)}"]`);
  await dayOf(8).and(phone.locator('[data-state=open]')).waitFor();
  expect(await dayOf(9).and(phone.locator('[data-state=open]')).count()).toBe(0);
  await endsIn(7);
  await phone.getByRole('radio', { name: /^11:30/ }).check();
  await press(phone, 'Your details');
  await phone
    .getByRole('alert')
    .getByText(/^Choose a day until .* \d{4}\. /)
    .waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await endsIn(300);
  await phone.getByRole('radio', { name: /^14:30/ }).check();
  await press(phone, 'Your details');
  await phone.getByLabel('First name').fill('Noor');
  await phone.getByLabel('Last name').fill('Bakker');
  await phone.getByLabel('Email address').fill('noor.bakker@example.com');
  await press(phone, 'Check and pay');
  await phone.getByRole('heading', { level: 1, name: 'Check and pay' }).waitFor();
  // What the present pays, and that nothing is left.
  await phone.getByText('Still to pay').waitFor();
  await phone.getByText('We hold your 2 places for').waitFor();
  await phone.getByText('You receive your tickets by email right after payment.').waitFor();
  // The day costs what the present did: no other price is struck through.
  expect(await phone.locator('s').count()).toBe(0);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await press(phone, /^Pay .*0\.00/);
  await phone.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await press(phone, /^Move/);
  await phone.getByRole('heading', { level: 1, name: 'Move your visit' }).waitFor();
  await choose(phone, 9);
  await press(phone, 'Move my visit');
  await phone.getByText('Your order was changed').waitFor();
  await phone.goto(`${foyer.url}${path}?language=en#${secret}`);
  await phone.getByRole('heading', { level: 1, name: 'A day was chosen for these tickets' }).waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.close();
});
