import { randomUUID } from 'node:crypto';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotFoundError } from '../../platform/errors.ts';
import { writeNextCodes } from '../code-batches/carry-on-batch.ts';
import { listNewestBatches } from '../code-batches/code-batch.repository.ts';
import { listLines } from '../code-batches/code-line.repository.ts';
import { addCodeLines, startCodeUpload } from '../code-batches/upload-codes.ts';
import './barcode-kind.ts';
import { deleteSeries, restoreSeries } from './delete-series.ts';
import { listBarcodes, listSeries, sumSeries } from './list-series.ts';
import { addBarcodes, changeSeries, generateSeries, importSeries } from './save-series.ts';
import { listSeriesFigures } from './series-list.repository.ts';

const database = await testDatabase();
const { app, worker } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const page = { limit: 100, offset: 0 };

async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const show = async (...parts: string[]) => {
    let batch = await startCodeUpload(manager, 'barcodes', 'city.csv');
    for (const [nth, part] of parts.entries()) batch = await addCodeLines(manager, batch.id, nth + 1, part);
    return batch;
  };
  const rejected = async (batchId: string) => {
    const lines = await manager.inClient((scope) => listLines(scope, batchId, true, page));
    return lines.map(({ line, reason, params }) => `${line} ${reason} ${Object.values(params ?? {})}`.trim());
  };
  const work = async (ownerId: string) => {
    const [batch] = await manager.inClient((scope) => listNewestBatches(scope, [ownerId]));
    while (await writeNextCodes(worker, clientId, batch?.id ?? ''));
    return manager.inClient(async (scope) => (await listNewestBatches(scope, [ownerId]))[0]);
  };
  const codes = async (id: string) =>
    (await listBarcodes(manager, id, { state: 'remaining' }, page)).map(({ code }) => code);
  const figures = async (id: string) =>
    (await manager.inClient((scope) => listSeriesFigures(scope, [id])))[0];
  return { client, clientId, manager, show, rejected, work, codes, figures };
}

test('a file is shown with every line that is left out, and writes nothing until it is imported', async () => {
  const { manager, show, rejected, work, codes, figures } = await aMuseum();
  const good = Array.from({ length: 30 }, (_, nth) => `CCQ1000${1000 + nth}`);
  const batch = await show(
    `Barcode\r\n${good.join('\r\n')}\r\nCCQ1 0000 013\r\n\r\n`,
    `CCQ1–000739\r\nCCQ1000\r\nCCQ10001401;\r\n${good[3]}\r\nccq10001004\r\n`,
  );
  expect(batch).toMatchObject({
    lineCount: 38,
    headerCount: 1,
    usableCount: 30,
    rejectedCount: 7,
    longest: 11,
  });
  expect(await rejected(batch.id)).toEqual([
    '32 barcode-space',
    '33 barcode-empty',
    '34 barcode-character –',
    '35 barcode-shorter 11,7',
    '36 barcode-separator',
    `37 code-twice-in-file 5,${good[3]}`,
    '38 code-same-for-scanners 6,CCQ10001004',
  ]);
  // The same part again adds nothing; a later one without the one before it is refused.
  expect((await addCodeLines(manager, batch.id, 2, 'CCQ10009999')).lineCount).toBe(38);
  expect(await refusalsOf(addCodeLines(manager, batch.id, 4, 'CCQ10009999'))).toEqual([
    'main: code-part-missing',
  ]);

  const series = await importSeries(manager, { name: 'City card', prefix: 'CCQ1' }, batch.id);
  expect(await work(series.id)).toMatchObject({ state: 'done', total: 30, done: 30, rejectedCount: 7 });
  expect(await codes(series.id)).toEqual(good);
  expect(await figures(series.id)).toMatchObject({ total: 30, issued: 0, scanned: 0 });
  expect(await refusalsOf(importSeries(manager, { name: 'Again' }, batch.id))).toEqual([
    'main: code-batch-started',
  ]);

  const second = await show(`CCQ1-0001000\nCCQ10001030\n`);
  expect(await rejected(second.id)).toEqual(['1 barcode-taken-series ,City card']);
  await addBarcodes(manager, series.id, { batchId: second.id });
  await work(series.id);
  expect(await figures(series.id)).toMatchObject({ total: 31 });
});

test('a code that was taken after the preview is named and written once', async () => {
  const { manager, show, rejected, work, figures } = await aMuseum();
  const [first, second] = [await show('SAME-0001\nONLY-0001\n'), await show('SAME-0001\nONLY-0002\n')];
  const [one, other] = [
    await importSeries(manager, { name: 'One' }, first.id),
    await importSeries(manager, { name: 'Other' }, second.id),
  ];
  await work(one.id);
  expect(await work(other.id)).toMatchObject({ done: 1, rejectedCount: 1 });
  expect(await rejected(second.id)).toEqual(['1 barcode-taken']);
  expect(await figures(other.id)).toMatchObject({ total: 1 });
});

test('a series is generated part by part; its name is its own, its figures and filters are those of its codes', async () => {
  const { client, clientId, manager, work, codes, figures } = await aMuseum();
  const { ticketTypeId } = await aTimeslot(database.owner, clientId);
  const input = { name: 'Havenpas', prefix: 'HVP-', ticketTypeIds: [ticketTypeId] };
  const series = await generateSeries(manager, input, 12_000);
  expect(await work(series.id)).toMatchObject({ state: 'done', done: 12_000 });
  expect(await figures(series.id)).toMatchObject({ total: 12_000 });
  expect((await codes(series.id))[0]).toMatch(/^HVP-[A-Z2-9]{16}$/);
  expect(await refusalsOf(generateSeries(manager, { name: 'havenPAS' }, 1))).toEqual([
    'name: barcode-series-name-taken',
  ]);
  expect(await refusalsOf(generateSeries(manager, { name: 'None' }, 1_000_001))).toEqual([
    'quantity: barcode-quantity-invalid',
  ]);
  const names = async (filter: object) => (await listSeries(manager, filter, page)).map(({ name }) => name);
  expect(await names({ tab: 'generated', ticketTypeId })).toEqual(['Havenpas']);
  expect(await names({ tab: 'generated', isLow: true })).toEqual([]);
  expect(await names({ tab: 'generated', search: (await codes(series.id))[5] })).toEqual(['Havenpas']);
  expect(await names({ tab: 'imported' })).toEqual([]);
  const until = (days: number | null) =>
    database.owner.query('update barcode_series set valid_until = $2 where id = $1', [
      series.id,
      days === null ? null : addDays(localDateAt(app.clock(), 'Europe/Amsterdam'), days),
    ]);
  const validities = async () => {
    const all = ['over', 'soon', 'later', 'always'];
    const found = await Promise.all(all.map((validity) => names({ tab: 'generated', validity })));
    return all.filter((_one, index) => found[index]?.length === 1);
  };
  for (const [days, validity] of [
    [-1, 'over'],
    [0, 'soon'],
    [30, 'soon'],
    [31, 'later'],
    [null, 'always'],
  ] as const) {
    await until(days);
    expect(await validities()).toEqual([validity]);
  }
  expect(await sumSeries(manager, { tab: 'generated' })).toEqual({
    ...{ series: 1, codes: 12_000, remaining: 12_000 },
  });
  const other = await signedInAs(app, await aClient(app));
  await expect(listBarcodes(other, series.id, {}, page)).rejects.toBeInstanceOf(NotFoundError);
  const cashier = await signedInAs(app, client, 'reception');
  await expect(generateSeries(cashier, { name: 'No' }, 1)).rejects.toThrow('barcodes-generated');
  const changed = await changeSeries(
    manager,
    series.id,
    { ...input, warnPercentage: 25, ticketTypeIds: [] },
    1,
  );
  expect(changed).toMatchObject({ warnPercentage: 25, ticketTypeIds: [] });
});

test('deleting asks what: the archive keeps codes, the remaining ones go, the whole batch goes with its name', async () => {
  const { manager, work, figures } = await aMuseum();
  const series = await generateSeries(manager, { name: 'Press' }, 30);
  expect(await refusalsOf(deleteSeries(manager, series.id, 'whole'))).toEqual(['main: barcode-series-busy']);
  await work(series.id);
  expect(await refusalsOf(deleteSeries(manager, series.id, undefined))).toEqual([
    'deletion: barcode-deletion-required',
  ]);
  await deleteSeries(manager, series.id, 'archive');
  expect(await listSeries(manager, { tab: 'archived' }, page)).toHaveLength(1);
  await restoreSeries(manager, series.id);
  await deleteSeries(manager, series.id, 'remaining');
  expect(await work(series.id)).toMatchObject({ mode: 'remove', state: 'done', done: 30 });
  expect(await figures(series.id)).toMatchObject({ total: 0 });
  await deleteSeries(manager, series.id, 'whole');
  await work(series.id);
  const left = await database.owner.query(
    'select from barcode_series where id = $1 union all select from counter where owner_id = $1',
    [series.id],
  );
  expect(left.rowCount).toBe(0);
  await generateSeries(manager, { name: 'Press' }, 1);
  await expect(deleteSeries(manager, randomUUID(), 'whole')).rejects.toBeInstanceOf(NotFoundError);
});
