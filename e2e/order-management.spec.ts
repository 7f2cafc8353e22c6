import { randomUUID } from 'node:crypto';
import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { releaseHold } from '@foyer/server/modules/capacity/index.ts';
import { completeOrder, listTickets, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { startPayment } from '@foyer/server/modules/payments/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { goWithin } from './src/museum-shell.ts';
import { readPdfCodes } from './src/pdf/read-pdf-codes.ts';
import { type RunningMuseum, startMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: TestClient;
let timeslot: TestTimeslot;

beforeAll(async () => {
  foyer = await startMuseum();
  ({ browser, client, database } = foyer);
  timeslot = await aTimeslot(database.owner, client.clientId);
});

afterAll(async () => {
  await foyer?.close();
});

/** An order of two adults, paid or not. */
async function sell(firstName: string, lastName: string, { isPaid = true } = {}) {
  const { app } = testApp(database);
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  const buyer = { firstName, lastName, email, phone: null };
  const order = await aPlacedOrder(app, client.clientId, timeslot, { buyer, isTest: true });
  if (isPaid) {
    await inClient(app.db, client.clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, order.orderId), { kind: 'provider' }),
    );
  }
  return { ...order, email };
}

async function openAs(path: string, width = 1440): Promise<Page> {
  const page = await openPage(browser, { width });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, path);
  return page;
}

/** A message that the queue gave up, or that has no handler. */
async function aFailedMessage(
  orderId: string = randomUUID(),
  [queue, state] = ['event', 'failed'],
): Promise<string> {
  const id = randomUUID();
  const data = {
    outboxId: randomUUID(),
    clientId: client.clientId,
    bus: 'event',
    type: 'order-completed',
    destination: 'tickets',
    source: 'orders',
    payload: { orderId, buyer: { email: 'eleanor@example.com' } },
    createdAt: new Date().toISOString(),
  };
  await database.owner.query(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, started_on, completed_on, output)
     values ($1, $3, $2, $4, 8, 8, now(), now(), '{"message":"SMTP 421 for anna@example.com"}')`,
    [id, JSON.stringify(data), queue, state],
  );
  return id;
}

test('the manager finds an order by name, reads its tickets and timeline, and sends the tickets again', async () => {
  await sell('Sanne', 'de Vries');
  await sell('Femke', 'Bakker', { isPaid: false });
  const { email, orderId } = await sell('Yusuf', 'Aydın');
  const page = await openAs('/order-management');
  await page.getByText('3 orders · €70.00 in this view').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('searchbox').fill('aydın');
  await page.getByText('1 order · €35.00 in this view').waitFor();
  await page.getByRole('link', { name: 'GT-2' }).click();
  await page.getByRole('heading', { level: 1, name: 'GT-2' }).waitFor();
  await page.getByText('Order GT-2 completed, tickets issued').waitFor();
  expect(await page.getByText('Unscanned').count()).toBe(2);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Resend tickets' }).click();
  await page.getByText(`${email} gets all 2 tickets by email again.`).waitFor();
  await page.getByRole('button', { name: 'Send 2 tickets' }).click();
  await page.getByText('Tickets will be sent again').waitFor();
  await page.getByText('Staff, manager').waitFor();

  // The worker writes it a moment after the order; the list of an order's mails is read as it is opened.
  const confirmed = () =>
    database.owner.query(`select from mail where order_id = $1 and kind = 'order-confirmation'`, [orderId]);
  await expect.poll(async () => (await confirmed()).rowCount, patience).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Emails/ }).click();
  await page.getByRole('cell', { name: email }).first().waitFor();
  await page.getByRole('link', { name: 'Order confirmation' }).first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /^History/ }).click();
  await page.getByRole('link', { name: 'Sent the tickets of order GT-2 again' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await page.getByLabel('Note for colleagues').fill('Comes by wheelchair');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Comes by wheelchair', { exact: true }).waitFor();
  expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('');

  await page.goto(`${foyer.url}/cms/order-management?q=ayd%C4%B1n`);
  await page.getByText('1 order · €35.00 in this view').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('3 orders · €70.00 in this view').waitFor();
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Reserved' }).click();
  await page.getByText('Femke Bakker').waitFor();
  await page.getByText('1 order · €0.00 in this view').waitFor();
  expect(page.url()).toContain('state=reserved');
  await page.close();
});

test('an order on a phone is cards, and its codes are readable on paper', async () => {
  const { orderId, secret } = await sell('Kenji', 'Watanabe');
  const page = await openAs('/order-management?q=watanabe', 390);
  await page.getByRole('link', { name: /Kenji Watanabe/ }).click();
  await page.getByText('0 of 2 scanned').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();

  const answer = await fetch(`${foyer.url}/api/shop/orders/${secret}/tickets.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const codes = await readPdfCodes(new Uint8Array(await answer.arrayBuffer()));
  const { app } = testApp(database);
  const tickets = await inClient(app.db, client.clientId, (scope) => listTickets(scope, orderId));
  expect(codes.map((code) => readTicketCode(code)?.content.ticketNumber)).toEqual(
    tickets.map((ticket) => ticket.code),
  );
});

test('every mail can be read in the outbox before it leaves, and deleted', async () => {
  const { email, orderId } = await sell('Amélie', 'Rousseau');
  // The worker writes it a moment after the order.
  const written = () =>
    database.owner.query(`select from mail where order_id = $1 and state = 'kept'`, [orderId]);
  await expect.poll(async () => (await written()).rowCount, patience).toBe(1);
  const page = await openAs('/message-queue?tab=outbox');
  await page.getByRole('button', { name: /Amélie Rousseau/ }).click();
  await page.getByRole('heading', { name: 'Your tickets for Salt & Light' }).waitFor();
  await page.getByText(`To ${email}`).waitFor();
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('sandbox')).toBe('');
  const shown = await frame.getAttribute('srcdoc');
  expect(shown).toContain('See you on');
  expect(shown).toMatch(/Open my tickets\s+\[link hidden\]<\/a>/);
  expect(shown).not.toContain('/shop/order/');

  await page.getByText('Text', { exact: true }).click();
  await page.getByText(/Open my tickets:\s+\[link hidden\]/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .filter({ hasText: /^etickets-GT-\d+\.pdf$/ })
    .waitFor();

  // Arrows move through the list, Enter opens, Delete asks.
  await page.getByRole('button', { name: /Amélie Rousseau/ }).press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await page.getByText(`${email} will not receive it`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete email' }).click();
  await page.getByText('Choose an email to read it').waitFor();
  await page.getByText('Amélie Rousseau').first().waitFor({ state: 'detached' });
  await page.close();
});

test('mails that wait for the mail server are on the dashboard, with since when and the way to them', async () => {
  const { orderId } = await sell('Bram', 'Waiting');
  const kept = () =>
    database.owner.query(`select from mail where order_id = $1 and state = 'kept'`, [orderId]);
  await expect.poll(async () => (await kept()).rowCount, patience).toBe(1);
  // A mail that waits for four days has failed.
  await database.owner.query(
    `update mail set state = 'waiting', error = 'connect ECONNREFUSED', next_try_at = now() + interval '1 day',
       waits_since = date_trunc('hour', now()) - interval '47 hours 55 minutes' where order_id = $1`,
    [orderId],
  );
  const page = await openAs('/');
  await page.getByText(/^1 email is waiting for the mail server since .*20.*:05$/).waitFor();
  await page.getByRole('link', { name: 'View waiting emails' }).click();
  await page.getByRole('button', { name: /Bram Waiting/ }).click();
  await page.getByText(/Waiting for the mail server since .* connect ECONNREFUSED/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.close();
});

test('failed messages show their cause without names, and are deleted together', async () => {
  const { orderId } = await sell('Eleanor', 'Whitfield');
  const [first] = await Promise.all([aFailedMessage(orderId), aFailedMessage()]);
  await database.owner.query(
    `insert into message_attempt (client_id, message_id, started_at, ended_at, error)
     values ($1, $2, now() - interval '2 seconds', now(), 'Timed out for anna@example.com')`,
    [client.clientId, first],
  );
  const page = await openAs('/message-queue');
  await page.getByRole('link', { name: /2/ }).first().waitFor();
  await page.getByText('Release held places').waitFor();
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('Week').click();
  await page.getByText('Messages per two hours').waitFor();
  await page.waitForURL((address) => address.searchParams.get('period') === 'week');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await goWithin(page, '/message-queue/failed-messages');
  await page.getByText('SMTP 421 for a•••••@example.com').waitFor();
  await page.getByRole('button', { name: 'Messages of order-completed' }).click();
  await page.getByText('tried 9 times').first().waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // J goes to the row, X ticks it, Enter opens its newest message.
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect
    .poll(async () => {
      // After a look at the phone's size the table takes the place of its cards again.
      await page.keyboard.press('j');
      return page.evaluate(() => document.activeElement?.textContent);
    }, patience)
    .toBe('order-completed');
  await page.keyboard.press('x');
  await page.getByText('2 messages selected').waitFor();

  await goWithin(page, `/message-queue/failed-messages?message=${first}`);
  await page.getByRole('heading', { name: 'order-completed', level: 1 }).waitFor();
  await page.getByText('The buyers of these orders have not received their tickets').waitFor();
  await page.getByRole('cell', { name: 'Timed out for a•••••@example.com' }).waitFor();
  await page.getByText('"email": "e•••••@example.com"').waitFor();
  await page.getByRole('link', { name: /^GT-/ }).waitFor();
  await page.getByRole('button', { name: 'Retry all 2' }).click();
  await page.getByRole('heading', { name: 'Retry 2 messages?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // On a phone in the dark the three screens are as usable.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, text] of [
    [`/failed-messages?message=${first}`, 'What it means'],
    ['/failed-messages?bus=EVENT', 'Select all 2'],
    ['', 'Messages per minute'],
    ['?tab=outbox', 'Eleanor Whitfield'],
  ] as const) {
    await goWithin(page, `/message-queue${path}`);
    await page.getByText(text).first().waitFor();
    expect(await findAccessibilityFaults(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // Narrowed by the address, and everything that matches is deleted, not only what the page shows.
  await goWithin(page, '/message-queue/failed-messages?bus=EVENT&source=orders');
  await page.getByRole('button', { name: 'Clear Source' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete 2 messages' }).click();
  await page.getByText('No failed messages found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('No failed messages').waitFor();
  await page.close();
});

test('a dead letter is tried again once that is confirmed, and Admins who pause the workers see it on every page', async () => {
  await aFailedMessage(randomUUID(), ['dead-letter', 'created']);
  const page = await openAs('/message-queue/failed-messages?bus=DEAD_LETTER');
  await page.getByRole('checkbox', { name: 'Select all 1' }).check();
  await page.getByRole('button', { name: 'Retry 1', exact: true }).click();
  await page.getByRole('heading', { name: 'Retry this message?' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retry message' }).click();
  await page.getByText('1 message is being retried').waitFor();
  await page.getByText('No failed messages').waitFor();
  await goWithin(page, '/message-queue');
  await page.getByRole('heading', { name: 'Message queue' }).waitFor();
  expect(await page.getByRole('button', { name: 'Pause workers' }).count()).toBe(0);
  await page.close();

  await anAdmin(testApp(database).app, 'olaf');
  const admin = await openPage(browser, { width: 1440 });
  await admin.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(admin, foyer.url, 'olaf|platform', TEST_PASSWORD, '/message-queue');
  await admin.getByRole('button', { name: 'Pause workers' }).click();
  await admin.getByRole('dialog').getByText('Messages of all clients wait').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Pause workers' }).click();
  await admin.getByText('Workers are paused by olaf').waitFor();
  await goWithin(admin, '/gebruikers');
  await admin.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
  await admin.getByText('Workers are paused by olaf').waitFor();
  expect(await findAccessibilityFaults(admin)).toEqual([]);
  await admin.getByRole('link', { name: 'Open message queue' }).click();
  await admin.getByRole('button', { name: 'Resume workers' }).click();
  await admin.getByText('Workers are paused by olaf').waitFor({ state: 'detached' });
  await admin.close();
});

test('money that came when the places were gone is shown on the order and refunded automatically', async () => {
  const { app } = testApp(database);
  const full = await aTimeslot(database.owner, client.clientId, { capacity: 2 });
  const late = await aPlacedOrder(app, client.clientId, full, {
    isTest: true,
    buyer: { firstName: 'Late', lastName: 'Buyer', email: 'late.buyer@example.com', phone: null },
  });
  const payUrl = await startTestPayment(late.orderId);
  await releaseHold(app, client.clientId, late.holdId);
  await aPlacedOrder(app, client.clientId, full, { quantity: 1 });
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
  const page = await openAs(`/order-management?order=${late.orderId}`);
  await page.getByText('Payment arrived after the places were gone').waitFor();
  await page.getByText('Refund of €35.00: The places were no longer available').waitFor();
  const refunded = () =>
    database.owner.query(`select from refund where order_id = $1 and state = 'done'`, [late.orderId]);
  await expect.poll(async () => (await refunded()).rowCount, patience).toBe(1);
  await page.reload();
  await page.getByText('Refund of €35.00 paid').waitFor();
  await page.close();
});

test('the ledger of a paid order shows what it posted, and that tickets, ledger and money agree', async () => {
  const { app } = testApp(database);
  const buyer = { firstName: 'Luca', lastName: 'Ledger', email: 'luca@example.com', phone: null };
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot, { isTest: true, buyer });
  const payUrl = await startTestPayment(orderId);
  await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
  const page = await openAs(`/order-management?order=${orderId}`);
  await page.getByRole('link', { name: 'Ledger 2' }).click();
  await page.getByText('Valid tickets and fees €35.00 = ledger €35.00 = received €35.00').waitFor();
  await page.getByRole('cell', { name: 'VAT 9%' }).waitFor();
  await page.getByText('2 postings, 5 entries.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Money 1' }).click();
  await page.getByText('1 posting, 2 entries.').waitFor();
  // A total that no payment covers.
  await database.owner.query('update orders set total_minor = total_minor + 250 where id = $1', [orderId]);
  await page.reload();
  await page.getByText('€2.50 difference.').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download entries' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^GT-\d+-ledger\.csv$/);
  await page.close();
  const phone = await openAs(`/order-management?order=${orderId}&tab=ledger`, 390);
  await phone.getByText('Paid by the buyer').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.close();
});

async function startTestPayment(orderId: string): Promise<string> {
  const app = { ...testApp(database).app, publicUrl: foyer.url };
  const started = await startPayment(app, client.clientId, orderId, 'test');
  if (!started.ok) throw new Error(started.refusals.map((one) => one.code).join());
  return started.value.redirectUrl;
}
