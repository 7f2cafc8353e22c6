import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'galleries' });
  await makeStreet('Spring: Under Sail', 'under-sail', starts);
});

afterAll(() => foyer?.close());

const starts = dayFromToday(30);
const shown = (date: string) => date.split('-').reverse().join('-');

async function makeStreet(title: string, url: string, startDate: string | null): Promise<void> {
  const input = {
    ...{ title, url, startDate, endDate: null, languages: ['nl', 'en'], defaultLanguage: 'nl', texts: [] },
    ...{ colours: { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' } },
    ...{ ticketGroupIds: [museum.ticketGroupId], minTickets: 1, maxTickets: 6 },
  };
  await museum.ask(
    'mutation ($input: TicketstreetInput!) { createTicketstreet(input: $input) { id } }',
    { input },
    'createTicketstreet',
  );
}

async function open(path = '/channel-management', size?: { width: number; height: number }): Promise<Page> {
  const page = await openPage(foyer.browser, size);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD);
  await page.goto(`${foyer.url}/cms${path}`);
  await page.getByRole('heading', { name: 'Channels', level: 1 }).waitFor();
  return page;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Channels by status' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function counts(page: Page): Promise<string[]> {
  await expect.poll(() => tabs(page).getByRole('link').allInnerTexts()).toHaveLength(3);
  return (await tabs(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

async function menu(page: Page, channel: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${channel}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('channels are in tabs with their counts; search, type and tab are in the address', async () => {
  const page = await open();
  await row(page, 'Getij tickets galleries').waitFor();
  expect(await counts(page)).toEqual(['Published 1', 'Unpublished 1', 'Upcoming 0']);
  await tabs(page)
    .getByRole('link', { name: /Unpublished/ })
    .click();
  await row(page, 'Spring: Under Sail').waitFor();
  await row(page, `Starts ${shown(starts)}`).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('unpublished');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`${foyer.url}/cms/channel-management?tab=unpublished&q=galleries`);
  await page.getByText('No channels found').waitFor();
  await page.close();
});

test('a channel that starts later is moved to Upcoming, or published now with a start of today', async () => {
  const page = await open('/channel-management?tab=unpublished');
  await page.getByRole('button', { name: 'Publish Spring: Under Sail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`This channel has a start date in the future, ${shown(starts)}.`).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to Upcoming' }).click();
  await page.getByText('Spring: Under Sail moved to Upcoming.').waitFor();
  await tabs(page)
    .getByRole('link', { name: /Upcoming/ })
    .click();
  await row(page, `From ${shown(starts)}`).waitFor();
  expect(await counts(page)).toEqual(['Published 1', 'Unpublished 0', 'Upcoming 1']);

  await page.getByRole('button', { name: 'Publish Spring: Under Sail' }).click();
  await dialog.getByText('its start date changes to today').waitFor();
  const today = dayFromToday(0);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Spring: Under Sail is published.').waitFor();
  await tabs(page)
    .getByRole('link', { name: /Published/ })
    .click();
  await row(page, `From ${shown(today)}`).waitFor();
  await page.close();
});

test('unpublishing names the sales that end; an unpublished channel is deleted for good', async () => {
  const visitor = await openPage(foyer.browser, { width: 390, height: 844 });
  const times = await visitor.request.get(
    `${foyer.url}/api${museum.page}/availability/next?ticketGroupIds=${museum.ticketGroupId}&from=${dayFromToday(1)}`,
  );
  const { day } = await times.json();
  const timeslots = await visitor.request.get(
    `${foyer.url}/api${museum.page}/availability/${day.date}?ticketGroupIds=${museum.ticketGroupId}`,
  );
  expect(timeslots.ok()).toBe(true);
  const { timeslots: found } = await timeslots.json();
  const cart = await visitor.request.post(`${foyer.url}/api${museum.page}/carts`, {
    data: {
      language: 'en',
      timeslotId: found[0].id,
      lines: [{ ticketTypeId: museum.ticketTypeIds[0], quantity: 2 }],
    },
  });
  expect(cart.ok()).toBe(true);
  await visitor.close();

  const page = await open();
  await menu(page, 'Getij tickets galleries', 'Unpublish');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 cart with 2 tickets: can still be paid until the hold ends').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Getij tickets galleries is unpublished.').waitFor();

  await page.goto(`${foyer.url}/cms/channel-management?tab=unpublished`);
  await row(page, 'Getij tickets galleries').waitFor();
  await page.getByText('Deleted channels cannot be retrieved.').waitFor();
  await menu(page, 'Getij tickets galleries', 'Delete');
  await dialog.getByText('Deleted channels cannot be retrieved. Orders and tickets stay.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete channel' }).click();
  await page.getByText('Getij tickets galleries is deleted.').waitFor();
  await page.getByText('No unpublished channels').waitFor();
  await page.close();
});

test('on a phone a channel is a card whose acts are in its menu', async () => {
  const page = await open('/channel-management', { width: 390, height: 844 });
  await page.getByText('Spring: Under Sail').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'More: Spring: Under Sail' }).click();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Edit', 'Open', 'Waiting room', 'Unpublish', 'Delete']);
  await page.close();
});

test('a client without channel types reads whom to ask', async () => {
  await foyer.database.owner.query(`update client set channel_types = '{}' where id = $1`, [
    foyer.client.clientId,
  ]);
  const page = await open();
  await page.getByText('No channel types set up. Contact customer success.').waitFor();
  expect(await page.getByRole('button', { name: 'Create channel' }).count()).toBe(0);
  await page.close();
});
