import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { exportAuditLog } from '../audit-search/audit-export.ts';
import { clearExports } from './clear-exports.ts';
import { exportPersonData } from './export-person-data.ts';
import { getExport, listOwnExports, openExport } from './open-export.ts';
import { runExportSubscription, writeNextPart } from './run-export.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);
let server: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  server = await createServer(app);
});
afterAll(() => server.close());

async function aLog(entries: number, name = 'Salt') {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await database.owner.query(
    `insert into audit_entry (client_id, actor_kind, actor_id, action, entity, after)
     select $1, 'account', $2, 'count', 'product', jsonb_build_object('name', $3::text, 'number', n)
     from generate_series(1, $4) n`,
    [client.clientId, client.managerId, name, entries],
  );
  const run = async (exportId: string) =>
    runExportSubscription.handle(worker, {
      id: exportId,
      clientId: client.clientId,
      type: 'run-export',
      payload: { exportId },
      createdAt: '',
    });
  return { client, clientId: client.clientId, manager, run };
}

const download = async (path: string) => injectPatiently(server, { url: path });

test('a worker that is killed between two parts loses and repeats no row', async () => {
  const log = await aLog(2500);
  const { id } = await exportAuditLog(log.manager, { action: 'count' }, 'csv');
  expect(await writeNextPart(worker, log.clientId, id)).toBe(true);
  // The second part fails in the middle of its transaction, as when the process dies.
  await database.owner.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
     create trigger kill before update on export for each row execute function fail()`,
  );
  await expect(writeNextPart(worker, log.clientId, id)).rejects.toThrow('killed');
  await database.owner.query('drop trigger kill on export; drop function fail()');
  expect(await getExport(log.manager, id)).toMatchObject({ state: 'running', rowCount: 1000 });
  await log.run(id);
  await log.run(id);
  expect(await getExport(log.manager, id)).toMatchObject({ state: 'done', rowCount: 2500 });
  const csv = (await download(await openExport(log.manager, id))).body;
  const numbers = [...csv.matchAll(/Salt\n(\d+)/g)].map(([, number]) => number);
  expect(csv.trim().split(/\r?\n(?=\d\d-\d\d-\d{4})/)).toHaveLength(2501);
  expect(new Set(numbers).size).toBe(2500);
});

test('no cell can start a formula', async () => {
  const log = await aLog(1, '=HYPERLINK("http://evil")');
  const { id } = await exportAuditLog(log.manager, { action: 'count' }, 'csv');
  await log.run(id);
  const { body } = await download(await openExport(log.manager, id));
  expect(body).toContain(`"'=HYPERLINK(`);
});

test('an export of half past midnight carries the date of the museum in its name', async () => {
  const log = await aLog(1);
  const { id } = await exportAuditLog(log.manager, {}, 'csv');
  await log.run(id);
  await database.owner.query(`update export set created_at = '2026-06-30T22:30:00Z' where id = $1`, [id]);
  const { headers } = await download(await openExport(log.manager, id));
  expect(headers['content-disposition']).toBe('attachment; filename="audit-log-2026-07-01.csv"');
});

test('as XLSX it is a workbook', async () => {
  const log = await aLog(3);
  const { id } = await exportAuditLog(log.manager, { action: 'count' }, 'xlsx');
  await log.run(id);
  const answer = await download(await openExport(log.manager, id));
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('a download is audited, its link works for a minute, and cannot be forged', async () => {
  const log = await aLog(1);
  const { id } = await exportAuditLog(log.manager, {}, 'csv');
  await expect(openExport(log.manager, id)).rejects.toThrow('export-not-found');
  await log.run(id);
  const link = await openExport(log.manager, id);
  expect((await download(link)).statusCode).toBe(200);
  expect((await download(`${link.slice(0, -2)}xx`)).statusCode).toBe(404);
  expect((await download('/api/exports/a.b.99999999999999.c')).statusCode).toBe(404);
  clock.advance(2);
  expect((await download(link)).statusCode).toBe(404);
  const { rows } = await database.owner.query(
    `select action from audit_entry where client_id = $1 and entity = 'export' order by id`,
    [log.clientId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['start-export', 'download-export']);
});

test('another client, a colleague, and an account without the right to the rows, get no file', async () => {
  const [log, other] = [await aLog(1), await aLog(1)];
  const { id } = await exportAuditLog(log.manager, {}, 'csv');
  await log.run(id);
  const colleague = { ...log.manager, account: { ...log.manager.account, accountId: randomUUID() } };
  await expect(openExport(colleague, id)).rejects.toThrow('export-not-found');
  await expect(getExport(colleague, id)).rejects.toThrow('export-not-found');
  await expect(openExport(other.manager, id)).rejects.toThrow('export-not-found');
  const reader = await signedInAs(app, log.client, 'read only');
  const demoted = { ...reader, account: log.manager.account };
  await expect(openExport(demoted, id)).rejects.toThrow('audit-log');
  await expect(exportAuditLog(reader, {}, 'csv')).rejects.toThrow('audit-log');
  expect(await listOwnExports(other.manager, 'audit-log')).toEqual([]);
});

test('rows wait sealed, and after seven days the file is gone', async () => {
  const log = await aLog(1, 'a name that is seen');
  const { id } = await exportAuditLog(log.manager, {}, 'csv');
  await log.run(id);
  const parts = 'select sealed from export_part where export_id = $1';
  const { rows } = await database.owner.query<{ sealed: Buffer }>(parts, [id]);
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('a name that is seen');
  clock.advance(6 * 1440);
  await clearExports(worker);
  expect(await listOwnExports(log.manager, 'audit-log')).toHaveLength(1);
  clock.advance(2 * 1440);
  await clearExports(worker);
  await expect(openExport(log.manager, id)).rejects.toThrow('export-not-found');
  expect((await database.owner.query(parts, [id])).rows).toEqual([]);
});

test('an export whose making failed for good is gone after seven days, with the rows that it had', async () => {
  const log = await aLog(1500);
  const [waiting, halfway] = [
    await exportAuditLog(log.manager, {}, 'csv'),
    await exportAuditLog(log.manager, { action: 'count' }, 'csv'),
  ];
  await writeNextPart(worker, log.clientId, halfway.id);
  clock.advance(6 * 1440);
  await clearExports(worker);
  expect(await getExport(log.manager, waiting.id)).toMatchObject({ state: 'waiting' });
  expect(await getExport(log.manager, halfway.id)).toMatchObject({ state: 'running' });
  clock.advance(2 * 1440);
  await clearExports(worker);
  expect(await listOwnExports(log.manager, 'audit-log')).toEqual([]);
  const { rows } = await database.owner.query('select from export_part where client_id = $1', [log.clientId]);
  expect(rows).toEqual([]);
});

test('where a person in a file is erased the file is emptied, and only who made it reads that', async () => {
  const log = await aLog(1500, 'Anna Visser');
  const [full, begun, other] = [
    await exportAuditLog(log.manager, {}, 'csv'),
    await exportAuditLog(log.manager, { action: 'count' }, 'csv'),
    await exportAuditLog(log.manager, { action: 'count', actor: 'system' }, 'csv'),
  ];
  await log.run(full.id);
  await log.run(other.id);
  await writeNextPart(worker, log.clientId, begun.id);
  const erase = (strings: string[]) =>
    inClient(app.db, log.clientId, async (scope) => {
      const trace = { emails: [], names: [], strings, orderIds: [], keyIds: [], waitingKeyIds: [] };
      await exportPersonData.erase?.(app, scope, trace);
    });
  await erase(['bas mulder']);
  expect(await getExport(log.manager, full.id)).toMatchObject({ state: 'done' });
  await erase(['anna visser']);
  for (const { id } of [full, begun])
    expect(await getExport(log.manager, id)).toMatchObject({ state: 'erased', filter: {}, rowCount: 0 });
  await log.run(begun.id);
  expect(await getExport(log.manager, begun.id)).toMatchObject({ state: 'erased' });
  await expect(openExport(log.manager, full.id)).rejects.toThrow('export-not-found');
  expect(await getExport(log.manager, other.id)).toMatchObject({ state: 'done' });
  const { rows } = await database.owner.query('select from export_part where export_id = $1', [full.id]);
  expect(rows).toEqual([]);
  clock.advance(8 * 1440);
  await clearExports(worker);
  expect(await listOwnExports(log.manager, 'audit-log')).toEqual([]);
});

test('an export of nothing is a file of its header', async () => {
  const log = await aLog(1);
  const { id } = await exportAuditLog(log.manager, { action: 'count', actor: 'system' }, 'csv');
  await log.run(id);
  expect(await getExport(log.manager, id)).toMatchObject({ state: 'done', rowCount: 0 });
  expect((await download(await openExport(log.manager, id))).body.trim().split('\n')).toHaveLength(1);
});
