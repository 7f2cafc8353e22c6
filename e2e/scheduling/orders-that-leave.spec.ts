import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { sellTickets } from '../src/sell-tickets.ts';
import { signIn } from '../src/sign-in.ts';

// A timeslot that gets fewer places than it has tickets: staff say which orders move.
let foyer: RunningMuseum;
let museum: MuseumOnSale;
let page: Page;
const day = dayFromToday(14);

beforeAll(async () => {
  foyer = await openMuseum();
  const { browser, client } = foyer;
  const manager = { subdomain: client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'plans', limit: 20 });
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
});

afterAll(async () => {
  await foyer?.close();
});

test('of three orders of five tickets one must leave: the newest, unless another one is chosen', async () => {
  await sellTickets(foyer, day, { '10:00': 15 });
  const { rows } = await foyer.database.owner.query<{ id: string; group: string }>(
    `select id, calendar_id as "group" from timeslot where client_id = $1 and local_date = $2 and local_time = '10:00'`,
    [foyer.client.clientId, day],
  );
  const draft = await museum.ask(
    `mutation ($group: ID!, $timeslots: [TimeslotUpdateInput!]) {
      draft: draftTimeslotsChange(timeslotGroupId: $group, timeslots: $timeslots) }`,
    { group: rows[0]?.group, timeslots: [{ id: rows[0]?.id, limit: 10 }] },
    'draft',
  );
  await page.goto(`${foyer.url}/cms/timeslotgroup/changes/${draft}`);
  await page.getByRole('heading', { level: 1, name: 'What this change does' }).waitFor();
  await page.getByLabel(/^What happens to .* 10:00/).selectOption('move');
  await page.getByRole('button', { name: /^Which orders\?/ }).click();
  const dialog = page.getByRole('dialog');
  const order = (name: RegExp) => dialog.getByRole('checkbox', { name });
  expect(await order(/-3 · 5 tickets/).isChecked()).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await order(/-3 · 5 tickets/).uncheck();
  expect(await dialog.getByRole('button', { name: /^Choose 0/ }).isDisabled()).toBe(true);
  await order(/-1 · 5 tickets/).check();
  await dialog.getByRole('button', { name: 'Choose 1 order' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Apply/ }).click();
  await page.getByText('1 of 1 orders processed.').waitFor();
  const { rows: left } = await foyer.database.owner.query<{ number: string }>(
    `select distinct o.number::text from ticket t join orders o on o.id = t.order_id
     where t.timeslot_id = $1 and t.state = 'active' order by 1`,
    [rows[0]?.id],
  );
  expect(left.map(({ number }) => number)).toEqual(['2', '3']);
});
