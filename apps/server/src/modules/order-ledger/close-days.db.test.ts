import { randomUUID } from 'node:crypto';
import { postPayment } from '@foyer/domain/ledger/post-money.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { breakWrites } from '@foyer/testkit/database/break-writes.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { createLog } from '../../platform/log/log.ts';
import { listPostings, postToLedger } from '../ledger/index.ts';
import { closeDays } from './close-days.ts';
import { auditLedger, postEarlierOrders } from './index.ts';

const database = await testDatabase();
/** 01:30 in Amsterdam on Friday 20 November. */
const clock = testClock('2026-11-20T00:30:00Z');
const { app, worker } = testApp(database, clock);

async function closedDays(clientId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ day: string }>(
    'select day::text from ledger_closed_day where client_id = $1 order by day',
    [clientId],
  );
  return rows.map(({ day }) => day);
}

test('a day is closed in the night after it, once all orders are posted; what comes later counts on the next one', async () => {
  const { clientId } = await aClient(app);
  const closed = () => closedDays(clientId);
  await closeDays(worker);
  expect(await closed()).toEqual([]);
  await postEarlierOrders(worker);
  await closeDays(worker);
  expect(await closed()).toEqual(['2026-11-18']);
  clock.advance(120);
  await closeDays(worker);
  await closeDays(worker);
  expect(await closed()).toEqual(['2026-11-18', '2026-11-19']);

  const orderId = randomUUID();
  const at = new Date('2026-11-19T12:00:00Z');
  const cause = { causeId: randomUUID(), orderId, isTest: false, currency: 'EUR', at };
  await inClient(app.db, clientId, (scope) => postToLedger(scope, postPayment(cause, 'test', 500)));
  const [late] = await inClient(app.db, clientId, (scope) => listPostings(scope, [orderId]));
  expect(late).toMatchObject({ day: '2026-11-20', correctsDay: '2026-11-19' });
});

test('a museum whose day cannot be closed keeps no other museum from closing its own, and is named in the log', async () => {
  const [one, two, three] = [await aClient(app), await aClient(app), await aClient(app)];
  await postEarlierOrders(worker);
  await breakWrites(database.owner, 'ledger_closed_day', `new.client_id = '${two.clientId}'`);
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await closeDays({ ...worker, log });
  const days = await Promise.all([one, two, three].map(({ clientId }) => closedDays(clientId)));
  expect(days.map(({ length }) => length)).toEqual([1, 0, 1]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { clientId: two.clientId, err: { message: 'this row is broken' } },
  ]);
});

test('a museum whose ledger cannot be posted or checked keeps no other museum from its own, and is named in the log', async () => {
  const clients = [await aClient(app), await aClient(app), await aClient(app)];
  const broken = clients[1]?.clientId ?? '';
  await breakWrites(database.owner, 'ledger_progress', `new.client_id = '${broken}'`);
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await postEarlierOrders({ ...worker, log });
  const posted = await database.owner.query<{ clientId: string }>(
    'select client_id as "clientId" from ledger_progress where are_posted',
  );
  const those = clients.map(({ clientId }) => posted.rows.some((row) => row.clientId === clientId));
  expect(those).toEqual([true, false, true]);
  await database.owner.query('drop trigger break_write on ledger_progress');
  await postEarlierOrders(worker);
  await breakWrites(database.owner, 'ledger_progress', `new.client_id = '${broken}'`);
  await auditLedger({ ...worker, log });
  expect(lines.map((line) => JSON.parse(line).clientId)).toEqual([broken, broken]);
});
