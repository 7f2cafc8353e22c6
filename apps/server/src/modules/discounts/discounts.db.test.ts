import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { writeNextCodes } from '../code-batches/carry-on-batch.ts';
import { listNewestBatches } from '../code-batches/index.ts';
import { addCodeLines, startCodeUpload } from '../code-batches/upload-codes.ts';
import { insertOrderDiscounts } from '../orders/discount/order-discount.repository.ts';
import './discounts.module.ts';
import { generateCodes, importCodes, importCodesOfFile } from './add-codes.ts';
import { deleteDiscount } from './delete-discount.ts';
import { findCode, listCodesOf } from './discount-code.repository.ts';
import { listDiscounts, sumDiscounts } from './list-discounts.ts';
import { changeDiscount, createDiscount } from './save-discount.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const tenOff = { kind: 'percentage', basisPoints: 1000 };
const page = { limit: 50, offset: 0 };

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const make = (title: string, changes: object = {}, code: string | null = null) =>
    createDiscount(manager, { ...tenOff, title, ...changes }, code);
  const codesOf = async (id: string) => {
    const rows = await manager.inClient((scope) => listCodesOf(scope, id, { limit: 5000, offset: 0 }));
    return rows.map(({ code }) => code);
  };
  return { client, manager, make, codesOf };
}

test('a title and a code are in use once, also where two make them together', async () => {
  const { make } = await aMuseum();
  await make('Spring', {}, 'spring');
  expect(await refusalsOf(make('SPRING'))).toEqual(['title: discount-title-taken']);
  expect(await refusalsOf(make('Summer', {}, ' SPRING '))).toEqual(['code: discount-code-taken']);
  const made = await Promise.allSettled([make('Race'), make('race')]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('codes are generated all or none, each once in the client', async () => {
  const { manager, make, codesOf } = await aMuseum();
  const { id } = await make('Friends');
  expect(await generateCodes(manager, id, { prefix: 'friend-', length: 6, quantity: 1000 })).toBe(1000);
  const codes = await codesOf(id);
  expect(new Set(codes).size).toBe(1000);
  expect(codes.every((code) => /^FRIEND-[A-Z2-9]{6}$/.test(code))).toBe(true);
});

test('many codes are made and imported in the background, each once; meanwhile the discount is not deleted', async () => {
  const { manager, make } = await aMuseum();
  const { id } = await make('Many', {}, 'TAKEN');
  const running = async () =>
    (await manager.inClient((scope) => listNewestBatches(scope, [id])))[0]?.id ?? '';
  const next = async () => writeNextCodes(app, manager.clientId, await running());
  expect(await generateCodes(manager, id, { prefix: 'G-', quantity: 6000 })).toBe(6000);
  expect(await refusalsOf(deleteDiscount(manager, id))).toEqual(['main: discount-codes-being-made']);
  expect([await next(), await next()]).toEqual([true, false]);
  const upload = await startCodeUpload(manager, 'discount-codes', 'codes.csv');
  const text = [
    'code',
    'taken',
    'A!',
    ...Array.from({ length: 5500 }, (_, index) => `IMP-${index}`),
    'imp-7',
  ];
  expect(await addCodeLines(manager, upload.id, 1, text.join('\n'))).toMatchObject({
    ...{ usableCount: 5500, rejectedCount: 3, headerCount: 1 },
  });
  expect(await importCodesOfFile(manager, id, upload.id)).toBe(5500);
  expect([await next(), await next()]).toEqual([true, false]);
  const codes = await manager.inClient((scope) => listCodesOf(scope, id, { limit: 20_000, offset: 0 }));
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1 + 6000 + 5500);
  expect(codes).toHaveLength(11_501);
});

test('a discount with many codes is deleted in the background; from the first moment none of its codes is worth anything', async () => {
  const { manager, make, codesOf } = await aMuseum();
  const { id, title } = await make('Members', {}, 'OLD-MEMBER');
  const write = async () => {
    const [newest] = await manager.inClient((scope) => listNewestBatches(scope, [id]));
    return writeNextCodes(app, manager.clientId, newest?.id ?? '');
  };
  const more = () => generateCodes(manager, id, { prefix: 'M-', quantity: 7000 });
  await more();
  // One work at a time on the codes of a discount.
  expect(await refusalsOf(more())).toEqual(['main: code-batch-running']);
  while (await write());
  const found = () => manager.inClient((scope) => findCode(scope, 'OLD-MEMBER'));
  expect(await found()).toMatchObject({ discount: { title } });
  await deleteDiscount(manager, id);
  expect(await found()).toBeUndefined();
  const work = () => manager.inClient((scope) => listNewestBatches(scope, [id]));
  expect(await work()).toMatchObject([{ mode: 'remove', state: 'running', total: 7001, done: 0 }]);
  expect(await listDiscounts(manager, {}, page)).toMatchObject([{ title, removing: true }]);
  expect(await listDiscounts(manager, { state: 'active' }, page)).toEqual([]);
  const change = () => changeDiscount(manager, id, { ...tenOff, title });
  for (const act of [more, () => deleteDiscount(manager, id), change])
    expect(await refusalsOf(act())).toEqual(['main: discount-removing']);
  // Its title is free at once. The message may come twice: of two workers one writes.
  await make(title);
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query('select from discount_code where discount_id = $1 order by id limit 1 for update', [id]);
  const first = write();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1);
  expect(await write()).toBe(false);
  await holder.query('rollback');
  holder.release();
  expect(await first).toBe(true);
  expect(await work()).toMatchObject([{ state: 'running', done: 5000 }]);
  expect(await write()).toBe(false);
  expect(await work()).toMatchObject([{ state: 'done', done: 7001 }]);
  expect(await codesOf(id)).toEqual([]);
  expect(await listDiscounts(manager, {}, page)).toMatchObject([{ title, removing: false }]);
});

test('an import names each line that it leaves out; the preview writes nothing; again it adds nothing', async () => {
  const { manager, make, codesOf } = await aMuseum();
  await make('Other', {}, 'TAKEN');
  const { id } = await make('Press');
  const text = 'press-1\r\n\r\nPRESS-1\nA!\nX\nTaken\npress-2';
  const expected = {
    added: 2,
    rejected: [
      { line: 3, text: 'PRESS-1', code: 'discount-code-double' },
      { line: 4, text: 'A!', code: 'discount-code-characters' },
      { line: 5, text: 'X', code: 'discount-code-length' },
      { line: 6, text: 'Taken', code: 'discount-code-taken' },
    ],
  };
  expect(await importCodes(manager, id, text, true)).toEqual(expected);
  expect(await codesOf(id)).toEqual([]);
  expect(await importCodes(manager, id, text, false)).toEqual(expected);
  expect((await codesOf(id)).sort()).toEqual(['PRESS-1', 'PRESS-2']);
  expect((await importCodes(manager, id, text, false)).added).toBe(0);
});

test('a code is found whatever spaces and dashes are typed, and one that differs in them alone is taken', async () => {
  const { manager, make, codesOf } = await aMuseum();
  const { id } = await make('Spring', {}, 'spring-27');
  const found = (typed: string) => manager.inClient((scope) => findCode(scope, typed));
  for (const typed of ['spring 27', 'SPRING27', 'Spr-ing–27'])
    expect(await found(typed)).toMatchObject({ code: 'SPRING-27' });
  expect(await listDiscounts(manager, { search: 'spring27' }, page)).toMatchObject([{ title: 'Spring' }]);
  expect(await refusalsOf(make('Other', {}, 'SPRING27'))).toEqual(['code: discount-code-taken']);
  const rejected = [
    { line: 1, text: 'SPR-ING27', code: 'discount-code-taken' },
    { line: 3, text: 'press1', code: 'discount-code-double' },
  ];
  const text = 'SPR-ING27\nPRESS-1\npress1';
  for (const preview of [true, false])
    expect(await importCodes(manager, id, text, preview)).toEqual({ added: 1, rejected });
  const upload = await startCodeUpload(manager, 'discount-codes', 'codes.csv');
  const lines = ['SPRING27', 'up-1', 'UP1', 'up-2'].join('\n');
  expect(await addCodeLines(manager, upload.id, 1, lines)).toMatchObject({
    usableCount: 2,
    rejectedCount: 2,
  });
  await make('Late', {}, 'UP2');
  await importCodesOfFile(manager, id, upload.id);
  await writeNextCodes(app, manager.clientId, upload.id);
  expect((await codesOf(id)).sort()).toEqual(['PRESS-1', 'SPRING-27', 'UP-1']);
});

test('codes that differed in dashes alone before they were compared without them can all still be used', async () => {
  const { manager, make } = await aMuseum();
  const { id } = await make('Spring');
  await owner.query('alter table discount_code drop column code_key, drop column keeps_dashes');
  await owner.query(
    `insert into discount_code (client_id, discount_id, code, created_at)
     select $1, $2, code, '2026-01-01'::date + place::int
     from unnest('{A-BC,ABC,AB-C,D-EF,DE-F,GHI-1}'::text[]) with ordinality as c (code, place)`,
    [manager.clientId, id],
  );
  const file = new URL('../../../migrations/0075-dashes-of-discount-codes.sql', import.meta.url);
  await owner.query(await readFile(file, 'utf8'));
  const found = async (typed: string) =>
    (await manager.inClient((scope) => findCode(scope, typed)))?.code ?? null;
  for (const code of ['A-BC', 'ABC', 'AB-C', 'D-EF', 'DE-F', 'GHI-1']) expect(await found(code)).toBe(code);
  expect([await found('ghi1'), await found('d e f'), await found('a-b-c')]).toEqual(['GHI-1', 'D-EF', 'ABC']);
  expect(await refusalsOf(make('Other', {}, 'A-B-C'))).toEqual(['code: discount-code-taken']);
});

test('the list finds a discount by its title, its code and its state', async () => {
  const { manager, make } = await aMuseum();
  await make('Autumn', { validUntil: '2026-11-19' }, 'AUTUMN');
  await make('Spring', { validFrom: '2027-03-01' }, 'LENTE');
  await make('Always', {}, 'ALL');
  const titles = async (filter: object) =>
    (await listDiscounts(manager, filter, page)).map(({ title }) => title);
  expect(await titles({})).toEqual(['Always', 'Autumn', 'Spring']);
  expect(await titles({ sort: '-title' })).toEqual(['Spring', 'Autumn', 'Always']);
  expect(await titles({ search: 'utu' })).toEqual(['Autumn']);
  expect(await titles({ search: 'lente' })).toEqual(['Spring']);
  expect(await titles({ state: 'ended' })).toEqual(['Autumn']);
  expect(await titles({ state: 'upcoming' })).toEqual(['Spring']);
  expect(await titles({ state: 'active' })).toEqual(['Always']);
  expect(await sumDiscounts(manager, {})).toEqual({ total: 3, uses: 0, givenMinor: 0 });
});

test('the list is narrowed to a ticket group, to a day, and to what is nearly used up', async () => {
  const { client, manager, make } = await aMuseum();
  const { clientId } = client;
  const tower = await aTimeslot(database.owner, clientId, { capacity: 100 });
  const galleries = await aTimeslot(database.owner, clientId);
  await make('All tickets', { validUntil: '2026-12-31' });
  await make('Galleries', { ticketGroupIds: [galleries.ticketGroupId], validFrom: '2027-01-01' });
  await make('Tower', { ticketTypeIds: [tower.ticketTypeId] });
  const titles = async (filter: object) =>
    (await listDiscounts(manager, filter, page)).map(({ title }) => title);
  expect(await titles({ ticketGroupId: tower.ticketGroupId })).toEqual(['All tickets', 'Tower']);
  expect(await titles({ ticketGroupId: galleries.ticketGroupId })).toEqual(['All tickets', 'Galleries']);
  expect(await titles({ validOn: '2026-12-31' })).toEqual(['All tickets', 'Tower']);
  expect(await titles({ validOn: '2027-01-01' })).toEqual(['Galleries', 'Tower']);
  const uses = { 'Two left': 18, 'One left': 19, 'Used up': 20 };
  for (const [title, used] of Object.entries(uses)) {
    const { id: discountId } = await make(title, { mostUses: 20 }, title.replace(' ', '-'));
    const rows: Parameters<typeof insertOrderDiscounts>[1][number][] = [];
    for (let made = 0; made < used; made += 1) {
      const { orderId } = await aPlacedOrder(app, clientId, tower, { quantity: 1, isTest: true });
      rows.push({ orderId, discountId, codeId: randomUUID(), title, code: 'X', offMinor: 100 });
    }
    await manager.inClient((scope) => insertOrderDiscounts(scope, rows));
  }
  await database.owner.query(
    `update orders o set state = 'completed', completed_at = now(), number = n.number
     from (select id, row_number() over (order by id) as number from orders where client_id = $1) n
     where o.client_id = $1 and o.id = n.id`,
    [clientId],
  );
  expect(await titles({ nearlyUsedUp: true })).toEqual(['One left']);
});

test('an order of which some tickets were cancelled still counts as a use of its discount', async () => {
  const { client, manager, make } = await aMuseum();
  const { clientId } = client;
  const { id: discountId, title } = await make('Spring', { mostUses: 1 }, 'SPRING');
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true });
  const used = { orderId, discountId, codeId: randomUUID(), title, code: 'SPRING', offMinor: 100 };
  await manager.inClient((scope) => insertOrderDiscounts(scope, [used]));
  const become = (state: string) =>
    database.owner.query(
      'update orders set state = $2, completed_at = now(), number = 1 where client_id = $1 and id = $3',
      [clientId, state, orderId],
    );
  await become('partly cancelled');
  expect(await sumDiscounts(manager, { state: 'used-up' })).toEqual({ total: 1, uses: 1, givenMinor: 100 });
  await become('cancelled');
  expect(await sumDiscounts(manager, {})).toEqual({ total: 1, uses: 0, givenMinor: 0 });
});

test('another client finds none of it; reception and voucher partners see no discounts; an older version is refused', async () => {
  const { client, manager, make } = await aMuseum();
  const made = await make('Spring', {}, 'SPRING');
  const stranger = await signedInAs(app, await aClient(app));
  await expect(deleteDiscount(stranger, made.id)).rejects.toThrow(NotFoundError);
  for (const type of ['reception', 'voucher partner'] as const) {
    const other = await signedInAs(app, client, type);
    await expect(listDiscounts(other, {}, page)).rejects.toThrow(NotAllowedError);
    await expect(createDiscount(other, { ...tenOff, title: randomUUID() }, null)).rejects.toThrow(
      NotAllowedError,
    );
  }
  await changeDiscount(manager, made.id, { ...tenOff, title: 'Spring', basisPoints: 500 }, made.version);
  expect(
    await refusalsOf(changeDiscount(manager, made.id, { ...tenOff, title: 'Spring' }, made.version)),
  ).toEqual(['main: changed-meanwhile']);
  await deleteDiscount(manager, made.id);
  expect(await listDiscounts(manager, {}, page)).toEqual([]);
});
