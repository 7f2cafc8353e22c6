import { randomUUID } from 'node:crypto';
import { postPayment } from '@foyer/domain/ledger/post-money.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listPostings, postToLedger } from './index.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));

/** A payment of €10.00, taken at noon on 20 November unless said otherwise. */
function aPayment(facts: Partial<Posting> = {}): Posting {
  const cause = { causeId: randomUUID(), orderId: randomUUID(), isTest: false, currency: 'EUR' };
  const [posting] = postPayment({ ...cause, at: new Date('2026-11-20T12:00:00Z') }, 'test', 1000);
  if (!posting) throw new Error('nothing to post');
  return { ...posting, ...facts };
}

async function aLedger() {
  const { clientId } = await aClient(app);
  const inLedger = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  return {
    clientId,
    post: (...postings: Posting[]) => inLedger((scope) => postToLedger(scope, postings)),
    of: (...postings: Posting[]) =>
      inLedger((scope) =>
        listPostings(
          scope,
          postings.map(({ orderId }) => orderId),
        ),
      ),
    say: (statement: string) => inLedger(({ tx }) => sql.raw(statement).execute(tx)),
    close: (day: string) =>
      owner.query('insert into ledger_closed_day (client_id, day) values ($1, $2)', [clientId, day]),
  };
}

test('a posting is read back as it was posted, on its day by the clock of the client', async () => {
  const ledger = await aLedger();
  const posting = aPayment({ at: new Date('2026-11-20T23:30:00Z'), isTest: true });
  await ledger.post(posting);
  expect(await ledger.of(posting)).toEqual([{ ...posting, day: '2026-11-21', correctsDay: null }]);
});

test('a job that posts the same payment again posts it once, also at the same moment', async () => {
  const ledger = await aLedger();
  const [one, other] = [aPayment(), aPayment()];
  await Promise.all([ledger.post(one), ledger.post(one, other), ledger.post(one)]);
  expect(await ledger.of(one, other)).toHaveLength(2);
});

test('a transaction that ends half-way has posted nothing', async () => {
  const ledger = await aLedger();
  const posting = aPayment();
  const broken = inClient(app.db, ledger.clientId, async (scope) => {
    await postToLedger(scope, [posting]);
    throw new Error('the server was killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await ledger.of(posting)).toEqual([]);
});

describe('the database refuses', () => {
  test('a posting that does not balance', async () => {
    const ledger = await aLedger();
    const posting = aPayment();
    const entries = posting.entries.map((entry, index) => (index ? entry : { ...entry, amountMinor: 999 }));
    await expect(ledger.post({ ...posting, entries })).rejects.toThrow('ledger_posting_balances');
    await expect(ledger.post({ ...posting, entries: [] })).rejects.toThrow('ledger_posting_whole');
  });

  test('every change of what was posted, also to the owner of the tables', async () => {
    const ledger = await aLedger();
    const posting = aPayment();
    await ledger.post(posting);
    await expect(ledger.say(`update ledger_posting set book = 'test'`)).rejects.toThrow('permission denied');
    await expect(ledger.say('delete from ledger_posting')).rejects.toThrow('permission denied');
    for (const change of [
      `update ledger_posting set book = 'test'`,
      'delete from ledger_posting',
      'truncate ledger_posting cascade',
      'delete from ledger_closed_day',
    ]) {
      await expect(owner.query(change)).rejects.toThrow('the ledger is only added to');
    }
    expect(await ledger.of(posting)).toHaveLength(1);
  });

  test('a posting of a closed day', async () => {
    const ledger = await aLedger();
    await ledger.close('2026-11-19');
    const insert = (day: string) =>
      ledger.say(`insert into ledger_posting (client_id, kind, cause_id, book, currency, at, day, accounts,
          cost_centres, general_ledger_accounts, amounts_minor)
        values ('${ledger.clientId}', 'payment', uuidv7(), 'live', 'EUR', now(), '${day}', '{receivable,money:test}',
          '{"",""}', '{"",""}', '{-5,5}')`);
    await expect(insert('2026-11-19')).rejects.toThrow('the ledger is closed for 2026-11-19');
    await expect(insert('2026-11-01')).rejects.toThrow('the ledger is closed for 2026-11-01');
    await insert('2026-11-20');
  });
});

test('what belongs to a closed day counts on the first open one and names the day that it corrects', async () => {
  const ledger = await aLedger();
  await ledger.close('2026-11-22');
  const late = aPayment();
  await ledger.post(late);
  expect(await ledger.of(late)).toMatchObject([{ day: '2026-11-23', correctsDay: '2026-11-20' }]);
});

/** The transactions of this database that wait for an advisory lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await database.owner.query(
    `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].waiting;
}

test('a day is closed only when what is posted at that moment is written', async () => {
  const ledger = await aLedger();
  const posting = aPayment();
  const { promise: posted, resolve: endPosting } = Promise.withResolvers<void>();
  const { promise: inHand, resolve: isInHand } = Promise.withResolvers<void>();
  const posts = inClient(app.db, ledger.clientId, async (scope) => {
    await postToLedger(scope, [posting]);
    isInHand();
    await posted;
  });
  await inHand;
  const closes = ledger.close('2026-11-20');
  await expect.poll(countWaiting).toBe(1);
  endPosting();
  await Promise.all([posts, closes]);
  expect(await ledger.of(posting)).toMatchObject([{ day: '2026-11-20', correctsDay: null }]);
});

test('a client sees no posting of another one', async () => {
  const [one, other] = [await aLedger(), await aLedger()];
  const posting = aPayment();
  await one.post(posting);
  expect(await other.of(posting)).toEqual([]);
  await expect(
    other.say(`insert into ledger_closed_day (client_id, day) values ('${one.clientId}', '2026-11-20')`),
  ).rejects.toThrow('row-level security');
});
