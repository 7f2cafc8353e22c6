import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listSeriesFigures } from '../barcodes/series-list.repository.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { writeNextCodes } from '../code-batches/carry-on-batch.ts';
import { listLines } from '../code-batches/code-line.repository.ts';
import { addCodeLines, startCodeUpload } from '../code-batches/upload-codes.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { createDevice } from '../scanning/devices/create-device.ts';
import { pairDevice } from '../scanning/devices/pair-device.ts';
import { scanAtGate } from '../scanning/scan-at-gate.ts';
import './foreign-kind.ts';
import { importForeignTickets } from './import-foreign-tickets.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);

test('tickets of another system are let in on their day, once, with the name; each other line says why not', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const { ticketTypeId } = await aTimeslot(database.owner, clientId);
  await database.owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text) values ($1, 'ticket-type', $2, 'nl', 'name', 'Volwassene')
     on conflict do nothing`,
    [clientId, ticketTypeId],
  );
  const file = [
    'code;type;date;name',
    'OLD-0001;volwassene;20-11-2026;Anna Visser',
    'OLD-0002;Volwassene;2026-11-21;Bas Mulder',
    'OLD-0003;Volwassene;;',
    'OLD-0004;Dinosaur;20-11-2026;',
    'OLD-0005;Volwassene;19-11-2026;',
    'OLD-0006;Volwassene;soon;',
    'old0001;Volwassene;20-11-2026;Twice',
    'OLD-0007',
  ].join('\n');
  const { id } = await startCodeUpload(manager, 'foreign-tickets', 'old.csv');
  const upload = await addCodeLines(manager, id, 1, file);
  expect(upload).toMatchObject({ headerCount: 1, usableCount: 3, rejectedCount: 5 });
  const rejected = await manager.inClient((scope) => listLines(scope, id, true, { limit: 50, offset: 0 }));
  expect(rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '5 foreign-type-unknown',
    '6 foreign-date-past',
    '7 foreign-date-invalid',
    '8 code-same-for-scanners',
    '9 foreign-columns',
  ]);
  const series = await importForeignTickets(manager, 'Old system', id);
  while (await writeNextCodes(worker, clientId, id));
  const figures = () => manager.inClient((scope) => listSeriesFigures(scope, [series.id]));
  expect(await figures()).toMatchObject([{ total: 3, issued: 3, scanned: 0 }]);

  const { code } = await createDevice(manager, { name: 'Gate', locationId: null });
  const { deviceKey } = await pairDevice(app, code);
  let sequence = 0;
  const scan = (text: string) => {
    sequence += 1;
    const one = { sequence, code: text, at: clock.now().toISOString(), direction: 'in' as const };
    return scanAtGate(app, `Device ${deviceKey}`, one);
  };
  expect(await scan('OLD-0001')).toMatchObject({ reason: 'valid', ticket: { buyer: 'Anna Visser' } });
  expect(await scan('OLD0001')).toMatchObject({ reason: 'already-used' });
  expect(await scan('OLD-0002')).toMatchObject({ reason: 'not-yet-valid' });
  expect(await scan('OLD-0003')).toMatchObject({ verdict: 'valid' });
  expect(await scan('OLD-0005')).toMatchObject({ reason: 'unknown' });
  expect(await figures()).toMatchObject([{ scanned: 2 }]);

  const orders = await database.owner.query<{
    id: string;
    state: string;
    number: string;
    sales_point: string;
  }>(
    'select id, state, number, sales_point, total_minor::int from orders where client_id = $1 order by number',
    [clientId],
  );
  expect(orders.rows.map(({ state, sales_point }) => [state, sales_point])).toEqual(
    Array(3).fill(['completed', 'import']),
  );
  const differences = await inClient(app.db, clientId, async (scope) => [
    ...(await checkOrders(
      scope,
      orders.rows.map((order) => order.id),
    )),
    ...(await listCounterDifferences(scope.tx)),
  ]);
  expect(differences).toEqual([]);
  const mails = await database.owner.query('select from outbox where client_id = $1 and type = $2', [
    clientId,
    'order-completed',
  ]);
  expect(mails.rowCount).toBe(0);
});
