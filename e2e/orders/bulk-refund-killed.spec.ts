import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { connectProvider } from '@foyer/server/modules/payments/accounts/connect-provider.ts';
import { aClient, signedInAs, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { accountInput } from '@foyer/testkit/providers/a-remote-payment.ts';
import {
  MOLLIE_TEST_KEY,
  type MollieCounterpart,
  startMollie,
} from '@foyer/testkit/providers/mollie-counterpart.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser } from '../src/browser/launch-browser.ts';
import { openPage } from '../src/browser/open-page.ts';
import { findEmbeddedDatabase } from '../src/embedded-database.ts';
import { ageHeartbeats } from '../src/orders/age-heartbeats.ts';
import { sellForMollie } from '../src/orders/sell-for-mollie.ts';
import { confirm, dialogOf } from '../src/page-acts.ts';
import { type RunningFoyer, startFoyer } from '../src/running-foyer.ts';
import { signIn } from '../src/sign-in.ts';

// A day is cancelled: all its orders are refunded at once, and the server is killed twice on the way.

const ORDERS = isLongRun() ? 500 : 60;
const TOTAL_MINOR = ORDERS * 3500;

let mollie: MollieCounterpart;
let foyer: RunningFoyer;
let browser: Browser;
let database: DatabaseAccess & { close(): Promise<void> };
let client: TestClient;
let timeslot: TestTimeslot;
let otherOrderId: string;
let page: Page;

beforeAll(async () => {
  [mollie, browser] = await Promise.all([startMollie(), launchBrowser()]);
  foyer = await startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, FOYER_MOLLIE_URL: mollie.url });
  database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  const plain = testApp(database).app;
  const app = { ...plain, env: { ...plain.env, FOYER_MOLLIE_URL: mollie.url } };
  client = await aClient(app);
  const { clientId } = client;
  await connectProvider(await signedInAs(app, client), accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  timeslot = await aTimeslot(database.owner, clientId, { capacity: 2 * ORDERS, date: '2030-06-15' });
  const otherDay = await aTimeslot(database.owner, clientId, { capacity: 10, date: '2030-06-16' });
  const sold: string[] = [];
  for (let nth = 1; nth <= ORDERS; nth += 1)
    sold.push(await sellForMollie(app, mollie, clientId, timeslot, nth));
  otherOrderId = await sellForMollie(app, mollie, clientId, otherDay, 0);
  await holdBack(sold.slice(0, ORDERS / 3));
}, 600_000);

/**
 * An act before the refund still has to do with these orders, which then wait for their turn: however late a kill comes,
 * it meets a refund that is not over.
 */
async function holdBack(orderIds: readonly string[]): Promise<void> {
  await database.owner.query(
    `with earlier as (
       insert into bulk_run (client_id, id, request_id, act, order_count, currency, created_by_kind, created_by_id,
         created_by_name, created_at, moved_at, closed_at)
       values ($1, '00000000-0000-7000-8000-000000000001', 'earlier', 'refund', $2, 'EUR', 'account', $3, 'manager',
         now(), 'infinity', now()) returning client_id, id)
     insert into bulk_row (client_id, run_id, position, order_id)
     select client_id, id, position, order_id
     from earlier, unnest($4::uuid[]) with ordinality as w (order_id, position)`,
    [client.clientId, orderIds.length, client.managerId, orderIds],
  );
}

async function endActBefore(): Promise<void> {
  await database.owner.query(
    `update bulk_run set state = 'done', finished_at = now() where client_id = $1 and request_id = 'earlier'`,
    [client.clientId],
  );
}

afterAll(async () => {
  await browser?.close();
  await database?.close();
  await foyer?.remove();
  await mollie?.close();
});

async function count(text: string): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(text, [client.clientId]);
  return rows[0]?.count ?? 0;
}

const settledRows = () =>
  count(`select count(*)::int as count from bulk_row where client_id = $1 and state <> 'waiting'`);

test('all orders of the cancelled day are chosen by its date, and the button says what goes back', async () => {
  page = await openPage(browser, { width: 1440 });
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  const path = `/order-management?visit=${timeslot.date}`;
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD, path);
  await page.getByText(`${ORDERS} orders · `).first().waitFor();
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await page.getByRole('button', { name: `Select all ${ORDERS}` }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialogOf(page).getByText(`Refund ${ORDERS} orders.`).waitFor();
  await dialogOf(page).getByLabel('Reason').fill('Burst pipe in the hall');
  await confirm(page, /^Refund €/);
  await page.getByRole('region', { name: `Refund ${ORDERS} orders` }).waitFor();
});

test('the server is killed twice while it refunds, and each time it continues where it was', async () => {
  const met: number[] = [];
  for (const part of [1 / 6, 1 / 2]) {
    await vi.waitUntil(async () => (await settledRows()) >= ORDERS * part, {
      timeout: 120_000,
      interval: 2,
    });
    await foyer.kill();
    met.push(await settledRows());
    if (met.length === 2) await endActBefore();
    await Promise.all([ageHeartbeats(database, new Date()), foyer.start()]);
  }
  process.stdout.write(`killed after ${met.join(' and ')} of ${ORDERS} orders\n`);
  // Each kill met a run that was going on.
  expect(met.every((settled) => settled < ORDERS)).toBe(true);
  await vi.waitFor(async () => expect(await settledRows()).toBe(ORDERS), {
    timeout: 240_000,
    interval: 100,
  });
});

test('every order is refunded once: by its row, its refund, its tickets, and at the provider', async () => {
  const refunds = (state: string) =>
    count(
      `select count(distinct order_id)::int as count from refund where client_id = $1 and state = '${state}'`,
    );
  await vi.waitFor(async () => expect(await refunds('done')).toBe(ORDERS), {
    timeout: 240_000,
    interval: 250,
  });
  const { rows } = await database.owner.query(
    `select count(*)::int as refunds, sum(amount_minor)::int as minor from refund where client_id = $1`,
    [client.clientId],
  );
  expect(rows).toEqual([{ refunds: ORDERS, minor: TOTAL_MINOR }]);
  const { rows: states } = await database.owner.query(
    `select state, count(*)::int as orders, sum(refunded_minor)::int as refunded from orders
     where client_id = $1 group by state order by state`,
    [client.clientId],
  );
  expect(states).toEqual([
    { state: 'completed', orders: 1, refunded: 0 },
    { state: 'refunded', orders: ORDERS, refunded: TOTAL_MINOR },
  ]);
  expect(
    await count(`select count(*)::int as count from ticket where client_id = $1 and state = 'active'`),
  ).toBe(2);
  expect(mollie.refunds).toHaveLength(ORDERS);
  expect(new Set(mollie.refunds.map(({ paymentId }) => paymentId)).size).toBe(ORDERS);
  expect(mollie.refunds.every(({ amount }) => amount.value === '35.00')).toBe(true);
});

test('ledger and places are right, and each buyer hears of it once', async () => {
  const [report] = (await verifyLedger(database.worker)).filter((one) => one.subdomain === client.subdomain);
  expect(report).toMatchObject({ differing: [], strays: 0 });
  expect(await listCounterDifferences(database.worker)).toEqual([]);
  const mailed = () =>
    count(`select count(distinct order_id)::int as count from mail where client_id = $1 and kind = 'refund'`);
  await vi.waitFor(async () => expect(await mailed()).toBe(ORDERS), patience);
  expect(
    await count(`select count(*)::int as count from mail where client_id = $1 and kind = 'refund'`),
  ).toBe(ORDERS);
});

test('the card of the act shows the result, and an order its refund; an order of another day is as it was', async () => {
  await page.reload();
  const card = page.getByRole('region', { name: `Refund ${ORDERS} orders` });
  await card.getByText(`${ORDERS} of ${ORDERS} orders`).first().waitFor();
  await card.getByRole('button', { name: `All results ${ORDERS}` }).click();
  // A result is a row of the card; the list below has a row of the same order.
  await page.getByRole('row', { name: `Buyer Number ${ORDERS} Done €35.00` }).waitFor();
  await page.goto(`${foyer.url}/cms/order-management?order=${otherOrderId}`);
  await page.getByText('0 of 2 scanned').waitFor();
  await page.close();
});
