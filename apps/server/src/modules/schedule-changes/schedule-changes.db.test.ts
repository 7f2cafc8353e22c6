import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/a-client.ts';
import { aLocation } from '@foyer/testkit/a-location.ts';
import { aPlacedOrder } from '@foyer/testkit/an-order.ts';
import { refusalsOf } from '@foyer/testkit/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError } from '../../platform/errors.ts';
import { listTickets } from '../orders/index.ts';
import { listPayments } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { startPayment } from '../payments/start-payment.ts';
import { createTimeslotGroup, listTimeslotsBetween } from '../scheduling/index.ts';
import { applyScheduleChange } from './apply-schedule-change.ts';
import { chooseRemedies } from './choose-remedies.ts';
import { countTouched } from './count-touched.ts';
import { draftScheduleChange } from './draft-schedule-change.ts';
import { lookAtChange } from './look-at-change.ts';
import { settleVisits } from './settle-visits.ts';
import { undoScheduleChange } from './undo-schedule-change.ts';

const database = await testDatabase();
const friday = '2026-11-27';

/** A museum that opens on Fridays at 10:00, 11:00 and 12:00 with four places each; seen from a week before. */
async function aMuseum() {
  const clock = testClock('2026-11-20T11:00:00Z');
  const { app } = testApp(database, clock);
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, clientId);
  const { id } = await createTimeslotGroup(manager, { name: 'Hall', locationId });
  const { rows } = await database.owner.query<Record<'productId' | 'groupId' | 'typeId', string>>(
    `with p as (insert into product (client_id, name) values ($1, 'Salt') returning id),
       g as (insert into ticket_group (client_id, product_id, name) select $1, id, 'Salt' from p returning id),
       k as (insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id) select $1, $2, id from g),
       y as (insert into ticket_type (client_id, ticket_group_id, number, price_minor) select $1, id, 1, 1750 from g returning id)
     select p.id as "productId", g.id as "groupId", y.id as "typeId" from p, g, y`,
    [clientId, id],
  );
  const [{ productId, groupId, typeId } = { productId: '', groupId: '', typeId: '' }] = rows;
  const periods = (times: string[], limit = 4) => [
    {
      ...{ from: '2026-01-01', until: '2030-12-31', priority: 0, note: 'All year' },
      weekdayTimes: times.map((time) => ({ weekday: 5, time, limit })),
    },
  ];
  const draft = (rules: object) => draftScheduleChange(manager, id, rules);
  const apply = async (changeId: string) =>
    applyScheduleChange(manager, changeId, (await lookAtChange(manager, changeId)).effect.fingerprint);
  await apply((await draft({ periods: periods(['10:00', '11:00', '12:00']) })).id);
  const on = (date: string) => manager.inClient((scope) => listTimeslotsBetween(scope, [id], date, date));
  const at = async (time: string) => (await on(friday)).find((timeslot) => timeslot.time === time);
  const buy = async (time: string, quantity: number) => {
    const timeslotId = (await at(time))?.id ?? '';
    const place = { timeslotId, locationId, productId, ticketGroupId: groupId, ticketTypeId: typeId };
    const visit = { ...place, date: friday, time };
    const { orderId } = await aPlacedOrder(app, clientId, visit, { quantity, isTest: true });
    await startPayment(app, clientId, orderId, 'test');
    const [payment] = await manager.inClient((scope) => listPayments(scope, [orderId]));
    if (!payment) throw new Error('no payment');
    const { reference, amountMinor, currency } = payment;
    const paid = { provider: 'test', reference, amountMinor, currency, outcome: 'paid' as const };
    await settlePayment(app, clientId, { ...paid, event: randomUUID() });
    return orderId;
  };
  return {
    ...{ app, clock, client, manager, id, groupId, periods, draft, apply, on, at, buy },
    choose: (changeId: string, remedy: string, timeslotId?: string) =>
      chooseRemedies(manager, changeId, { remedy, ...(timeslotId && { timeslotId }) }),
    look: (changeId: string) => lookAtChange(manager, changeId),
    settle: (changeId: string) =>
      settleVisits(app, { id: randomUUID(), clientId, type: '', payload: { changeId }, createdAt: '' }),
    visitsOf: async (orderId: string) => {
      const tickets = await manager.inClient((scope) => listTickets(scope, orderId));
      return tickets.filter(({ state }) => state === 'active').map(({ visitTime }) => visitTime);
    },
    anException: (changes: object) => ({
      ...{ kind: 'date', from: friday, until: friday, ticketGroupIds: [groupId], closed: true },
      ...changes,
    }),
  };
}

describe('a change of rules', () => {
  test('says what it would do, is applied as one, and moves visitors to the nearest time', async () => {
    const museum = await aMuseum();
    const three = await museum.buy('10:00', 3);
    const two = await museum.buy('10:00', 1);
    const { id } = await museum.draft({ periods: museum.periods(['11:00', '12:00', '13:00']) });
    expect((await museum.look(id)).effect).toMatchObject({
      ...{ addedCount: 79, removedCount: 77, changedCount: 1, openCount: 1 },
      rows: [{ time: '10:00', ticketCount: 4, orderCount: 2, remedy: null }],
    });
    expect(await refusalsOf(museum.apply(id))).toEqual(['main: remedy-open']);
    await museum.choose(id, 'move');
    expect((await museum.look(id)).effect).toMatchObject({
      ...{ openCount: 0, movedCount: 4, mailCount: 2, refundMinor: 0 },
      rows: [{ moves: [{ time: '11:00', minutesLater: 60, ticketCount: 4, left: 0 }] }],
    });
    await museum.apply(id);
    await museum.settle(id);
    await museum.settle(id);
    expect(await museum.visitsOf(three)).toEqual(['11:00', '11:00', '11:00']);
    expect(await museum.visitsOf(two)).toEqual(['11:00']);
    expect((await museum.on(friday)).map(({ time, soldCount }) => `${time} ${soldCount}`)).toEqual([
      '11:00 4',
      '12:00 0',
      '13:00 0',
    ]);
  });

  test('is not applied on top of sales that the dry run did not show', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 1);
    const { id } = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'keep');
    const { fingerprint } = (await museum.look(id)).effect;
    await museum.buy('10:00', 2);
    const { manager } = museum;
    expect(await refusalsOf(applyScheduleChange(manager, id, fingerprint))).toEqual([
      'main: change-moved-on',
    ]);
    expect((await museum.on(friday)).map(({ time }) => time)).toEqual(['10:00', '11:00', '12:00']);
  });

  test('that somebody overtook is refused, and one of another client is not found', async () => {
    const museum = await aMuseum();
    const { id } = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.apply((await museum.draft({ periods: museum.periods(['15:00']) })).id);
    expect(await refusalsOf(museum.apply(id))).toEqual(['main: changed-meanwhile']);
    const stranger = await signedInAs(museum.app, await aClient(museum.app));
    await expect(lookAtChange(stranger, id)).rejects.toBeInstanceOf(NotFoundError);
  });

  test('keeps a timeslot for its visitors, and asks about it no more', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 2);
    const { id } = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'keep');
    await museum.apply(id);
    expect(await museum.at('10:00')).toMatchObject({ state: 'closed', conflict: 'not-in-rules' });
    expect((await museum.look((await museum.draft({})).id)).effect.rows).toEqual([]);
  });

  test('“Set all to” leaves alone what was chosen by hand', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 1);
    await museum.buy('12:00', 1);
    const { id } = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.choose(id, 'cancel', (await museum.at('10:00'))?.id);
    await museum.choose(id, 'move');
    const { effect } = await museum.look(id);
    expect(effect.rows.map(({ remedy }) => remedy)).toEqual(['cancel', 'move']);
    expect(effect).toMatchObject({ refundMinor: 1750, movedCount: 1, cancelledCount: 1 });
  });
});

describe('undoing a change', () => {
  test('brings rules, timeslots and moved visitors back, and leaves what was sold since', async () => {
    const museum = await aMuseum();
    const moved = await museum.buy('10:00', 2);
    const { id } = await museum.draft({ periods: museum.periods(['11:00', '15:00']) });
    await museum.choose(id, 'move');
    await museum.apply(id);
    await museum.settle(id);
    expect(await museum.visitsOf(moved)).toEqual(['11:00', '11:00']);
    museum.clock.advance(5);
    await museum.buy('15:00', 1);
    expect((await museum.look(id)).undo).toMatchObject({ newSalesCount: 1, refundedCount: 0 });
    await undoScheduleChange(museum.manager, id);
    await museum.settle(id);
    expect(await museum.visitsOf(moved)).toEqual(['10:00', '10:00']);
    const after = await museum.on(friday);
    expect(after.map(({ time, state, soldCount }) => `${time} ${state} ${soldCount}`)).toEqual([
      ...['10:00 open 2', '11:00 open 0', '12:00 open 0', '15:00 closed 1'],
    ]);
  });

  test('is possible for half an hour', async () => {
    const museum = await aMuseum();
    const { id } = await museum.draft({ periods: museum.periods(['11:00']) });
    await museum.apply(id);
    museum.clock.advance(31);
    expect((await museum.look(id)).undo).toBeNull();
    expect(await refusalsOf(undoScheduleChange(museum.manager, id))).toEqual(['main: undo-too-late']);
  });
});

describe('an exception', () => {
  test('closes its timeslots, says whom it touches first, and opens them again when it goes', async () => {
    const museum = await aMuseum();
    await museum.buy('11:00', 2);
    const closed = museum.anException({ note: 'Storm', colour: 'red', published: true });
    expect(await countTouched(museum.manager, museum.id, { exceptions: [closed] })).toEqual({
      ...{ ticketCount: 2, orderCount: 1, times: [`${friday} 11:00`] },
    });
    const { id } = await museum.draft({ exceptions: [closed] });
    await museum.choose(id, 'keep');
    await museum.apply(id);
    const shut = await museum.on(friday);
    expect(shut.map(({ time, state, colour }) => `${time} ${state} ${colour}`)).toEqual([
      ...['10:00 closed red', '11:00 closed red', '12:00 closed red'],
    ]);
    expect(shut[0]?.exceptionId).toBeTruthy();
    await museum.apply((await museum.draft({ exceptions: [] })).id);
    expect((await museum.on(friday)).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
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
});
