import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError } from '../../platform/errors.ts';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { chooseRemedies } from './choose-remedies.ts';
import { countTouched } from './count-touched.ts';
import { listOrdersOfConflict } from './list-orders-of-conflict.ts';
import { lookAtTimeslotChange } from './look-at-timeslot-change.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const database = await testDatabase();
const aMuseum = () => aMuseumWithTimes(database);

describe('a change of rules', () => {
  test('says what it would do, is applied as one, and moves visitors to the nearest time', async () => {
    const museum = await aMuseum();
    const three = await museum.buy('10:00', 3);
    const two = await museum.buy('10:00', 1);
    const id = await museum.draft({ periods: museum.periods(['11:00', '12:00', '13:00']) });
    expect((await museum.look(id)).effect).toMatchObject({
      addedCount: 79,
      removedCount: 77,
      changedCount: 1,
      openCount: 1,
      rows: [{ time: '10:00', ticketCount: 4, orderCount: 2, remedy: null }],
    });
    expect(await refusalsOf(museum.apply(id))).toEqual(['main: remedy-open']);
    await museum.choose(id, 'move');
    expect((await museum.look(id)).effect).toMatchObject({
      openCount: 0,
      movedCount: 4,
      mailCount: 2,
      refundMinor: 0,
      rows: [{ moves: [{ time: '11:00', minutesLater: 60, ticketCount: 4, left: 0 }] }],
    });
    await museum.apply(id);
    await museum.settle();
    await museum.settle();
    expect(await museum.visitsOf(three)).toEqual(['11:00', '11:00', '11:00']);
    expect(await museum.visitsOf(two)).toEqual(['11:00']);
    expect((await museum.on(friday)).map(({ time, soldCount }) => `${time} ${soldCount}`)).toEqual([
      '11:00 4',
      '12:00 0',
      '13:00 0',
    ]);
  });

  test('moves every order where the dry run said, whichever is carried out first', async () => {
    const museum = await aMuseum();
    const three = await museum.buy('10:00', 3);
    const one = await museum.buy('10:00', 1);
    await museum.buy('11:00', 1);
    const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
    await museum.choose(id, 'move');
    expect((await museum.look(id)).effect.rows[0]?.moves).toMatchObject([
      { time: '11:00', ticketCount: 3 },
      { time: '12:00', ticketCount: 1 },
    ]);
    await museum.apply(id);
    expect(await museum.settle('reversed')).toBe(2);
    expect(await museum.visitsOf(three)).toEqual(['11:00', '11:00', '11:00']);
    expect(await museum.visitsOf(one)).toEqual(['12:00']);
  });

  test('is not applied on top of sales that the dry run did not show', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 1);
    const id = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'keep');
    const { fingerprint } = (await museum.look(id)).effect;
    await museum.buy('10:00', 2);
    const { manager } = museum;
    expect(await refusalsOf(applyTimeslotChange(manager, id, fingerprint))).toEqual([
      'main: change-moved-on',
    ]);
    expect((await museum.on(friday)).map(({ time }) => time)).toEqual(['10:00', '11:00', '12:00']);
  });

  test('an outdated one is refused, and one of another client is not found', async () => {
    const museum = await aMuseum();
    const id = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.apply(await museum.draft({ periods: museum.periods(['15:00']) }));
    expect(await refusalsOf(museum.apply(id))).toEqual(['main: changed-meanwhile']);
    const stranger = await signedInAs(museum.app, await aClient(museum.app));
    await expect(lookAtTimeslotChange(stranger, id)).rejects.toBeInstanceOf(NotFoundError);
  });

  test('keeps a timeslot for its visitors, and asks about it no more', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 2);
    const id = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'keep');
    await museum.apply(id);
    expect(await museum.at('10:00')).toMatchObject({ state: 'closed', conflict: 'not-in-rules' });
    expect((await museum.look(await museum.draft({}))).effect.rows).toEqual([]);
  });

  test('leaves an order where it was when its places were taken meanwhile, and says why', async () => {
    const museum = await aMuseum();
    const three = await museum.buy('10:00', 3);
    const periods = museum.periods(['11:00'], 3).map((period) => ({ ...period, until: friday }));
    const id = await museum.draft({ periods });
    await museum.choose(id, 'move');
    await museum.apply(id);
    await museum.buy('11:00', 1);
    await museum.settle();
    expect(await museum.visitsOf(three)).toEqual(['10:00', '10:00', '10:00']);
    expect((await museum.look(id)).visits).toMatchObject([{ state: 'failed', cause: 'no-timeslot-near' }]);
    expect(await museum.at('10:00')).toMatchObject({ state: 'closed', conflict: 'not-in-rules' });
  });

  test('“Set all to” leaves alone what was chosen by hand', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 1);
    await museum.buy('12:00', 1);
    const id = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'cancel', (await museum.at('10:00'))?.id);
    await museum.choose(id, 'move');
    const { effect } = await museum.look(id);
    expect(effect.rows.map(({ remedy }) => remedy)).toEqual(['cancel', 'move']);
    expect(effect).toMatchObject({ refundMinor: 1750, movedCount: 1, cancelledCount: 1 });
  });

  test('the money shown is what goes back: the transaction cost with the last tickets of an order, and only then', async () => {
    const museum = await aMuseum();
    const { clientId } = museum.client;
    const [whole, half] = [await museum.buy('10:00', 2), await museum.buy('10:00', 2)];
    await database.owner.query(
      `with o as (update orders set total_minor = total_minor + 60, transaction_cost_minor = 60
         where client_id = $1 returning id)
       update payment p set amount_minor = amount_minor + 60 from o where p.order_id = o.id`,
      [clientId],
    );
    await database.owner.query(
      'update ticket set timeslot_id = $2 where id = (select min(id::text)::uuid from ticket where order_id = $1)',
      [half, (await museum.at('12:00'))?.id],
    );
    const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
    await museum.choose(id, 'cancel');
    expect((await museum.look(id)).effect).toMatchObject({
      refundMinor: 3560 + 1750,
      cancelledCount: 3,
      rows: [{ time: '10:00', amountMinor: 3560 + 1750 }],
    });
    await museum.apply(id);
    await museum.settle();
    const back = async (table: string) =>
      (
        await database.owner.query<{ orderId: string; amount: number }>(
          `select order_id as "orderId", amount_minor::int as amount from ${table} where client_id = $1
           order by amount desc`,
          [clientId],
        )
      ).rows;
    const expected = [
      { orderId: whole, amount: 3560 },
      { orderId: half, amount: 1750 },
    ];
    expect([await back('refund'), await back('affected_visit')]).toEqual([expected, expected]);
  });
});

describe('undoing a change', () => {
  test('brings rules, timeslots and moved visitors back', async () => {
    const museum = await aMuseum();
    const moved = await museum.buy('10:00', 2);
    const id = await museum.draft({ periods: museum.periods(['11:00', '15:00']) });
    await museum.choose(id, 'move');
    await museum.apply(id);
    await museum.settle();
    expect(await museum.visitsOf(moved)).toEqual(['11:00', '11:00']);
    museum.clock.advance(5);
    // Bought where undoing changes nothing for it.
    const other = await museum.buy('11:00', 1);
    expect((await museum.look(id)).undo).toMatchObject({ newSalesCount: 0, refundedCount: 0 });
    await undoTimeslotChange(museum.manager, id);
    await museum.settle();
    expect(await museum.visitsOf(moved)).toEqual(['10:00', '10:00']);
    expect(await museum.visitsOf(other)).toEqual(['11:00']);
    const after = await museum.on(friday);
    expect(after.map(({ time, state, soldCount }) => `${time} ${state} ${soldCount}`)).toEqual([
      ...['10:00 open 2', '11:00 open 1', '12:00 open 0'],
    ]);
  });

  test('is refused once something was sold against it, and nothing is changed by trying', async () => {
    const museum = await aMuseum();
    const id = await museum.draft({ periods: museum.periods(['11:00', '15:00']) });
    await museum.apply(id);
    museum.clock.advance(5);
    await museum.buy('15:00', 1);
    expect((await museum.look(id)).undo).toMatchObject({ newSalesCount: 1 });
    expect(await refusalsOf(undoTimeslotChange(museum.manager, id))).toEqual(['main: undo-sold']);
    const after = await museum.on(friday);
    expect(after.map(({ time, state, soldCount }) => `${time} ${state} ${soldCount}`)).toEqual([
      ...['11:00 open 0', '15:00 open 1'],
    ]);
  });

  test('is rarely needed: the dry run names the old and the new limit, and the starts that the clock skips', async () => {
    const museum = await aMuseum();
    const sundayNight = { weekday: 7, time: '02:30', limit: 4 };
    const periods = museum
      .periods(['10:00', '11:00', '12:00'], 6)
      .map((period) => ({ ...period, weekdayTimes: [...period.weekdayTimes, sundayNight] }));
    const { effect } = await museum.look(await museum.draft({ periods }));
    expect(effect.limits).toEqual([{ before: 4, after: 6, timeslotCount: effect.changedCount }]);
    expect(effect.skipped.length).toBeGreaterThan(0);
    expect(effect.skipped.every(({ time }) => time === '02:30')).toBe(true);
    expect(effect.outsideHoursCount).toBe(effect.addedCount);
  });

  test('with fewer places than tickets moves the newest order, or the one that staff choose', async () => {
    const museum = await aMuseum();
    const first = await museum.buy('10:00', 1);
    const second = await museum.buy('10:00', 1);
    const newest = await museum.buy('10:00', 1);
    const timeslotId = (await museum.at('10:00'))?.id ?? '';
    const id = await museum.byHand({ timeslots: [{ id: timeslotId, limit: 2 }] });
    await museum.choose(id, 'move', timeslotId);
    const orders = () => listOrdersOfConflict(museum.manager, id, timeslotId);
    const chosen = async () =>
      (await orders()).filter(({ isChosen }) => isChosen).map(({ orderId }) => orderId);
    expect((await orders()).map(({ orderId }) => orderId)).toEqual([newest, second, first]);
    expect(await chosen()).toEqual([newest]);
    expect((await museum.look(id)).effect.rows).toMatchObject([
      { ticketCount: 1, otherOrderCount: 2, surplus: 1 },
    ]);
    await chooseRemedies(museum.manager, id, { timeslotId, remedy: 'move', orderIds: [first] });
    expect(await chosen()).toEqual([first]);
    await museum.choose(id, 'cancel', timeslotId);
    await museum.choose(id, 'move', timeslotId);
    expect(await chosen()).toEqual([first]);
    await museum.apply(id);
    await museum.settle();
    expect(await museum.visitsOf(first)).toEqual(['11:00']);
    expect([await museum.visitsOf(second), await museum.visitsOf(newest)]).toEqual([['10:00'], ['10:00']]);
  });

  test('and a sale in the same moment: one of them wins, never both', async () => {
    const museum = await aMuseum();
    const id = await museum.draft({ periods: museum.periods(['11:00', '15:00']) });
    await museum.apply(id);
    museum.clock.advance(5);
    const [undone, bought] = await Promise.allSettled([
      undoTimeslotChange(museum.manager, id),
      museum.buy('15:00', 1),
    ]);
    expect([undone.status, bought.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
    expect(await museum.at('15:00')).toEqual(
      undone.status === 'fulfilled' ? undefined : expect.objectContaining({ state: 'open', soldCount: 1 }),
    );
  });

  test('is possible for half an hour', async () => {
    const museum = await aMuseum();
    const id = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.apply(id);
    museum.clock.advance(31);
    expect((await museum.look(id)).undo).toBeNull();
    expect(await refusalsOf(undoTimeslotChange(museum.manager, id))).toEqual(['main: undo-too-late']);
  });
});

describe('an exception', () => {
  test('closes its timeslots, says first which visitors it touches, and opens them again when it goes', async () => {
    const museum = await aMuseum();
    await museum.buy('11:00', 2);
    const closed = museum.anException({ note: 'Storm', colour: 'red', published: true });
    expect(await countTouched(museum.manager, museum.id, { exceptions: [closed] })).toEqual({
      ticketCount: 2,
      orderCount: 1,
      times: [`${friday} 11:00`],
    });
    const id = await museum.draft({ exceptions: [closed] });
    await museum.choose(id, 'keep');
    await museum.apply(id);
    const shut = await museum.on(friday);
    expect(shut.map(({ time, state, colour }) => `${time} ${state} ${colour}`)).toEqual([
      ...['10:00 closed red', '11:00 closed red', '12:00 closed red'],
    ]);
    expect(shut[0]?.exceptionId).toBeTruthy();
    await museum.apply(await museum.draft({ exceptions: [] }));
    expect((await museum.on(friday)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  });

  test('that is not published is a draft: places are sold as before, and publishing it is reviewed', async () => {
    const museum = await aMuseum();
    const places = async () =>
      (await museum.on(friday)).map(({ time, state, capacity }) => `${time} ${state} ${capacity}`);
    const before = await places();
    const closing = museum.anException({ note: 'Storm', colour: 'red' });
    const limiting = museum.anException({ closed: false, limit: 1 });
    const id = await museum.draft({ exceptions: [closing, limiting] });
    expect((await museum.look(id)).effect).toMatchObject({ addedCount: 0, removedCount: 0, changedCount: 0 });
    await museum.apply(id);
    expect(await places()).toEqual(before);
    await museum.buy('11:00', 2);
    const { exceptions } = await museum.manager.inClient((scope) => getTimeslotGroup(scope, museum.id));
    const published = exceptions.map((one) => ({ ...one, published: one.closed }));
    const publishing = await museum.draft({ exceptions: published });
    expect((await museum.look(publishing)).effect).toMatchObject({
      changedCount: before.length,
      rows: [{ time: '11:00', ticketCount: 2 }],
    });
    await museum.choose(publishing, 'keep');
    await museum.apply(publishing);
    expect((await museum.on(friday)).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  });

  test('is about ticket groups that take their times from here, at least one', async () => {
    const { draft, anException } = await aMuseum();
    const refused = (changes: object) => refusalsOf(draft({ exceptions: [anException(changes)] }));
    expect(await refused({ ticketGroupIds: [] })).toEqual([
      'exceptions.0.ticketGroupIds: exception-activity-required',
    ]);
    expect(await refused({ ticketGroupIds: [randomUUID()] })).toEqual([
      'exceptions.0.ticketGroupIds: exception-activity-unknown',
    ]);
  });

  test('may go over midnight where the opening hours do, and is refused elsewhere with all that is wrong', async () => {
    const { manager, id, draft, anException } = await aMuseum();
    const night = { allDay: false, fromTime: '22:00', untilTime: '01:00' };
    const wrong = anException({ ...night, ticketGroupIds: [randomUUID()] });
    expect(await refusalsOf(draft({ exceptions: [wrong] }))).toEqual([
      'exceptions.0.ticketGroupIds: exception-activity-unknown',
      'exceptions.0.untilTime: closed-at-night',
    ]);
    const { locationId } = await manager.inClient((scope) => getTimeslotGroup(scope, id));
    await database.owner.query(
      `insert into opening_hours (client_id, location_id, weekday, opens, closes)
        select client_id, id, 6, '20:00', '02:00' from location where id = $1`,
      [locationId],
    );
    expect(await draft({ exceptions: [anException(night)] })).toEqual(expect.any(String));
  });
});
