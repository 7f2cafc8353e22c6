import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTill } from '@foyer/testkit/builders/a-till.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { listBalances } from '../ledger/index.ts';
import { closeTill } from './close-till.ts';
import { listTillCloses, sumTillCloses } from './list-till-closes.ts';
import { moveCash } from './move-cash.ts';
import { openTill } from './open-till.ts';
import { readTillReports } from './read-till-session.ts';
import { archiveTill, changeTill, createTill } from './save-till.ts';
import { listTillEntries } from './till-entry.repository.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T09:00:00Z');
const { app } = testApp(database, clock);
const aMuseum = (floatMinor?: number) => aTill(app, database.owner, floatMinor);
/** How many statements wait for a lock of another transaction. */
const waiting = async (): Promise<number> => {
  const { rows } = await database.owner.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};
const cents = (amountMinor: number) => [{ valueMinor: 1, count: amountMinor }];
const closing = (amountMinor: number, more = {}) => ({
  counts: cents(amountMinor),
  leftMinor: 15_000,
  ...more,
});

test('the entries of a session add up to the balance of its drawer in the ledger at every moment, and its close leaves the next float', async () => {
  const { manager, session, inMuseum, take, anOrder, drawer } = await aMuseum();
  const inEntries = async () => {
    const entries = await inMuseum((scope) => listTillEntries(scope, [session.id]));
    return entries.reduce((sum, { means, amountMinor }) => sum + (means === 'cash' ? amountMinor : 0), 0);
  };
  const expectBoth = async (amountMinor: number) => {
    expect([await inEntries(), await drawer()]).toEqual([amountMinor, amountMinor]);
  };
  await expectBoth(15_000);
  const orderId = await anOrder();
  await inMuseum((scope) => take(scope, orderId, 3500));
  await inMuseum((scope) => take(scope, orderId, 1250, 'card'));
  await expectBoth(18_500);
  const movementId = '00000000-0000-4000-8000-000000000001';
  const rolls = {
    movementId,
    kind: 'take-out',
    amountMinor: 6950,
    reason: 'purchase',
    note: 'Receipt rolls',
  };
  await moveCash(manager, session.id, rolls);
  await Promise.all([moveCash(manager, session.id, rolls), moveCash(manager, session.id, rolls)]);
  await moveCash(manager, session.id, { kind: 'put-in', amountMinor: 5000, reason: 'change' });
  await expectBoth(16_550);
  const close = await closeTill(manager, session.id, closing(16_460), 5);
  expect(close).toMatchObject({ number: 1, expectedMinor: 16_550, countedMinor: 16_460, leftMinor: 15_000 });
  expect(close.document).toMatchObject({
    differenceMinor: -90,
    toSafeMinor: 1460,
    movements: [{ amountMinor: -6950, note: 'Receipt rolls' }, { amountMinor: 5000 }],
  });
  await expectBoth(15_000);
  const accounts = new Map(
    (await inMuseum(listBalances)).map(({ account, amountMinor }) => [account, amountMinor]),
  );
  expect(accounts.get('money:safe')).toBe(-15_000 + 1460);
  expect(accounts.get('purchases')).toBe(6950);
  expect(accounts.get('money:between-tills')).toBe(-5000);
  expect(accounts.get('cash-differences')).toBe(90);
  expect(accounts.get(`money:${session.tillId}:card`)).toBe(1250);
});

test('a movement is counted once, also where it is sent again after its session was closed', async () => {
  const { manager, till, session, inMuseum, drawer } = await aMuseum();
  const movement = { movementId: crypto.randomUUID(), amountMinor: 500, reason: 'safe' };
  await moveCash(manager, session.id, { ...movement, kind: 'take-out' });
  await closeTill(manager, session.id, closing(14_500, { leftMinor: 14_500 }));
  expect(await moveCash(manager, session.id, { ...movement, kind: 'take-out' })).toMatchObject({
    id: session.id,
  });
  const next = await openTill(manager, till.id, { floatMinor: 14_500 });
  await moveCash(manager, next.id, { ...movement, kind: 'put-in' });
  const [report] = await inMuseum((scope) => readTillReports(scope, [next.id], manager));
  expect([report?.figures?.expectedMinor, await drawer()]).toEqual([14_500, 14_500]);
});

test('the next float is what the last close left; another amount needs a note and is posted as a difference', async () => {
  const { manager, till, session, drawer, inMuseum } = await aMuseum();
  await closeTill(manager, session.id, closing(15_000, { leftMinor: 14_000 }));
  const unsaid = openTill(manager, till.id, { floatMinor: 13_990 });
  expect(await refusalsOf(unsaid)).toEqual(['note: till-note-required']);
  const next = await openTill(manager, till.id, { floatMinor: 13_990, note: 'Ten cents short' });
  expect(next).toMatchObject({ expectedFloatMinor: 14_000, floatMinor: 13_990 });
  expect(await drawer()).toBe(13_990);
  const [report] = await inMuseum((scope) => readTillReports(scope, [next.id], manager));
  expect(report).toMatchObject({ entries: 1, figures: { floatMinor: 13_990, expectedMinor: 13_990 } });
});

test('a till has one open session; it is opened twice by no two colleagues at once', async () => {
  const { manager, till, session } = await aMuseum();
  expect(await refusalsOf(openTill(manager, till.id, { floatMinor: 0 }))).toEqual(['main: till-is-open']);
  await closeTill(manager, session.id, closing(15_000));
  const both = await Promise.allSettled(
    [15_000, 15_000].map((floatMinor) => openTill(manager, till.id, { floatMinor })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('two colleagues who close at once write one close', async () => {
  const { manager, session, drawer } = await aMuseum();
  const both = [closing(15_000), closing(15_010)].map((input) => closeTill(manager, session.id, input));
  const done = await Promise.allSettled(both);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await drawer()).toBe(15_000);
  expect(await sumTillCloses(manager, {})).toMatchObject({ total: 1 });
});

test('a sale that is on its way when the till is closed is waited for, and the count that did not see it is refused', async () => {
  const { manager, session, inMuseum, take, anOrder, drawer } = await aMuseum();
  const orderId = await anOrder();
  let closed: Promise<string[]> = Promise.resolve([]);
  await inMuseum(async (scope) => {
    await take(scope, orderId, 3500);
    closed = refusalsOf(closeTill(manager, session.id, closing(15_000), 1));
    await expect.poll(waiting).toBe(1);
  });
  expect(await closed).toEqual(['main: till-changed-meanwhile']);
  await closeTill(manager, session.id, closing(18_500), 2);
  expect(await drawer()).toBe(15_000);
});

test('a sale that arrives at a till that is being closed waits, and is refused: no money goes to a closed session', async () => {
  const { manager, session, inMuseum, take, anOrder, drawer } = await aMuseum();
  const orderId = await anOrder();
  const [close, sale] = await Promise.allSettled([
    closeTill(manager, session.id, closing(15_000)),
    inMuseum((scope) => take(scope, orderId, 3500)),
  ]);
  expect(close.status === 'fulfilled' ? 15_000 : 18_500).toBe(await drawer());
  if (close.status === 'fulfilled' && sale.status === 'fulfilled') throw new Error('both went through');
  if (close.status === 'rejected') await closeTill(manager, session.id, closing(18_500));
  expect(await refusalsOf(inMuseum((scope) => take(scope, orderId, 100)))).toEqual(['main: till-not-open']);
  const past = database.owner.query(
    `insert into till_entry (client_id, id, session_id, kind, means, amount_minor, account, reason, by_name, at)
     select client_id, gen_random_uuid(), id, 'put-in', 'cash', 100, 'money:safe', 'safe', '', now() from till_session where id = $1`,
    [session.id],
  );
  await expect(past).rejects.toThrow('closed');
});

test('the database refuses every change of an entry, a close and a closed session, of its owner too', async () => {
  const { manager, session } = await aMuseum();
  await closeTill(manager, session.id, closing(15_000));
  for (const statement of [
    `update till_close set counted_minor = 1`,
    `delete from till_close`,
    `update till_entry set amount_minor = 1`,
    `truncate till_entry`,
    `update till_session set closed_at = null`,
    `update till_session set float_minor = 1`,
  ])
    await expect(database.owner.query(statement)).rejects.toThrow();
});

test('a difference needs a note, a large one the right Extra; a drawer gives no more than is in it', async () => {
  const { client, session } = await aMuseum();
  const cashier = await signedInAs(app, client, 'reception');
  expect(await refusalsOf(closeTill(cashier, session.id, closing(14_400, { leftMinor: 0 })))).toEqual([
    'note: till-note-required',
    'main: till-difference-needs-manager',
  ]);
  const tooMuch = moveCash(cashier, session.id, { kind: 'take-out', amountMinor: 15_001, reason: 'safe' });
  expect(await refusalsOf(tooMuch)).toEqual(['amountMinor: till-not-enough-cash']);
  await closeTill(cashier, session.id, closing(14_600, { note: 'Wrong change', leftMinor: 14_600 }));
});

test('a close closes the day of its till alone; what comes later counts on the next day and names the day it corrects', async () => {
  const { manager, till, session, inMuseum, take, anOrder } = await aMuseum();
  const other = await createTill(manager, { name: 'Desk 2', locationId: till.locationId });
  const close = await closeTill(manager, session.id, closing(15_000));
  expect(close.closedDay).toBe('2026-11-20');
  await openTill(manager, till.id, { floatMinor: 15_000 });
  await openTill(manager, other.id, { floatMinor: 10_000 });
  const orderId = await anOrder();
  await inMuseum((scope) => take(scope, orderId, 3500));
  const { rows } = await database.owner.query(
    `select till_id, kind, day::text, corrects_day::text from ledger_posting
     where client_id = $1 and till_id is not null order by at, kind`,
    [manager.clientId],
  );
  const late = rows.filter(({ kind }) => kind === 'payment');
  expect(late).toEqual([
    { till_id: till.id, kind: 'payment', day: '2026-11-21', corrects_day: '2026-11-20' },
  ]);
  expect(rows.filter(({ till_id }) => till_id === other.id)).toMatchObject([
    { day: '2026-11-20', corrects_day: null },
  ]);
});

test('a sale that is sent twice is counted once; an order of the other environment is refused', async () => {
  const { session, inMuseum, take, anOrder, drawer } = await aMuseum();
  const orderId = await anOrder();
  await database.owner.query(`update orders set test = not test where id = $1`, [orderId]);
  const wrongBook = inMuseum((scope) => take(scope, orderId, 3500));
  expect(await refusalsOf(wrongBook)).toEqual(['main: till-other-environment']);
  expect(await drawer()).toBe(15_000);
  expect(await inMuseum((scope) => listTillEntries(scope, [session.id]))).toHaveLength(1);
});

test('a till is named once at its location, stays while it is open, and is archived when it is closed', async () => {
  const { manager, till, session } = await aMuseum();
  const { name, locationId, version } = till;
  expect(await refusalsOf(createTill(manager, { name: 'desk 1', locationId }))).toEqual([
    'name: till-name-taken',
  ]);
  const changed = await changeTill(
    manager,
    till.id,
    { name: 'Shop', locationId, printer: '10.0.0.9' },
    version,
  );
  expect(changed).toMatchObject({ name: 'Shop', printer: '10.0.0.9', version: version + 1 });
  expect(await refusalsOf(changeTill(manager, till.id, { name, locationId }, version))).toEqual([
    'main: changed-meanwhile',
  ]);
  expect(await refusalsOf(archiveTill(manager, till.id, true))).toEqual(['main: till-is-open']);
  await closeTill(manager, session.id, closing(15_000));
  await archiveTill(manager, till.id, true);
  expect(await refusalsOf(openTill(manager, till.id, { floatMinor: 15_000 }))).toEqual([
    'main: till-is-archived',
  ]);
});

test('a reader, a sales partner and another museum open and close nothing', async () => {
  const { client, till, session } = await aMuseum();
  for (const type of ['read only', 'sales partner'] as const) {
    const caller = await signedInAs(app, client, type);
    await expect(closeTill(caller, session.id, closing(15_000))).rejects.toThrow();
    await expect(openTill(caller, till.id, { floatMinor: 0 })).rejects.toThrow();
  }
  const stranger = await aMuseum();
  const act = closeTill(stranger.manager, session.id, closing(15_000));
  await expect(act).rejects.toThrow('till-session-not-found');
});

test('the list of closes is filtered by till, day and difference, and sorted', async () => {
  const { manager, till, session } = await aMuseum();
  await closeTill(manager, session.id, closing(15_000));
  clock.advance(24 * 60);
  const next = await openTill(manager, till.id, { floatMinor: 15_000 });
  await closeTill(manager, next.id, closing(15_050));
  const found = async (filter: object) =>
    (await listTillCloses(manager, filter, { limit: 50, offset: 0 })).map(({ number }) => number);
  expect(await found({})).toEqual([2, 1]);
  expect(await found({ sort: 'closed', tillId: till.id })).toEqual([1, 2]);
  expect(await found({ sort: '-difference' })).toEqual([2, 1]);
  expect(await found({ differs: true })).toEqual([2]);
  expect(await found({ period: '2026-11-20' })).toEqual([1]);
  expect(await found({ period: 'today' })).toEqual([2]);
  expect(await sumTillCloses(manager, {})).toEqual({ total: 2, differenceMinor: 50 });
});
