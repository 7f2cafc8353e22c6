import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { releaseHold, takeHold } from '../capacity/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { draftTimeslotsChange } from './draft-timeslot-change.ts';
import { listOrdersOfConflict } from './list-orders-of-conflict.ts';
import { lookAtTimeslotChange } from './look-at-timeslot-change.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const database = await testDatabase();
const aMuseum = () => aMuseumWithTimes(database);
/** One ticket of an order becomes merchandise that keeps its visit, as it was sold in earlier releases. @returns its type. */
async function makePoster(orderId: string, knownTypeId?: string): Promise<string> {
  const { owner } = database;
  const { rows } = await owner.query<Record<'id' | 'typeId' | 'timeslotId', string>>(
    `select id, ticket_type_id as "typeId", timeslot_id as "timeslotId" from ticket where order_id = $1 limit 1`,
    [orderId],
  );
  const [{ id, typeId, timeslotId } = { id: '', typeId: '', timeslotId: '' }] = rows;
  const posterId = knownTypeId ?? (await aPoster(owner, typeId));
  await owner.query('update ticket set ticket_type_id = $2 where id = $1', [id, posterId]);
  await owner.query('update order_counter set quantity = quantity - 1 where order_id = $1', [orderId]);
  await owner.query('update counter set sold = sold - 1 where id = $1', [timeslotId]);
  return posterId;
}

const timesOf = (timeslots: { time: string; state: string; capacity: number | null }[]) =>
  timeslots.map(({ time, state, capacity }) => `${time} ${state} ${capacity}`);

test('a limit is shown first, applied, left alone by the rules, and undone: then it follows them again', async () => {
  const { manager, at, apply, look, draft, periods, byHand } = await aMuseum();
  const timeslotId = (await at('10:00'))?.id ?? '';
  const change = await byHand({ timeslots: [{ id: timeslotId, limit: 75 }] });
  expect((await look(change)).effect).toMatchObject({ addedCount: 0, removedCount: 0, changedCount: 1 });
  expect(await at('10:00')).toMatchObject({ capacity: 4, madeByHand: false });
  await apply(change);
  expect(await at('10:00')).toMatchObject({ capacity: 75, madeByHand: true });
  await apply(await draft({ periods: periods(['10:00'], 9) }));
  expect(await at('10:00')).toMatchObject({ capacity: 75 });
  expect((await look(change)).undo).not.toBeNull();
  await undoTimeslotChange(manager, change);
  expect(await at('10:00')).toMatchObject({ capacity: 9, madeByHand: false });
});

test('one that is closed under its visitors asks what becomes of them', async () => {
  const { at, apply, look, choose, settle, byHand, buy, visitsOf } = await aMuseum();
  const orderId = await buy('10:00', 3);
  const change = await byHand({ timeslots: [{ id: (await at('10:00'))?.id, state: 'closed' }] });
  expect((await look(change)).effect).toMatchObject({
    openCount: 1,
    rows: [{ conflict: 'closed', ticketCount: 3, orderCount: 1 }],
  });
  expect(await refusalsOf(apply(change))).toEqual(['main: remedy-open']);
  await choose(change, 'move');
  await apply(change);
  await settle();
  expect(await visitsOf(orderId)).toEqual(['11:00', '11:00', '11:00']);
  expect(await at('10:00')).toMatchObject({ state: 'closed', soldCount: 0, conflict: null });
});

test('a limit below what is taken is reached once the visitors have left', async () => {
  const { at, apply, choose, settle, byHand, buy } = await aMuseum();
  await buy('10:00', 1);
  await buy('10:00', 2);
  const change = await byHand({ timeslots: [{ id: (await at('10:00'))?.id, limit: 1 }] });
  await choose(change, 'move');
  await apply(change);
  expect(await at('10:00')).toMatchObject({
    capacity: 3,
    wantedCapacity: 1,
    conflict: 'capacity-below-taken',
  });
  await settle();
  expect(await at('10:00')).toMatchObject({
    capacity: 1,
    soldCount: 1,
    wantedCapacity: null,
    conflict: null,
  });
});

test('posters that were sold with a visit give no room: as many people leave as have no place, and go where they fit', async () => {
  const { at, apply, choose, look, settle, byHand, buy, visitsOf, manager } = await aMuseum();
  const [first, second] = [await buy('10:00', 1), await buy('10:00', 1)];
  const mixed = await buy('10:00', 2);
  const posterId = await makePoster(mixed);
  const posters = await buy('10:00', 1);
  await makePoster(posters, posterId);
  await buy('11:00', 2);
  const timeslotId = (await at('10:00'))?.id ?? '';
  const change = await byHand({ timeslots: [{ id: timeslotId, limit: 1 }] });
  await choose(change, 'move');
  expect((await look(change)).effect).toMatchObject({
    openCount: 0,
    rows: [{ orderIds: [second, mixed], ticketCount: 3, surplus: 2, moves: [{ time: '11:00', left: 0 }] }],
  });
  expect(await listOrdersOfConflict(manager, change, timeslotId)).toMatchObject([
    { orderId: mixed, ticketCount: 1 },
    { orderId: second, ticketCount: 1 },
    { orderId: first, isChosen: false },
  ]);
  await apply(change);
  await settle();
  expect(await Promise.all([first, second, mixed, posters].map(visitsOf))).toEqual([
    ...[['10:00'], ['11:00'], ['11:00', '11:00'], ['10:00']],
  ]);
  expect(await at('10:00')).toMatchObject({ capacity: 1, soldCount: 1, conflict: null });
});

test('above a lowered limit that staff keep, a place that comes back is not sold again', async () => {
  const { app, client, at, apply, choose, byHand, buy } = await aMuseum();
  await buy('10:00', 1);
  const places = [{ counterId: (await at('10:00'))?.id ?? '', quantity: 2 }];
  const held = await takeHold(app, { clientId: client.clientId, places });
  const change = await byHand({ timeslots: [{ id: (await at('10:00'))?.id, limit: 2 }] });
  await choose(change, 'keep');
  await apply(change);
  expect(await at('10:00')).toMatchObject({ capacity: 3, wantedCapacity: 2 });
  await releaseHold(app, client.clientId, held.ok ? held.value.id : '');
  expect(await at('10:00')).toMatchObject({
    ...{ capacity: 2, heldCount: 0, soldCount: 1 },
    ...{ wantedCapacity: null, conflict: null },
  });
  await buy('10:00', 1);
  await expect(buy('10:00', 1)).rejects.toThrow();
});

test('one is added beside the others but not twice, and deleted again', async () => {
  const { on, at, apply, byHand, manager } = await aMuseum();
  const extra = { date: friday, time: '19:00', limit: 15, title: 'Late' };
  const added = await byHand({ newTimeslots: [extra] });
  await apply(added);
  expect(timesOf(await on(friday)).at(-1)).toBe('19:00 open 15');
  expect(await refusalsOf(byHand({ newTimeslots: [extra] }))).toEqual([
    'newTimeslots.0.time: timeslot-exists',
  ]);
  expect(
    await refusalsOf(byHand({ newTimeslots: [{ ...extra, date: '2026-11-20', time: '09:00' }] })),
  ).toEqual(['newTimeslots.0.time: timeslot-in-past']);
  const deleted = await byHand({ timeslots: [{ id: (await at('19:00'))?.id, followsRules: true }] });
  await apply(deleted);
  expect(await at('19:00')).toBeUndefined();
  await undoTimeslotChange(manager, deleted);
  expect(await at('19:00')).toMatchObject({ capacity: 15, title: 'Late', madeByHand: true });
  await undoTimeslotChange(manager, added);
  expect(await at('19:00')).toBeUndefined();
});

test('one that was set by hand follows the rules again', async () => {
  const { at, apply, byHand } = await aMuseum();
  await apply(await byHand({ timeslots: [{ id: (await at('10:00'))?.id, state: 'closed', limit: 2 }] }));
  await apply(await byHand({ timeslots: [{ id: (await at('10:00'))?.id, followsRules: true }] }));
  expect(await at('10:00')).toMatchObject({ state: 'open', capacity: 4, madeByHand: false });
});

test('an added one, an opened one and a raised limit are not undone under new visitors', async () => {
  const { at, apply, byHand, buy, manager, look, visitsOf } = await aMuseum();
  await apply(await byHand({ timeslots: [{ id: (await at('11:00'))?.id, state: 'closed' }] }));
  const change = await byHand({
    newTimeslots: [{ date: friday, time: '19:00', limit: 15 }],
    timeslots: [
      { id: (await at('10:00'))?.id, limit: 9 },
      { id: (await at('11:00'))?.id, state: 'open' },
    ],
  });
  await apply(change);
  // Four places were there before.
  await buy('10:00', 4);
  expect((await look(change)).undo).toMatchObject({ newSalesCount: 0 });
  await buy('10:00', 1);
  await buy('11:00', 1);
  const orderId = await buy('19:00', 1);
  expect((await look(change)).undo).toMatchObject({ newSalesCount: 3 });
  expect(await refusalsOf(undoTimeslotChange(manager, change))).toEqual(['main: undo-sold']);
  expect(await at('19:00')).toMatchObject({ state: 'open', capacity: 15, soldCount: 1 });
  expect(await visitsOf(orderId)).toEqual(['19:00']);
});

test('what was set again since is not undone', async () => {
  const { at, apply, byHand, manager, look } = await aMuseum();
  const timeslotId = (await at('10:00'))?.id;
  const first = await byHand({ timeslots: [{ id: timeslotId, limit: 8 }] });
  await apply(first);
  await apply(await byHand({ timeslots: [{ id: timeslotId, limit: 9 }] }));
  expect((await look(first)).undo).toBeNull();
  expect(await refusalsOf(undoTimeslotChange(manager, first))).toEqual(['main: changed-meanwhile']);
});

test('a sale between looking and applying refuses the change whole', async () => {
  const { at, byHand, buy, look, manager } = await aMuseum();
  const ids = [(await at('10:00'))?.id, (await at('11:00'))?.id];
  const change = await byHand({ timeslots: ids.map((id) => ({ id, state: 'closed' })) });
  const { fingerprint } = (await look(change)).effect;
  await buy('11:00', 1);
  expect(await refusalsOf(applyTimeslotChange(manager, change, fingerprint))).toEqual(['main: remedy-open']);
  expect(await at('10:00')).toMatchObject({ state: 'open' });
});

test('a selection of the scheduler needs its own right, and no timeslot of it may be over', async () => {
  const { app, client, clock, manager, at } = await aMuseum();
  const timeslots = [{ id: (await at('10:00'))?.id, limit: 3 }];
  const reader = await signedInAs(app, client, 'read only');
  await expect(draftTimeslotsChange(reader, null, { timeslots })).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = await signedInAs(app, await aClient(app));
  await expect(draftTimeslotsChange(stranger, null, { timeslots })).rejects.toBeInstanceOf(NotFoundError);
  const id = await draftTimeslotsChange(manager, null, { timeslots });
  const { effect, group } = await lookAtTimeslotChange(manager, id);
  expect([group, effect.changedCount]).toEqual([null, 1]);
  await applyTimeslotChange(manager, id, effect.fingerprint);
  expect(await at('10:00')).toMatchObject({ capacity: 3 });
  clock.advance(8 * 24 * 60);
  expect(await refusalsOf(draftTimeslotsChange(manager, null, { timeslots }))).toEqual([
    'main: timeslot-in-past',
  ]);
});

test('places that are only held keep their timeslot open to no choice, and are never taken away', async () => {
  const { app, client, at, apply, byHand } = await aMuseum();
  const timeslot = await at('10:00');
  const places = [{ counterId: timeslot?.id ?? '', quantity: 3 }];
  expect((await takeHold(app, { clientId: client.clientId, places })).ok).toBe(true);
  await apply(await byHand({ timeslots: [{ id: timeslot?.id, limit: 1 }] }));
  expect(await at('10:00')).toMatchObject({ capacity: 3, heldCount: 3, wantedCapacity: 1 });
});
