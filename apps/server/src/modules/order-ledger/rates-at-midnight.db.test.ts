import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aTillDesk } from '@foyer/testkit/builders/a-till-desk.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { sellAtDesk } from '../desk-sales/sell-at-desk.ts';
import { listPostings } from '../ledger/index.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { readSubject } from '../settings/subject-state.ts';
import { saveDetails } from '../storefront/cart/save-details.ts';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { checkOut } from '../storefront/checkout/check-out.ts';
import { showSalesPage } from '../storefront/sales-page/show-sales-page.ts';
import { readReceipt } from '../tills/printing/read-receipt.ts';
import { verifyLedger } from './index.ts';

const database = await testDatabase();
const { owner } = database;

const rates = {
  platformServiceOnlineMinor: 45,
  platformServiceOfflineMinor: 60,
  platformServiceGroupsMinor: 70,
  platformTransactionOnlineMinor: 35,
  platformTransactionOfflineMinor: 30,
};

/** A museum of Amsterdam at noon of the day before its rates rise, which has no costs of its own and passes all of them on. */
async function aMuseumAtTheRates(own: Record<string, number | null> = {}) {
  const clock = testClock('2030-06-01T10:00:00Z');
  const { app, worker } = testApp(database, clock);
  const client = await aClient(app);
  const { clientId } = client;
  await owner.query(`update client set payment_environment = 'live' where id = $1`, [clientId]);
  const desk = await aTillDesk(app, owner, { client });
  const { manager } = desk;
  await owner.query(
    `update client set pass_on_service_cost = true, pass_on_transaction_cost = true,
       platform_service_online_minor = 40, platform_service_offline_minor = 50,
       platform_transaction_online_minor = 25, platform_transaction_offline_minor = 20,
       service_fee_offline_minor = $2, transaction_cost_offline_minor = $3 where id = $1`,
    [clientId, own.service ?? null, own.transaction ?? null],
  );
  const admin = await signedInAsAdmin(app, clientId);
  const { version } = await admin.inClient((scope) => readSubject(scope, 'platform-rates', clock.now()));
  const change = { subject: 'platform-rates', value: rates, version, isApplyNow: false } as const;
  await saveSetting(admin, { ...change, fromDay: '2030-06-02' });
  const toMidnight = () =>
    clock.advance((Date.parse('2030-06-01T22:00:00Z') - clock.now().getTime()) / 60_000);
  const sell = async (quantity: number, totalMinor: number) => {
    const payments = [{ means: 'card', amountMinor: totalMinor }];
    const { orderId } = await sellAtDesk(manager, desk.sale(quantity, { totalMinor, payments }));
    return orderId;
  };
  /** What an order says in its row, on its receipt and in the ledger. */
  const figuresOf = (orderId: string) =>
    manager.inClient(async (scope) => {
      const { rows } = await owner.query<{ total: number; service: number; transaction: number }>(
        `select total_minor::int as total, service_cost_minor::int as service,
           transaction_cost_minor::int as transaction from orders where id = $1`,
        [orderId],
      );
      const entries = (await listPostings(scope, [orderId])).flatMap((posting) => posting.entries);
      const sumOf = (kind: string) =>
        entries.reduce((sum, one) => (one.account.kind === kind ? sum + one.amountMinor : sum), 0);
      const blocks = await readReceipt(scope, orderId, clock.now(), {
        receivedMinor: null,
        changeMinor: null,
      });
      const onReceipt = blocks.map(({ right }) => right).join(' ');
      const [row] = rows;
      const total = ((row?.total ?? 0) / 100).toFixed(2).replace('.', ',');
      return {
        ...row,
        receiptHasTotal: onReceipt.includes(total),
        platformFees: sumOf('platform-fees'),
        dueToPlatform: sumOf('due-to-platform'),
      };
    });
  return { app, worker, clock, client, clientId, desk, manager, toMidnight, sell, figuresOf };
}

test('a minute before midnight of the museum a sale has the old rates, at midnight the new ones, and its books agree', async () => {
  const { worker, client, toMidnight, clock, sell, figuresOf, desk } = await aMuseumAtTheRates();
  toMidnight();
  clock.advance(-1);
  const before = await sell(2, 3500 + 2 * 50 + 20);
  clock.advance(1);
  expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(2, { totalMinor: 3620 })))).toEqual([
    'main: price-changed',
  ]);
  const after = await sell(2, 3500 + 2 * 60 + 30);
  expect(await figuresOf(before)).toEqual({
    ...{ total: 3620, service: 50, transaction: 20, receiptHasTotal: true },
    ...{ platformFees: 120, dueToPlatform: -120 },
  });
  expect(await figuresOf(after)).toEqual({
    ...{ total: 3650, service: 60, transaction: 30, receiptHasTotal: true },
    ...{ platformFees: 150, dueToPlatform: -150 },
  });
  const report = (await verifyLedger(worker.db)).find(({ subdomain }) => subdomain === client.subdomain);
  expect(report?.differing).toEqual([]);
  const owed = report?.balances.find(({ account }) => account === 'due-to-platform');
  expect(owed?.amountMinor, 'what an invoice of the platform charges').toBe(-270);
});

test('visitors of a museum with costs of its own pay those before and after; what the platform charges rises all the same', async () => {
  const { toMidnight, sell, figuresOf } = await aMuseumAtTheRates({ service: 100, transaction: 0 });
  const before = await figuresOf(await sell(1, 1850));
  toMidnight();
  const after = await figuresOf(await sell(1, 1850));
  expect([before, after].map(({ total, platformFees }) => [total, platformFees])).toEqual([
    [1850, 70],
    [1850, 90],
  ]);
});

test('a cart of before midnight is not ordered at another price than its visitor saw', async () => {
  const { app, client, clientId, clock, toMidnight } = await aMuseumAtTheRates();
  const page = await aSalesPage(owner, clientId, { capacity: 10 });
  const address = { client: client.subdomain, channel: page.url };
  const wish = {
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 2 }],
  };
  const shown = async () => (await showSalesPage(app, address, 'en')).costs;
  toMidnight();
  clock.advance(-1);
  expect(await shown()).toMatchObject({ serviceMinor: 40, transactionMinor: 25 });
  const cart = await takeCart(app, address, wish, null);
  expect(cart.totals.feesMinor).toBe(2 * 40 + 25);
  await saveDetails(app, cart.secret, {
    firstName: 'Anna',
    lastName: 'Visser',
    email: 'anna.visser@example.com',
  });
  clock.advance(1);
  expect(await shown()).toMatchObject({ serviceMinor: 45, transactionMinor: 35 });
  expect((await takeCart(app, address, wish, null)).totals.feesMinor).toBe(2 * 45 + 35);
  expect(await refusalsOf(checkOut(app, cart.secret, { method: 'test' }))).toEqual(['main: price-changed']);
});
