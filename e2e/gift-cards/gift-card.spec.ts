import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aGiftCardType } from '@foyer/testkit/builders/a-gift-card-type.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { dayFromToday, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;
let museum: Awaited<ReturnType<typeof putMuseumOnSale>>;
let code = '';

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'cards',
    salesFlow: { steps: { voucher: true } },
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();

async function openShop(): Promise<Page> {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/${foyer.client.subdomain}/cards?language=en`);
  return phone;
}

/** Pays with the page of the test provider. */
async function payAtProvider(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: /^Pay / }).first().click();
  await phone.waitForURL(/\/pay\/test\//);
  await phone.locator('button[value=paid]').click();
}

test('a visitor buys a gift card for a friend, who is to get it by mail', async () => {
  await aGiftCardType(
    foyer.database.owner,
    foyer.client.clientId,
    { channelId: museum.ticketstreetId },
    5000,
  );
  const phone = await openShop();
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  await tap('One more: Gift card');
  await tap('Your details');
  // No day was chosen: there are no places, and no tickets to send.
  await phone.getByText('We keep your choice for').waitFor();
  await phone.getByText('We send the confirmation to your email address.').waitFor();
  await phone.getByLabel('First name').fill('Daan');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address', { exact: true }).fill('daan.visser@example.com');
  const present = phone.getByRole('group', { name: 'Gift card' });
  await present.getByLabel(/^For/).fill('Noor');
  await present.getByLabel(/^Message/).fill('Take someone along.');
  await present.getByLabel('The recipient').check();
  await tap('Check and pay');
  await phone.getByText('Fill in this field').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await present.getByLabel('Email address of the recipient').fill('noor@example.com');
  await phone.reload();
  expect(await present.getByLabel(/^Message/).inputValue()).toBe('Take someone along.');
  await tap('Check and pay');
  await phone.getByText('We send presents when and to whom you chose.').waitFor();
  await phone.getByText('We keep your choice for').waitFor();
  await payAtProvider(phone);
  await phone.getByRole('heading', { level: 1, name: 'Thank you, Daan' }).waitFor();
  await phone.getByText(/^Gift card of €\s?50\.00 for Noor$/).waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.close();
});

test('staff find the card with its order, and send it again', async () => {
  await desk.goto(`${foyer.url}/cms/discountcodes-and-vouchers`);
  await desk.getByRole('link', { name: 'Gift cards' }).click();
  await desk.getByRole('cell', { name: 'Noor' }).waitFor();
  await desk
    .getByText(/^Ends with/)
    .first()
    .click();
  await desk.getByRole('heading', { name: /^Gift card €\s?50\.00/, level: 1 }).waitFor();
  await desk.getByText('Take someone along.').waitFor();
  await desk.getByRole('link', { name: /^Sold in order GT-/ }).waitFor();
  await press(/^Send/);
  await desk.getByText('Gift card sent to noor@example.com').waitFor();
  await press(/^More/);
  const act = desk.getByRole('menuitem').first();
  await act.waitFor();
  await desk.locator('[role=menu]:focus-within').waitFor();
  await desk.keyboard.press('Escape');
  await act.waitFor({ state: 'hidden' });
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const { edges } = await museum.ask('query { giftCards { edges { node { code } } } }', {}, 'giftCards');
  code = edges[0].node.code;
});

test('the friend who lost the mail has the card mailed again, from the page that finds orders', async () => {
  const { subdomain, clientId } = foyer.client;
  const written = async () => {
    const { rows } = await foyer.database.owner.query(
      `select count(*)::int as count from mail where client_id = $1 and kind = 'gift-card'`,
      [clientId],
    );
    return rows[0].count;
  };
  const before = await written();
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/order/${subdomain}/find?language=en`);
  await phone.getByText('Lost a gift card?').click();
  const lost = phone.getByRole('group').filter({ hasText: 'Lost a gift card?' });
  await lost.getByLabel('Email address').fill('no address');
  await lost.getByRole('button').click();
  await lost.getByText('Fill in an email address').waitFor();
  await lost.getByLabel('Email address').fill('Noor@example.com');
  await lost.getByRole('button').click();
  await lost.getByText('Check your inbox').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await expect.poll(written, patience).toBe(before + 1);
  await phone.close();
});

/** From the opened page to the payment step, with so many adults. */
async function toPayment(adults: number): Promise<Page> {
  const phone = await openShop();
  const tap = (name: string | RegExp) => phone.getByRole('button', { name }).first().click();
  for (let count = 0; count < adults; count += 1) await tap('One more: Adult');
  await tap('Choose date');
  await phone.locator('.day').first().waitFor();
  const day = phone.locator(`.day[data-date="${dayFromToday(8)}"]`);
  if (!(await day.isVisible())) await tap('Next month');
  await day.and(phone.locator('[data-state=open]')).click();
  await phone.getByRole('radio', { name: /^14:30/ }).check();
  await tap('Your details');
  await phone.getByLabel('First name').fill('Noor');
  await phone.getByLabel('Last name').fill('Visser');
  await phone.getByLabel('Email address').fill('noor.visser@example.com');
  await tap('Check and pay');
  await phone.getByRole('heading', { name: 'Check and pay', level: 1 }).waitFor();
  await phone.getByLabel('Discount code, voucher or gift card').fill(code.toLowerCase());
  await tap('Apply');
  await phone.getByText(`Gift card ending in ${code.slice(-4)}`, { exact: true }).waitFor();
  return phone;
}

test('the friend pays a whole order with it, and a part of the next one, of which a ticket goes back', async () => {
  const first = await toPayment(1);
  expect(await findAccessibilityFaults(first)).toEqual([]);
  await first.getByText('Still to pay').waitFor();
  await first
    .getByRole('button', { name: /^Pay .*0\.00/ })
    .first()
    .click();
  await first.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await first.getByText('Paid with a gift card or voucher').waitFor();
  expect(await findAccessibilityFaults(first)).toEqual([]);
  await first.close();
  const second = await toPayment(2);
  await payAtProvider(second);
  await second.getByRole('heading', { level: 1, name: /^See you on/ }).waitFor();
  await second.close();
  const { edges } = await museum.ask('query { orders { edges { node { id itemCount } } } }', {}, 'orders');
  const orderId = edges.find(({ node }: { node: { itemCount: number } }) => node.itemCount === 2).node.id;
  await cancelOne(orderId);
});

/** One of the tickets of an order, as staff do. */
async function cancelOne(orderId: string): Promise<void> {
  const { rows } = await foyer.database.owner.query(
    `select id from ticket where order_id = $1 and state = 'active' limit 1`,
    [orderId],
  );
  const wish = { cancel: [rows[0].id] };
  const { fingerprint } = await museum.ask(
    'query ($orderId: ID!, $wish: OrderWishInput!) { orderChangePreview(orderId: $orderId, wish: $wish) { fingerprint } }',
    { orderId, wish },
    'orderChangePreview',
  );
  await museum.ask(
    `mutation ($id: ID!, $orderId: ID!, $wish: OrderWishInput!, $fingerprint: String!) {
       changeOrder(id: $id, orderId: $orderId, wish: $wish, fingerprint: $fingerprint, isMailed: false) { id } }`,
    { id: randomUUID(), orderId, wish, fingerprint },
    'changeOrder',
  );
}

test('the page of the card shows what is left and where it went; wrong codes look alike', async () => {
  const phone = await openPage(foyer.browser, { width: 390, height: 844 });
  await phone.goto(`${foyer.url}/shop/order/${foyer.client.subdomain}/gift?language=en`);
  await phone.getByRole('heading', { name: 'Your gift card', level: 1 }).waitFor();
  await phone.getByLabel('Code').fill('AAAA-BBBB-CCCC');
  await phone.getByRole('button', { name: 'Check the balance' }).click();
  await phone.getByText('This code is not known here').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.goto(`${foyer.url}/shop/order/${foyer.client.subdomain}/gift?language=en#${code}`);
  await phone.reload();
  await phone.getByText(`ends with ${code.slice(-4)}`).waitFor();
  await phone.getByText('Gift card received').waitFor();
  await phone.getByText(/^\+€\s?15\.00$/).waitFor();
  await phone.getByRole('link', { name: 'Book tickets' }).waitFor();
  await phone.getByRole('button', { name: 'Send the PDF again' }).click();
  await phone.getByText('The PDF is on its way').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.close();
});

test('staff see both orders among its movements, put the balance right, and block it', async () => {
  await desk.reload();
  await desk.getByRole('cell', { name: 'Paid' }).first().waitFor();
  expect(await desk.getByRole('cell', { name: 'Paid' }).count()).toBe(2);
  await desk.getByLabel('Change', { exact: true }).fill('5');
  await desk.getByRole('button', { name: 'Correct' }).click();
  await desk.getByText('Enter a reason.').waitFor();
  await desk.getByLabel('Reason').fill('Wrong price at the desk');
  await desk.getByRole('button', { name: 'Correct' }).click();
  await desk.getByText('Corrected: Wrong price at the desk').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await press(/^More/);
  await desk.getByRole('menuitem', { name: 'Block gift card' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Block gift card' }).click();
  await desk.getByText('Blocked').first().waitFor();
  await desk.goto(`${foyer.url}/cms/gift?state=blocked`);
  await desk.getByText(`Ends with ${code.slice(-4)}`).waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
});
