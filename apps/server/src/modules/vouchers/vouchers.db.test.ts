import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { writeNextCodes } from '../code-batches/carry-on-batch.ts';
import { listNewestBatches } from '../code-batches/index.ts';
import { showCodeBatch, startCodeUpload } from '../code-batches/upload-codes.ts';
import { cancelVouchers } from './cancel-vouchers.ts';
import { changeVoucherBatch } from './change-batch.ts';
import { createVoucherBatch } from './create-batch.ts';
import { countVoucherBatches, listVoucherBatches, listVouchers } from './list-batches.ts';
import './vouchers.module.ts';
import { listBatchFigures } from './voucher-list.repository.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const page = { limit: 50, offset: 0 };

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketTypeId } = await aTimeslot(database.owner, client.clientId);
  const make = (name: string, changes: object = {}) =>
    createVoucherBatch(manager, { name, quantity: 3, worth: [{ ticketTypeId, quantity: 2 }], ...changes });
  return { client, manager, make };
}

test('a batch is made with its vouchers, each code once in the client, printed with its prefix', async () => {
  const { manager, make } = await aMuseum();
  const batch = await make('Rederij Kaap', { quantity: 1000, prefix: 'kaap' });
  const vouchers = await listVouchers(manager, batch.id, {}, { limit: 5000, offset: 0 });
  expect(new Set(vouchers.map(({ code }) => code)).size).toBe(1000);
  expect(vouchers.every(({ code }) => /^KAAP-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{2}$/.test(code))).toBe(true);
  expect(vouchers[0]).toMatchObject({ state: 'open', usedAt: null, cancelledAt: null });
  const [found] = await listVouchers(manager, batch.id, { search: vouchers[7]?.code.toLowerCase() }, page);
  expect(found?.id).toBe(vouchers[7]?.id);
  const byCode = await listVoucherBatches(manager, { search: vouchers[7]?.code }, page);
  expect(byCode.map(({ name }) => name)).toEqual(['Rederij Kaap']);
});

test('a name is in use once, also where two make it together; a partner that is none is refused', async () => {
  const { client, make } = await aMuseum();
  await make('Hotel');
  expect(await refusalsOf(make('hotel'))).toEqual(['name: voucher-name-taken']);
  const made = await Promise.allSettled([make('Race'), make('race')]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const partnerId = client.managerId;
  expect(await refusalsOf(make('Other', { partnerId }))).toEqual(['partnerId: voucher-partner-unknown']);
});

test('a partner sees its own batches and changes nothing; another client and reception see none', async () => {
  const { client, manager, make } = await aMuseum();
  const partner = await signedInAs(app, client, 'voucher partner');
  const own = await make('Its own', { partnerId: partner.account.accountId });
  const other = await make('Of nobody');
  expect((await listVoucherBatches(partner, {}, page)).map(({ name }) => name)).toEqual(['Its own']);
  expect(await countVoucherBatches(partner, {})).toBe(1);
  expect(await listVouchers(partner, own.id, {}, page)).toHaveLength(3);
  await expect(listVouchers(partner, other.id, {}, page)).rejects.toThrow(NotFoundError);
  const allowed = { ...partner, can: () => true, require: () => undefined };
  await expect(cancelVouchers(allowed, own.id, null)).rejects.toThrow(NotAllowedError);
  await expect(createVoucherBatch(allowed, {})).rejects.toThrow(NotAllowedError);
  // Batches of codes in the background are the museum's: with their id too.
  const drawn = await make('Drawn for another', { quantity: 1_500 });
  const [background] = await manager.inClient((scope) => listNewestBatches(scope, [drawn.id]));
  await expect(
    partner.inClient((scope) => showCodeBatch(partner, scope, background?.id ?? '')),
  ).rejects.toThrow(NotAllowedError);
  await expect(startCodeUpload(allowed, 'vouchers', 'codes.csv')).rejects.toThrow(NotAllowedError);
  const stranger = await signedInAs(app, await aClient(app));
  await expect(cancelVouchers(stranger, own.id, null)).rejects.toThrow(NotFoundError);
  expect(await countVoucherBatches(stranger, {})).toBe(0);
  await expect(listVoucherBatches(await signedInAs(app, client, 'reception'), {}, page)).rejects.toThrow(
    NotAllowedError,
  );
  expect(await countVoucherBatches(manager, {})).toBe(3);
});

test('vouchers are cancelled one by one or all that are left; used ones stay used; the list knows each state', async () => {
  const { client, manager, make } = await aMuseum();
  const { id } = await make('Hotel', { quantity: 4 });
  const [first, second] = await listVouchers(manager, id, {}, page);
  await database.owner.query('update voucher set used_at = now() where client_id = $1 and id = $2', [
    client.clientId,
    first?.id,
  ]);
  expect(await cancelVouchers(manager, id, [first?.id ?? '', second?.id ?? ''])).toBe(1);
  const states = async (state: string | null) => (await listVouchers(manager, id, { state }, page)).length;
  expect([await states('used'), await states('cancelled'), await states('open')]).toEqual([1, 1, 2]);
  expect(await cancelVouchers(manager, id, null)).toBe(2);
  const figures = await manager.inClient((scope) => listBatchFigures(scope, [id]));
  expect(figures).toEqual([{ id, made: 4, used: 1, cancelled: 3 }]);
});

test('a batch is changed by the version that was seen; a state follows its period', async () => {
  const { manager, make } = await aMuseum();
  const { id, version } = await make('Hotel');
  const to = (changes: object, seen = version) =>
    changeVoucherBatch(manager, id, { name: 'Hotel', ...changes }, seen);
  const stateNow = async () => (await listVouchers(manager, id, {}, page))[0]?.state;
  await to({ validUntil: '2026-11-20' });
  expect(await stateNow()).toBe('open');
  expect(await refusalsOf(to({}))).toEqual(['main: changed-meanwhile']);
  await to({ validUntil: '2026-11-19' }, version + 1);
  expect(await stateNow()).toBe('expired');
  expect(await listVouchers(manager, id, { state: 'expired' }, page)).toHaveLength(3);
  await to({ validFrom: '2026-11-21' }, version + 2);
  expect(await listVouchers(manager, id, { state: 'upcoming' }, page)).toHaveLength(3);
});

test('over a thousand vouchers are made in the background, each once, with what was asked for', async () => {
  const { manager, make } = await aMuseum();
  const { id } = await make('Many', { quantity: 6000, prefix: 'M' });
  const count = async () => (await manager.inClient((scope) => listBatchFigures(scope, [id])))[0]?.made;
  expect(await count()).toBe(0);
  const [batch] = await manager.inClient((scope) => listNewestBatches(scope, [id]));
  const next = () => writeNextCodes(app, manager.clientId, batch?.id ?? '');
  expect([await next(), await count()]).toEqual([true, 5000]);
  expect([await next(), await count()]).toEqual([false, 6000]);
  expect([await next(), await count()]).toEqual([false, 6000]);
});

test('all that are left of a large batch are cancelled in the background, but for one that a cart holds', async () => {
  const { manager, make } = await aMuseum();
  const { id } = await make('Many', { quantity: 6000, prefix: 'M' });
  const carryOn = async () => {
    const [batch] = await manager.inClient((scope) => listNewestBatches(scope, [id]));
    const parts: boolean[] = [];
    while (parts.at(-1) !== false) parts.push(await writeNextCodes(app, manager.clientId, batch?.id ?? ''));
    return parts.length;
  };
  expect(await refusalsOf(cancelVouchers(manager, id, null))).toEqual(['main: voucher-batch-busy']);
  await carryOn();
  await database.owner.query(
    `update counter set held = 1 where owner_id = (select id from voucher where batch_id = $1 order by id limit 1)`,
    [id],
  );
  expect(await cancelVouchers(manager, id, null)).toBe(6000);
  const cancelled = async () =>
    (await manager.inClient((scope) => listBatchFigures(scope, [id])))[0]?.cancelled;
  expect(await cancelled()).toBe(0);
  expect(await carryOn()).toBe(2);
  expect(await cancelled()).toBe(5999);
  const [batch] = await manager.inClient((scope) => listNewestBatches(scope, [id]));
  expect(batch).toMatchObject({ mode: 'remove', state: 'done', total: 6000, done: 5999 });
});
