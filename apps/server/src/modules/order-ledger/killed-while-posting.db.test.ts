import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { checkOut, pay, sendPatiently, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { verifyLedger } from './index.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database);
const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
const lock = 424_242;

// Every transaction that posts stops just before its commit, all statements done, while the test holds the lock.
await owner.query(`
  create function wait_before_commit() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${lock});
    return null;
  end $$;
  create constraint trigger wait_before_commit after insert on ledger_posting
    deferrable initially deferred for each row execute function wait_before_commit()`);
const holder = await owner.connect();
afterAll(() => holder.release());
const hold = () => holder.query(`select pg_advisory_lock(${lock})`);
const release = () => holder.query(`select pg_advisory_unlock_all()`);

async function waitingPid(): Promise<number> {
  const find = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]?.pid ?? 0;
  };
  await vi.waitFor(async () => expect(await find()).toBeGreaterThan(0), patience);
  return find();
}

const start = () =>
  startServerProcess({ DATABASE_URL: database.ownerUrl, FOYER_SECRET: TEST_SECRET, FOYER_ROLE: 'web' });

const all = { state: 'completed', payment: 'paid', tickets: 2, sold: 2, postings: ['payment', 'sale'] };
const nothing = { state: 'pending payment', payment: 'open', tickets: 0, sold: 0, postings: [] };

/** Who dies; what its sale has become of necessity, where it has. */
const deaths: [string, (server: ServerProcess, pid: number) => Promise<unknown>, typeof all | undefined][] = [
  ['the server', (server) => server.kill(), undefined],
  [
    'its connection to the database and then the server',
    async (server, pid) => {
      await server.kill();
      await owner.query('select pg_terminate_backend($1)', [pid]);
    },
    { ...nothing, postings: [] as string[] },
  ],
];

test.each(deaths)(
  'when %s is killed between posting and commit, the sale is there whole or not at all, and the next try completes it once',
  async (_who, die, outcome) => {
    const client = await aClient(app);
    const page = await aSalesPage(owner, client.clientId, { capacity: 10 });
    const server = await start();
    const shop = { url: server.url, subdomain: client.subdomain, channelUrl: page.url };
    const cart = await takeCart(shop, { ...page, quantity: 2 });
    if (typeof cart === 'string') throw new Error(cart);
    const checkout = await checkOut(shop, cart, buyer);
    if (typeof checkout === 'string') throw new Error(checkout);

    await hold();
    const paying = pay(checkout.payUrl).catch(() => 'no answer');
    await die(server, await waitingPid());
    expect(await paying).toBe('no answer');
    await release();
    const look = async () => {
      const { rows } = await owner.query(
        `select o.state, (select state from payment p where p.order_id = o.id) as payment,
           (select count(*)::int from ticket t where t.order_id = o.id) as tickets,
           (select sold from counter c where c.client_id = o.client_id and c.id = $2) as sold,
           array(select kind from ledger_posting p where p.order_id = o.id order by kind) as postings
         from orders o where o.client_id = $1`,
        [client.clientId, page.timeslotId],
      );
      return rows[0];
    };
    const isBroken = async () => {
      const report = (await verifyLedger(worker.db)).find(({ subdomain }) => subdomain === client.subdomain);
      const sum = report?.balances.reduce((total, { amountMinor }) => total + amountMinor, 0);
      return report?.differing.length !== 0 || report.strays !== 0 || sum !== 0;
    };
    const isOver = async () => {
      const { rows } = await owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and usename like 'foyer%' and state <> 'idle'
           and query ~* '^commit'`,
      );
      return rows.length === 0;
    };
    await vi.waitFor(async () => expect(await isOver()).toBe(true), patience);
    expect([all, nothing]).toContainEqual(await look());
    if (outcome) expect(await look()).toEqual(outcome);
    expect(await isBroken()).toBe(false);

    const next = await start();
    await pay(checkout.payUrl.replace(server.url, next.url), sendPatiently(60_000));
    expect(await look()).toEqual(all);
    expect(await isBroken()).toBe(false);
    await next.stop();
  },
);
