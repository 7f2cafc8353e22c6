import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { patience } from '@foyer/testkit/patience.ts';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { type Clicks, countClicks } from '../src/count-clicks.ts';
import { holdAnswers } from '../src/hold-answers.ts';
import { putMuseumOnSale, ticketType } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { openTill } from '../src/sales/open-till.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let desk: Page;
let museum: Awaited<ReturnType<typeof putMuseumOnSale>>;
const clicks: Clicks = { pressed: 0, filled: 0 };

const atDesk = { salesPoints: ['website', 'reception'] };

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'desk',
    types: [
      ticketType('Volwassene', 'Adult', ['', ''], { priceMinor: 1750, ...atDesk }),
      ticketType('Poster', 'Poster', ['', ''], { priceMinor: 450, itemKind: 'merchandise', ...atDesk }),
    ],
  });
  await openTill(museum, 'Desk 2');
  // The counter is touch first, at 1280 by 800.
  desk = await openPage(foyer.browser, { width: 1280, height: 800 });
  await countClicks(desk, clicks);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(() => foyer?.close());

const press = (name: string | RegExp) => desk.getByRole('button', { name }).first().click();
const isPriceAsked = (request: Request) => request.postData()?.includes('query DeskQuote(') ?? false;
const payButton = () => desk.getByRole('button', { name: /^Pay €/ });

/** The museum may be closed at the hour of this test: visitors of tomorrow are served. */
async function openDesk(): Promise<void> {
  await desk.goto(`${foyer.url}/cms/ticketverkoop`);
  await desk.getByRole('heading', { level: 1, name: 'Desk 2' }).waitFor();
  await press('Tomorrow');
  await desk.getByRole('button', { name: /^10:00/, pressed: true }).waitFor();
}

test('a sale of two adults takes four touches', async () => {
  await openDesk();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  clicks.pressed = 0;
  await press('One Adult more');
  await press('One Adult more');
  await desk.getByText('2 of 25 tickets').waitFor();
  const before = desk.viewportSize();
  await desk.setViewportSize({ width: 360, height: 640 });
  const pay = desk.getByRole('button', { name: /^Pay €\s?35\.00/, disabled: false });
  // At the thumb, also where the tickets fill the phone.
  await expect.poll(async () => (await pay.boundingBox())?.y, patience).toBeLessThan(580);
  if (before) await desk.setViewportSize(before);
  await pay.click();
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: GT-1$/ }).waitFor();
  expect(clicks.pressed).toBe(4);
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  expect(await findOverflow(desk)).toEqual([]);
  await press(/^Next sale/);
});

test('by the keyboard alone: counted, paid in cash, with change', async () => {
  await openDesk();
  const type = async (...keys: string[]) => {
    for (const key of keys) await desk.keyboard.press(key);
  };
  // One Escape leaves the search, also where a text was typed: the keys count tickets again.
  await type('F2', 'G', 'T', 'Escape');
  expect(await desk.getByLabel('Find order or scan barcode').inputValue()).toBe('');
  await type('+');
  await desk.getByText('1 of 25 tickets').waitFor();
  await type('+');
  await desk.getByText('2 of 25 tickets').waitFor();
  await desk.getByRole('button', { name: /^Pay €\s?35\.00/, disabled: false }).waitFor();
  await type('F5', 'F7', '5');
  await desk.getByText('Still to pay').waitFor();
  await type('0');
  await desk.getByRole('status').getByText('€15.00').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  expect(await findOverflow(desk)).toEqual([]);
  await type('Enter');
  await desk.getByRole('heading', { name: /^Sold: GT-2$/ }).waitFor();
  await desk.getByRole('status').getByText('€15.00').waitFor();
  expect(await findOverflow(desk), 'the change is read whole on a phone').toEqual([]);
  await type('Enter');
  await desk.getByText('Choose a ticket to begin.').waitFor();
});

test('a fast hand is not ahead of the desk: keys count while the price is on its way, and none is lost', async () => {
  await openDesk();
  const answer = await holdAnswers(desk, 'DeskQuote');
  await desk.keyboard.type('++');
  await desk.getByText('2 of 25 tickets').waitFor();
  await desk.keyboard.press('F5');
  await desk.keyboard.press('F7');
  await desk.keyboard.type('50');
  await desk.getByRole('status').getByText('€15.00').waitFor();
  await desk.keyboard.press('Enter');
  answer();
  await desk.getByRole('heading', { name: /^Sold: GT-3$/ }).waitFor();
  await desk.getByRole('status').getByText('€15.00').waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByText('Choose a ticket to begin.').waitFor();
});

test('another day is chosen on a slow network: no time of today is sold under it, and what was counted meanwhile keeps the day', async () => {
  await desk.goto(`${foyer.url}/cms/ticketverkoop`);
  await desk.getByRole('heading', { level: 1, name: 'Desk 2' }).waitFor();
  await desk.getByRole('button', { name: 'Today', pressed: true }).waitFor();
  const answer = await holdAnswers(desk, 'DeskOffer');
  await press('Tomorrow');
  await desk.getByRole('button', { name: 'Tomorrow', pressed: true }).waitFor();
  await desk.getByRole('status', { name: 'Loading' }).waitFor();
  expect(await desk.getByRole('button', { name: /^10:00/ }).count()).toBe(0);
  await press('One Adult more');
  await desk.getByText('1 of 25 tickets').waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  answer();
  await desk.getByRole('button', { name: /^10:00/, pressed: true }).waitFor();
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).waitFor();
  // Left by mistake and opened again, it is still for tomorrow.
  await desk.getByRole('link', { name: 'Close desk' }).last().click();
  await press('Keep and leave');
  await desk.waitForURL((url) => !url.pathname.includes('verkoop'));
  await desk.goBack();
  await desk.getByRole('button', { name: 'Tomorrow', pressed: true }).waitFor();
  await desk.getByRole('button', { name: /^10:00/, pressed: true }).waitFor();
  await press('Clear');
});

test('keys that the browser would reload by stay at the desk; an Enter that is held leaves the change to be read', async () => {
  await openDesk();
  await press('One Adult more');
  await press(/^Discount or voucher/);
  await desk.getByRole('dialog').waitFor();
  await desk.evaluate(() =>
    window.addEventListener('keydown', (event) => {
      if (event.key === 'F5') document.documentElement.toggleAttribute('data-kept', event.defaultPrevented);
    }),
  );
  await desk.keyboard.press('F5');
  await desk.locator('html[data-kept]').waitFor({ state: 'attached' });
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).waitFor();
  await desk.keyboard.press('F5');
  // A means that was touched is not pressed again by Enter: it would take back what was typed.
  await desk.getByRole('button', { name: /^Cash/ }).click();
  await desk.keyboard.type('20');
  await desk.getByRole('status').getByText('€2.50').waitFor();
  await desk.keyboard.down('Enter');
  await desk.getByRole('heading', { name: /^Sold: GT-4$/ }).waitFor();
  // Each one more is what a key that is held sends.
  for (let held = 0; held < 3; held += 1) await desk.keyboard.down('Enter');
  expect(await desk.getByRole('heading', { name: /^Sold: GT-4$/ }).count()).toBe(1);
  await desk.keyboard.up('Enter');
  await desk.keyboard.press('Enter');
  await desk.getByText('Choose a ticket to begin.').waitFor();
});

test('a poster of the shop and a discount, split over card and cash, with the tickets mailed', async () => {
  await desk.goto(`${foyer.url}/cms/winkelverkoop`);
  await desk.getByRole('button', { name: 'Shop', pressed: true }).waitFor();
  await openDesk();
  await press('Shop');
  await press(/^Poster/);
  await press(/^Discount or voucher/);
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Discount percentage').fill('110');
  await dialog.getByRole('button', { name: 'Use in this sale' }).click();
  await dialog.getByText('Fill in a percentage from 0.01 to 100').waitFor();
  await dialog.getByLabel('Discount percentage').fill('10');
  await dialog.getByRole('button', { name: 'Use in this sale' }).click();
  await payButton()
    .and(desk.getByRole('button', { name: /4\.05/, disabled: false }))
    .click();
  // The line is shown before the discount: the lines come to the total.
  const sale = desk.getByRole('complementary', { name: 'Sale' });
  await sale.getByText('€4.50').waitFor();
  await sale.getByText('−€0.45').waitFor();
  await press('Split over two means');
  for (const name of ['2', '.', '0', '5']) await desk.getByRole('button', { name, exact: true }).click();
  await press('Customer, optional');
  await dialog.getByLabel('Email').fill('noor.visser@example.com');
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await desk.getByRole('option', { name: 'English' }).click();
  // In the other language it has the same price, which is late: what was split is paid all the same, and a sale that is
  // done is shown, whatever else is on its way.
  const answer = await holdAnswers(desk, 'DeskQuote');
  await dialog.getByRole('button', { name: 'Customer' }).click();
  await desk.getByText('Tickets are emailed to noor.visser@example.com').waitFor();
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: GT-5$/ }).waitFor();
  answer();
  const { edges } = await museum.ask(
    'query { orders(first: 1) { edges { node { totalMinor payments { method amountMinor reference } } } } }',
    {},
    'orders',
  );
  expect(edges[0].node.totalMinor).toBe(405);
  expect(edges[0].node.payments).toHaveLength(2);
  // Neither has a name of a provider's.
  expect(edges[0].node.payments).toMatchObject([{ reference: '' }, { reference: '' }]);
});

test('the visitor after a sale for tomorrow that was left open comes today, and reads the first language', async () => {
  const leave = desk.getByRole('link', { name: 'Close desk' }).last();
  await leave.click();
  await desk.waitForURL((url) => !url.pathname.includes('verkoop'));
  await desk.goBack();
  await desk.getByRole('button', { name: 'Today', pressed: true }).waitFor();
  await press('One Adult more');
  await leave.click();
  await press('Keep and leave');
  await desk.waitForURL((url) => !url.pathname.includes('verkoop'));
  await desk.goBack();
  await desk.getByText('1 of 25 tickets').waitFor();
  await desk.getByRole('button', { name: 'Today', pressed: true }).waitFor();
  await press('Tomorrow');
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).click();
  await press('Customer, optional');
  const language = desk.getByRole('dialog').getByRole('combobox', { name: 'Language' });
  await expect.poll(() => language.inputValue(), patience).toBe('Nederlands');
  await desk.keyboard.press('Escape');
  await press('Clear');
});

test('a price that changed while the visitor paid is shown with its message, and is then paid', async () => {
  await openDesk();
  const priced = desk.waitForResponse((answer) => isPriceAsked(answer.request()));
  await press('One Adult more');
  await priced;
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).click();
  const setPrice = (from: number, to: number) =>
    foyer.database.owner.query('update ticket_type set price_minor = $2 where price_minor = $1', [from, to]);
  await setPrice(1750, 1800);
  await press('Complete sale');
  await desk.getByText('The price has changed. Check the new price and pay.').waitFor();
  await desk.getByRole('complementary', { name: 'Sale' }).getByText('€18.00').last().waitFor();
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: GT-6$/ }).waitFor();
  await press(/^Next sale/);
  await setPrice(1800, 1750);
});

test('a gift card that pays all leaves nothing to ask; an unknown one leaves the other ways to pay', async () => {
  const { code } = await museum.ask(
    'mutation ($input: NewGiftCardInput!) { createGiftCard(input: $input) { code } }',
    { input: { amountMinor: 2000, language: 'en', source: 'given' } },
    'createGiftCard',
  );
  await openDesk();
  await press('Bar');
  await desk.getByText(/^No products served on a visit are sold at the desk yet/).waitFor();
  await desk.getByRole('button', { name: 'Till', exact: true }).click();
  await press('One Adult more');
  await desk.getByRole('button', { name: /^Pay €\s?17\.50/, disabled: false }).click();
  const payWith = async (typed: string) => {
    await press(/^Gift card/);
    await desk.getByRole('dialog').getByLabel('Gift card or voucher code').fill(typed);
    await desk.getByRole('button', { name: 'Use in this sale' }).click();
  };
  await payWith('NONE-SUCH-CARD');
  await desk.getByText('This gift card or voucher is not known.').waitFor();
  await desk.getByRole('heading', { name: 'How does the visitor pay?' }).waitFor();
  await payWith(code);
  await desk.getByRole('heading', { name: 'Nothing left to pay' }).waitFor();
  expect(await desk.getByRole('button', { name: /^(Cash|Card|Split)/ }).count()).toBe(0);
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  const asked: string[] = [];
  desk.on('request', (request) => {
    if (isPriceAsked(request)) asked.push(request.url());
  });
  await press('Complete sale');
  await desk.getByRole('heading', { name: /^Sold: GT-7$/ }).waitFor();
  await press(/^Next sale/);
  await desk.getByText('Choose a ticket to begin.').waitFor();
  expect(asked, 'what was sold is not priced again').toEqual([]);
});

test('what the sales pages suggest is suggested beside the tickets, one for each, at one touch', async () => {
  await foyer.database.owner.query(
    `update channel set sales_flow = jsonb_build_object('upsell', jsonb_build_object('isOn', true, 'ticketTypeIds',
       (select jsonb_agg(id) from ticket_type where client_id = $1 and item_kind = 'merchandise')))
     where client_id = $1`,
    [foyer.client.clientId],
  );
  await openDesk();
  await press('One Adult more');
  await press('One Adult more');
  await desk.getByRole('button', { name: /^Add Poster\? 2 × €\s?4\.50/ }).waitFor();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await press(/^Add Poster\?/);
  await desk.getByRole('button', { name: /^Pay €\s?44\.00/, disabled: false }).waitFor();
  await press('Clear');
});

test('a sale that is left by mistake asks first, and is there again', async () => {
  await openDesk();
  await press('One Adult more');
  await desk.getByRole('link', { name: 'Close desk' }).last().click();
  await press('Continue sale');
  await desk.getByText('1 of 25 tickets').waitFor();
  await desk.getByRole('link', { name: 'Close desk' }).last().click();
  await press('Keep and leave');
  await desk.waitForURL((url) => !url.pathname.includes('verkoop'));
  await desk.goBack();
  await desk.getByText('1 of 25 tickets').waitFor();
});

test('staff choose the buttons of the till, their order and colour', async () => {
  await desk.goto(`${foyer.url}/cms/ticketverkoop/knoppen`);
  await desk.getByRole('combobox', { name: 'Add a button' }).click();
  await desk.getByRole('option', { name: /: Poster$/ }).click();
  await press(/^Move .*Poster up$/);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.goto(`${foyer.url}/cms/kassaverkoop`);
  await desk.getByRole('list', { name: 'Products' }).getByRole('button').first().waitFor();
  expect(
    await desk.getByRole('list', { name: 'Products' }).getByRole('button').first().textContent(),
  ).toContain('Poster');
});
