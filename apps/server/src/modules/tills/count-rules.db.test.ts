import { tillDefaults } from '@foyer/domain/tills/till-settings.ts';
import { signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTill } from '@foyer/testkit/builders/a-till.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { saveSetting } from '../settings/index.ts';
import { closeTill } from './close-till.ts';
import { moveCash } from './move-cash.ts';
import { readTillReports } from './read-till-session.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T09:00:00Z'));
const counted = (amountMinor: number, more = {}) => ({
  counts: [{ valueMinor: 1, count: amountMinor }],
  ...{ leftMinor: 10_000, note: 'Wrong change', ...more },
});

test('a cashier closes a large difference with a colleague who signs in beside it, and the close names both', async () => {
  const { client, session, manager } = await aTill(app, database.owner);
  const cashier = await signedInAs(app, client, 'reception');
  const closeWith = (approver: object | null) =>
    closeTill(cashier, session.id, counted(14_000, { manager: approver }));
  const colleague = { username: 'Manager', password: TEST_PASSWORD };
  expect(await refusalsOf(closeWith(null))).toEqual(['main: till-difference-needs-manager']);
  expect(await refusalsOf(closeWith({ ...colleague, password: 'x' }))).toEqual([
    'manager.password: colleague-wrong',
  ]);
  expect(await refusalsOf(closeWith({ ...colleague, username: 'no one' }))).toEqual([
    'manager.password: colleague-wrong',
  ]);
  const other = await cashier.inClientReadOnly(async ({ tx }) =>
    tx
      .selectFrom('account')
      .select('username')
      .where('id', '=', cashier.account.accountId)
      .executeTakeFirst(),
  );
  expect(await refusalsOf(closeWith({ ...colleague, username: other?.username }))).toEqual([
    'manager.username: colleague-has-no-right',
  ]);
  const close = await closeWith(colleague);
  expect(close.closedByName).toBe('reception');
  expect(close.document).toMatchObject({ differenceMinor: -1000, approvedByName: 'manager' });
  const { rows } = await database.owner.query(
    `select after->>'approvedByName' as by, after::text as after from audit_entry where client_id = $1 and action = 'close-till'`,
    [manager.clientId],
  );
  expect(rows).toMatchObject([{ by: 'manager' }]);
  expect(rows[0].after).not.toContain(TEST_PASSWORD);
});

test('the museum sets the differences, and a cashier who counts blind sees the figures only once the till is closed', async () => {
  const { client, session, manager, inMuseum } = await aTill(app, database.owner);
  const cashier = await signedInAs(app, client, 'reception');
  const value = { ...tillDefaults, freeDifferenceMinor: 0, differenceLimitMinor: 10, blindCount: true };
  await saveSetting(manager, { subject: 'tills', value, isApplyNow: true, version: 0 });
  const figuresFor = async (context: typeof cashier) =>
    (await inMuseum((scope) => readTillReports(scope, [session.id], context)))[0];
  expect(await figuresFor(cashier)).toMatchObject({ figures: null, rules: { differenceLimitMinor: 10 } });
  expect((await figuresFor(manager))?.figures).toMatchObject({ expectedMinor: 15_000 });
  const count = (amountMinor: number, note: string) =>
    closeTill(cashier, session.id, counted(amountMinor, { note }));
  expect(await refusalsOf(count(14_999, ''))).toEqual(['note: till-count-differs']);
  expect(await refusalsOf(count(14_989, 'Wrong change'))).toEqual(['main: till-difference-needs-manager']);
  const close = await count(14_999, 'A cent is missing');
  expect(close.document.figures.expectedMinor).toBe(15_000);
});

test('a cashier who counts blind cannot find out what is in the drawer by taking out', async () => {
  const { client, session, manager } = await aTill(app, database.owner);
  const cashier = await signedInAs(app, client, 'reception');
  const value = { ...tillDefaults, blindCount: true };
  await saveSetting(manager, { subject: 'tills', value, isApplyNow: true, version: 0 });
  const take = (context: typeof cashier, amountMinor: number) =>
    moveCash(context, session.id, { kind: 'take-out', amountMinor, reason: 'safe' });
  expect(await refusalsOf(take(manager, 15_001))).toEqual(['amountMinor: till-not-enough-cash']);
  await take(cashier, 15_001);
  const none = { counts: [], leftMinor: 0, note: 'A cent more was taken out' };
  const close = await closeTill(manager, session.id, none);
  expect(close).toMatchObject({ expectedMinor: -1, countedMinor: 0 });
});
