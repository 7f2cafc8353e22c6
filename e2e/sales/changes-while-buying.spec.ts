import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { type MuseumOnSale, putMuseumOnSale, ticketType } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import {
  alertOf,
  chooseTickets,
  chooseTime,
  DATE,
  fillDetails,
  heading,
  holdPlaces,
  press,
} from '../src/sales/visitor-steps.ts';

// What a visitor reads when the museum changes something while the visitor buys. Each story has a channel of its own.

let foyer: RunningMuseum;

beforeAll(async () => {
  foyer = await openMuseum();
});

afterAll(async () => {
  await foyer?.close();
});

async function aMuseum(url: string): Promise<MuseumOnSale> {
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  return putMuseumOnSale(foyer.url, { manager, url, types: [adult(1750)] });
}

const adult = (priceMinor: number) =>
  ticketType('Volwassene', 'Adult', ['', ''], { priceMinor, durationMinutes: 75 });

async function visit(museum: MuseumOnSale): Promise<Page> {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  return page;
}

async function atPayment(museum: MuseumOnSale): Promise<Page> {
  const page = await visit(museum);
  await holdPlaces(page);
  await fillDetails(page);
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  return page;
}

let version = 0;
async function raisePrice({ ask, ticketTypeIds }: MuseumOnSale, priceMinor: number): Promise<void> {
  version += 1;
  await ask(
    `mutation ($id: ID!, $input: TicketTypeInput!, $version: Int!) {
      changeTicketType(id: $id, input: $input, version: $version) { id } }`,
    { id: ticketTypeIds[0], input: adult(priceMinor), version },
    'changeTicketType',
  );
}

const ordersOf = async ({ ticketstreetId }: MuseumOnSale) => {
  const { rows } = await foyer.database.owner.query<{ state: string; total_minor: number }>(
    'select state, total_minor from orders where channel_id = $1',
    [ticketstreetId],
  );
  return rows.map(({ state, total_minor }) => [state, Number(total_minor)]);
};

test('a price that rises is said before it is asked for, and never charged in silence', async () => {
  const museum = await aMuseum('dearer');
  const page = await visit(museum);
  await chooseTickets(page);
  await chooseTime(page);
  await raisePrice(museum, 2000);
  await press(page, 'Your details');
  await heading(page, 'Your details');
  await alertOf(page, 'The price has changed. Check the new price and pay.');
  await alertOf(page, 'It was €35.00 and is now €40.00. Your places are still held.');
  await fillDetails(page);
  await press(page, 'Check and pay');
  await heading(page, 'Check and pay');
  await raisePrice(museum, 2250);
  await press(page, 'Pay €40.00');
  await alertOf(page, 'It was €40.00 and is now €45.00. Your places are still held.');
  expect(await ordersOf(museum)).toEqual([]);
  await press(page, 'Pay €45.00');
  await page.waitForURL(/\/pay\/test\//);
  await page.getByText('45.00').first().waitFor();
  expect(await ordersOf(museum)).toEqual([['pending payment', 4500]]);
  await page.context().close();
});

test('a price that stays is not spoken of', async () => {
  const museum = await aMuseum('steady');
  const page = await visit(museum);
  await holdPlaces(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('a page that is closed still takes the payment for what is held, also after a reload; who holds nothing reads that it ended', async () => {
  const museum = await aMuseum('closing');
  const [holder, late] = [await atPayment(museum), await visit(museum)];
  await chooseTickets(late);
  await chooseTime(late);
  await museum.ask(
    'mutation ($id: ID!) { unpublishChannel(channelId: $id) { id } }',
    { id: museum.ticketstreetId },
    'unpublishChannel',
  );
  await press(late, 'Your details');
  await alertOf(late, 'Sales on this page have just ended');
  await alertOf(late, 'Nothing was ordered or paid. You can find other tickets on the museum’s website.');
  await late.reload();
  await heading(late, 'No tickets are sold at this address');

  await holder.reload();
  await heading(holder, 'Check and pay');
  await holder.goBack();
  await heading(holder, 'Your details');
  expect(await holder.getByLabel('First name').inputValue()).toBe('Anna');
  await holder.goForward();
  await press(holder, /^Pay /);
  await holder.waitForURL(/\/pay\/test\//);
  await holder.locator('button[value=failed]').click();
  await heading(holder, 'The payment did not succeed');
  await holder.getByRole('link', { name: 'Back to payment' }).click();
  await heading(holder, 'Check and pay');
  await press(holder, /^Pay /);
  await holder.waitForURL(/\/pay\/test\//);
  await holder.locator('button[value=paid]').click();
  await heading(holder, /^See you on/);
  expect(await ordersOf(museum)).toEqual([['completed', 3500]]);
  await holder.context().close();
  await late.context().close();
});

test('a time that is closed takes no payment: it is said, and another time is one press away', async () => {
  const museum = await aMuseum('storm');
  const [holder, chooser] = [await atPayment(museum), await visit(museum)];
  await chooseTickets(chooser);
  await chooseTime(chooser);
  await closeAfternoon(museum);
  await press(chooser, 'Your details');
  await alertOf(chooser, 'This time is closed for sale');
  await alertOf(chooser, 'Your tickets are kept: choose another time.');
  await chooser.getByRole('radio', { name: /^11:30/ }).check();
  await press(chooser, 'Your details');
  await heading(chooser, 'Your details');

  await press(holder, /^Pay /);
  await alertOf(holder, 'This time is closed for sale');
  expect(await ordersOf(museum)).toEqual([]);
  await press(holder, 'Change Date and time');
  await heading(holder, 'When are you coming?');
  await holder.getByRole('radio', { name: /^11:30/ }).check();
  await press(holder, 'Your details');
  await heading(holder, 'Your details');
  expect(await holder.getByLabel('First name').inputValue()).toBe('Anna');
  await press(holder, 'Check and pay');
  await heading(holder, 'Check and pay');
  await press(holder, /^Pay /);
  await holder.waitForURL(/\/pay\/test\//);
  await holder.context().close();
  await chooser.context().close();
});

/** From noon on, as staff do in a storm. */
async function closeAfternoon({ ask, locationId }: MuseumOnSale): Promise<void> {
  const stretch = {
    scopeKind: 'location',
    scopeIds: [locationId],
    fromDate: DATE,
    fromTime: '12:00',
    untilDate: DATE,
    untilTime: null,
  };
  const { fingerprint } = await ask(
    'query ($stretch: ClosureStretchInput!) { closurePreview(stretch: $stretch) { fingerprint } }',
    { stretch },
    'closurePreview',
  );
  const plan = {
    requestId: crypto.randomUUID(),
    reason: 'storm',
    note: '',
    remedy: 'close',
    offersRefund: false,
    withoutAnswer: 'keep',
    deadlineHours: 24,
  };
  await ask(
    `mutation ($stretch: ClosureStretchInput!, $plan: ClosurePlanInput!, $fingerprint: String!) {
      closeTimeslots(stretch: $stretch, plan: $plan, fingerprint: $fingerprint) { id } }`,
    { stretch, plan, fingerprint },
    'closeTimeslots',
  );
}
