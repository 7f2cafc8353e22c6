import { patience } from '@foyer/testkit/patience.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { intercept } from '../src/museum-shell.ts';
import { type MuseumWithOrders, openMuseumWithOrders } from '../src/order-to-change.ts';
import { pickDay } from '../src/orders/pick-day.ts';
import { confirm, dialogOf, press } from '../src/page-acts.ts';

let museum: MuseumWithOrders;

const refunds = {
  keepServiceCost: true,
  keepTransactionCost: true,
  approvalAboveMinor: null,
  buyersCancel: false,
  cancelHours: 24,
};
const rebooking = {
  buyersRebook: true,
  earlierDays: 0,
  laterDays: 30,
  latestHours: 1,
  mostTimes: 2,
  feeMinor: 250,
  isDifferenceReturned: true,
};

beforeAll(async () => {
  museum = await openMuseumWithOrders('changes');
  await museum.set('refunds', refunds);
  await museum.set('rebooking', rebooking);
});

afterAll(async () => {
  await museum?.close();
});

const choose = async (page: Page, act: string) => {
  await page.getByRole('button', { name: /^More: GT-/ }).click();
  await page.getByRole('menuitem', { name: act }).click();
};
const mailsOf = async (orderId: string) => {
  const { rows } = await museum.database.owner.query<{ kind: string }>(
    'select kind from mail where order_id = $1',
    [orderId],
  );
  return rows.map(({ kind }) => kind);
};
const raise = (priceMinor: number) =>
  museum.database.owner.query('update ticket_type set price_minor = $2 where id = $1', [
    museum.onSale.ticketTypeIds[0],
    priceMinor,
  ]);

test('a cancellation that fails without a known reason says so, keeps what was chosen, and works when tried again', async () => {
  const page = await museum.open(await museum.sell());
  await choose(page, 'Cancel tickets');
  await dialogOf(page).getByRole('checkbox', { name: 'Adult' }).first().check();
  await dialogOf(page).getByLabel('Reason').fill('Ill at home');
  await intercept(page, 'ChangeOrder', (route) => route.fulfill({ status: 500, body: '' }));
  await confirm(page, 'Cancel 1 ticket and refund €17.50');
  await dialogOf(page)
    .getByText('Order cancellation encountered an error. Please try again.', { exact: true })
    .waitFor();
  expect(await dialogOf(page).getByLabel('Reason').inputValue()).toBe('Ill at home');
  await page.unrouteAll();
  await confirm(page, 'Cancel 1 ticket and refund €17.50');
  await page.getByText('Partly cancelled').first().waitFor();
});

test('one of two tickets is cancelled: the amount is proposed, above the maximum is refused at its field, and the money goes back', async () => {
  const orderId = await museum.sell();
  const page = await museum.open(orderId);
  await page.getByText('What the rules allow').waitFor();
  await page.getByText('Refund up to €35.00.').waitFor();
  await page.getByText(/^Rebook to a visit until .* for €2\.50 a ticket\.$/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await choose(page, 'Cancel tickets');
  await dialogOf(page).getByRole('checkbox', { name: 'Adult' }).first().check();
  await dialogOf(page).getByRole('button', { name: 'Cancel 1 ticket and refund €17.50' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialogOf(page).getByLabel('Amount').fill('35.01');
  await dialogOf(page).getByText('At most €35.00 can go back.', { exact: true }).waitFor();
  await dialogOf(page).getByLabel('Amount').fill('15.00');
  await dialogOf(page).getByLabel('Reason').fill('Ill at home');
  await confirm(page, 'Cancel 1 ticket and refund €15.00');
  await page.getByText('The order was changed; €15.00 goes back').waitFor();
  await page.getByText('Ill at home').first().waitFor();
  await page.getByText('Partly cancelled').first().waitFor();
  await expect.poll(() => mailsOf(orderId), patience).toContain('refund');
  await expect
    .poll(async () => {
      const { rows } = await museum.database.owner.query('select state from refund where order_id = $1', [
        orderId,
      ]);
      return rows;
    }, patience)
    .toEqual([{ state: 'done' }]);
  await page.close();
});

test('a dearer day with a payment link: the price is explained, its places wait, and it can be withdrawn', async () => {
  const orderId = await museum.sell({ firstName: 'Bram' });
  await raise(1975);
  const page = await museum.open(orderId);
  await press(page, 'Change order');
  await dialogOf(page).getByText('Step 1 of 2').waitFor();
  await pickDay(page, 9);
  await dialogOf(page)
    .getByRole('radio', { name: /^11:30/ })
    .check();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await confirm(page, 'Check the price');
  await dialogOf(page).getByText('Step 2 of 2').waitFor();
  await dialogOf(page).getByText('Rebooking fee, 2 tickets at €2.50').waitFor();
  await dialogOf(page).getByRole('button', { name: /^Why/ }).first().click();
  await dialogOf(page)
    .getByText(/Ticket type price · €19\.75/)
    .waitFor();
  await dialogOf(page)
    .getByText(/Email a payment link: places are held until/)
    .waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await confirm(page, 'Change order and request €9.50');
  await page.getByText('bram.visser@example.com gets a payment link for €9.50').waitFor();
  await page.getByRole('heading', { name: 'Change waits for a payment of €9.50' }).waitFor();
  await page.getByText('Locked until the change is paid').waitFor();
  await expect.poll(() => mailsOf(orderId), patience).toContain('order-change-to-pay');
  await press(page, 'Withdraw change');
  await page.getByText('Change withdrawn').waitFor();
  await page.close();
  await raise(1750);
});

test('a cheaper day returns the difference', async () => {
  const orderId = await museum.sell({ firstName: 'Cas' });
  await raise(1200);
  const page = await museum.open(orderId);
  await press(page, 'Change order');
  await pickDay(page, 9);
  await dialogOf(page)
    .getByRole('radio', { name: /^11:30/ })
    .check();
  await confirm(page, 'Check the price');
  await dialogOf(page).getByText('How does the difference go back?').waitFor();
  await confirm(page, 'Change order and refund €6.00');
  await page.getByText('The order was changed; €6.00 goes back').waitFor();
  await page.getByText(/2 tickets moved from/).waitFor();
  await page.close();
  await raise(1750);
});

test('one adult becomes a child, one more comes, and the difference is paid at the desk', async () => {
  const orderId = await museum.sell({ firstName: 'Daan' });
  const page = await museum.open(orderId);
  await choose(page, 'Change ticket types or number');
  await dialogOf(page).getByLabel('Number: Adult').fill('3');
  await dialogOf(page)
    .getByLabel(/^Type of ticket ending in/)
    .first()
    .click();
  await page.getByRole('option', { name: 'Child', exact: true }).click();
  await confirm(page, 'Check the price');
  await dialogOf(page).getByText('1 × Child').waitFor();
  await dialogOf(page).getByLabel('Pay at the desk').check();
  await confirm(page, 'Change order, €6.00 at the desk');
  await page.getByText('0 of 3 scanned').waitFor();
  await page.close();
});

test('new codes, and a corrected buyer who gets the tickets again', async () => {
  const orderId = await museum.sell({ firstName: 'Eva' });
  const page = await museum.open(orderId);
  await choose(page, 'Create new codes');
  await confirm(page, 'Create 2 new codes');
  await page.getByText('2 tickets given a new code').waitFor();
  await choose(page, 'Correct address and resend');
  await dialogOf(page).getByLabel('Email', { exact: true }).fill('eva@');
  await confirm(page, 'Save and send tickets');
  await dialogOf(page)
    .getByText(/email address/i)
    .first()
    .waitFor();
  expect(await dialogOf(page).getByLabel('Email', { exact: true }).inputValue()).toBe('eva@');
  await dialogOf(page).getByLabel('Email', { exact: true }).fill('eva.smit@example.com');
  await confirm(page, 'Save and send tickets');
  await page.getByText('The tickets are on their way to eva.smit@example.com').waitFor();
  await page.getByText('Buyer details changed').waitFor();
  await page.close();
});

test('a refund above the limit waits for a second person, who declines with a note and approves the next one', async () => {
  await museum.set('refunds', { ...refunds, approvalAboveMinor: 2000 });
  const orderId = await museum.sell({ firstName: 'Femke' });
  const page = await museum.open(orderId);
  const ask = async (reason: string) => {
    await choose(page, 'Cancel whole order');
    await dialogOf(page).getByLabel('Reason').fill(reason);
    await confirm(page, 'Ask to cancel 2 tickets and refund €35.00');
    await page.getByRole('heading', { name: 'Refund of €35.00 waits for a second person' }).waitFor();
  };
  await ask('Coach broke down');
  await page.getByRole('button', { name: 'Withdraw request' }).waitFor();
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

  const second = await museum.open(orderId, 'colleague');
  await second.getByText('Coach broke down').waitFor();
  await second.getByText('Above your museum’s limit of €20.00').waitFor();
  expect(await findAccessibilityFaults(second)).toEqual([]);
  await press(second, 'Decline');
  await second.getByText('Enter a note').or(second.getByText(/note/i)).first().waitFor();
  await second.getByLabel(/^Note for manager/).fill('Offer another date first');
  await press(second, 'Decline');
  await second.getByText('Refund of €35.00 declined').waitFor();
  await second.getByText('Offer another date first').waitFor();

  await page.reload();
  await ask('They cannot come at all');
  await second.reload();
  await press(second, 'Approve and refund €35.00');
  await second.getByText('€35.00 goes back').waitFor();
  await second.getByText('Refunded').first().waitFor();
  await page.close();
  await second.close();
  await museum.set('refunds', refunds);
});

test('an unpaid order is marked as paid with a reason', async () => {
  const orderId = await museum.sell({ firstName: 'Gijs', isPaid: false });
  const page = await museum.open(orderId);
  await page.getByRole('button', { name: /^More: No number/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await confirm(page, 'Mark €35.00 as paid');
  await dialogOf(page).getByText('Enter a reason.').waitFor();
  await dialogOf(page).getByLabel('Reason').fill('Paid in cash');
  await confirm(page, 'Mark €35.00 as paid');
  await page.getByText('Marked as paid: €35.00').waitFor();
  await page.getByText('0 of 2 scanned').waitFor();
  await page.close();
});

test('a colleague changes the order meanwhile: it is shown and asked again, and what was typed stays', async () => {
  const orderId = await museum.sell({ firstName: 'Hugo', quantity: 3 });
  const page = await museum.open(orderId);
  await choose(page, 'Cancel tickets');
  await dialogOf(page).getByRole('checkbox', { name: 'Adult' }).first().check();
  await dialogOf(page).getByLabel('Reason').fill('Ill at home');
  await dialogOf(page).getByRole('button', { name: 'Cancel 1 ticket and refund €17.50' }).waitFor();

  const other = await museum.open(orderId, 'colleague');
  await choose(other, 'Refund without cancelling');
  await dialogOf(other).getByLabel('Amount').fill('10.00');
  await confirm(other, 'Refund €10.00');
  await other.getByText('The order was changed; €10.00 goes back').waitFor();
  await other.close();

  await confirm(page, 'Cancel 1 ticket and refund €17.50');
  await dialogOf(page)
    .getByText(/At most back: €52\.50 was shown, €42\.50 now\./)
    .waitFor();
  expect(await dialogOf(page).getByLabel('Reason').inputValue()).toBe('Ill at home');
  await confirm(page, 'Cancel 1 ticket and refund €17.50');
  await page.getByText('The order was changed; €17.50 goes back').waitFor();
  await page.close();
});
