import { randomUUID } from 'node:crypto';
import { aChangeableOrder } from '@foyer/testkit/builders/a-changeable-order.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getOrder, listOrderEvents, listTickets, listTicketsToChange } from '../orders/index.ts';
import { listPayments, listRefunds, startPayment } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { cancelVisit, moveVisit } from './index.ts';

const database = await testDatabase();
const by = { actor: { kind: 'system' as const } };

/** An order of two, paid, at 14:00, and another timeslot of the same calendar at 15:00 with so many places. */
async function aPaidVisit({ room = 5, validity = '' } = {}) {
  const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
  const { clientId } = await aClient(app);
  const from = await aTimeslot(database.owner, clientId, { capacity: 10 });
  if (validity) {
    await database.owner.query(`update ticket_type set ${validity} where id = $1`, [from.ticketTypeId]);
  }
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
     select client_id, calendar_id, local_date, '15:00', starts_at + interval '1 hour', 'manual'
     from timeslot where id = $1 returning id`,
    [from.timeslotId],
  );
  const toTimeslotId = rows[0]?.id ?? '';
  await database.owner.query(
    `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, $3)`,
    [clientId, toTimeslotId, room],
  );
  const { orderId } = await aPlacedOrder(app, clientId, from, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { reference, amountMinor, currency } = payment;
  await settlePayment(app, clientId, {
    provider: 'test',
    reference,
    amountMinor,
    currency,
    event: randomUUID(),
    outcome: 'paid',
  });
  return {
    orderId,
    toTimeslotId,
    fromTimeslotId: from.timeslotId,
    move: () =>
      inClient(app.db, clientId, async (scope) => {
        const visit = { from: { timeslotId: from.timeslotId }, to: { timeslotId: toTimeslotId } };
        const input = { orderId, ...visit, by, reason: 'chosen' };
        const moved = await moveVisit(app, scope, input);
        if (!moved.ok) throw new RefusedError(moved.refusals);
        return moved.value;
      }),
    editType: (columns: string) =>
      database.owner.query(`update ticket_type set ${columns} where id = $1`, [from.ticketTypeId]),
    rules: async () =>
      (
        await database.owner.query(
          `select daily_scan_limit, total_scan_limit, duration_minutes, valid_from, valid_until from ticket
           where order_id = $1 and state = 'active'`,
          [orderId],
        )
      ).rows,
    refund: () =>
      inClient(app.db, clientId, (scope) =>
        cancelVisit(app, scope, {
          orderId,
          timeslotId: from.timeslotId,
          by,
          reason: 'closed',
          money: 'visit-cancelled',
        }),
      ),
    look: () =>
      inClient(app.db, clientId, async (scope) => ({
        order: await getOrder(scope, orderId),
        tickets: await listTickets(scope, orderId),
        refunds: await listRefunds(scope, [orderId]),
        timeline: (await listOrderEvents(scope, orderId)).map(({ kind }) => kind),
      })),
    sold: async (id: string) => (await counterFigures(database.owner, id)).sold,
  };
}

describe('moving a visit to another timeslot', () => {
  test('gives new tickets, takes the new places and frees the old ones, once', async () => {
    const { move, look, sold, fromTimeslotId, toTimeslotId } = await aPaidVisit();
    const before = (await look()).tickets.map(({ code }) => code);
    expect(await move()).toBe(2);
    expect(await move()).toBe(0);
    const { order, tickets, timeline } = await look();
    const valid = tickets.filter(({ state }) => state === 'active');
    expect(valid.map(({ timeslotId, visitTime }) => [timeslotId, visitTime])).toEqual([
      [toTimeslotId, '15:00'],
      [toTimeslotId, '15:00'],
    ]);
    expect(valid.some(({ code }) => before.includes(code))).toBe(false);
    expect(tickets.filter(({ rebookedAt }) => rebookedAt !== null)).toHaveLength(2);
    expect([order.state, order.visitTime, order.refundedMinor]).toEqual(['completed', '15:00', 0]);
    expect([await sold(fromTimeslotId), await sold(toTimeslotId)]).toEqual([0, 2]);
    expect(timeline[0]).toBe('visit-moved');
  });

  test.each([
    ['after its date', "validity_kind = 'after ticket date', validity_days = 30"],
    ['after it was bought', "validity_kind = 'after purchase date', validity_days = 30"],
    ['until a chosen date', "validity_kind = 'until selected date', validity_until = '2031-01-31'"],
  ])('a ticket that is valid %s stays so', async (_kind, validity) => {
    const { move, look } = await aPaidVisit({ validity });
    const [before] = (await look()).tickets;
    await move();
    const moved = (await look()).tickets.find(({ state }) => state === 'active');
    // the new timeslot is on the same day
    expect([moved?.validFrom, moved?.validUntil]).toEqual([before?.validFrom, before?.validUntil]);
  });

  test('a later edit of its type changes nothing of a ticket that is paid, nor of the one that takes its place', async () => {
    const { move, editType, rules } = await aPaidVisit({
      validity: `validity_kind = 'after ticket date', validity_days = 30, daily_scan_limit = 2, total_scan_limit = 9,
        duration_minutes = 90`,
    });
    const sold = await rules();
    expect(sold).toMatchObject([
      { daily_scan_limit: 2, total_scan_limit: 9, duration_minutes: 90 },
      { daily_scan_limit: 2, total_scan_limit: 9, duration_minutes: 90 },
    ]);
    await editType(`validity_kind = null, validity_days = null, daily_scan_limit = null, total_scan_limit = 1,
      duration_minutes = 15`);
    expect(await rules()).toEqual(sold);
    await move();
    // the new timeslot is on the same day
    expect(await rules()).toEqual(sold);
  });

  test('is refused where there are not enough places, and nothing has changed', async () => {
    const { move, look, sold, fromTimeslotId, toTimeslotId } = await aPaidVisit({ room: 1 });
    await expect(move()).rejects.toMatchObject({
      refusals: [{ code: 'not-enough-places', params: { left: 1, reason: 'share-taken' } }],
    });
    expect((await look()).tickets.map(({ state }) => state)).toEqual(['active', 'active']);
    expect([await sold(fromTimeslotId), await sold(toTimeslotId)]).toEqual([2, 0]);
  });

  test('to a timeslot that is closed is refused with what closed it', async () => {
    const { move, toTimeslotId } = await aPaidVisit();
    await database.owner.query(`update timeslot set state = 'cancelled' where id = $1`, [toTimeslotId]);
    await expect(move()).rejects.toMatchObject({
      refusals: [{ code: 'timeslot-closed', params: { reason: 'cancelled' } }],
    });
  });
});

test('a visit that is cancelled gives places and money back, once', async () => {
  const { refund, look, sold, fromTimeslotId } = await aPaidVisit();
  expect(await refund()).toEqual({ ok: true, value: { ticketCount: 2, amountMinor: 3500 } });
  expect(await refund()).toEqual({ ok: true, value: { ticketCount: 0, amountMinor: 0 } });
  const { order, tickets, refunds } = await look();
  expect([order.state, order.refundedMinor]).toEqual(['refunded', 3500]);
  expect(tickets.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expect(refunds).toMatchObject([{ amountMinor: 3500, reason: 'visit-cancelled', state: 'waiting' }]);
  expect(await sold(fromTimeslotId)).toBe(0);
});

test('a visit that the museum moved is no rebooking of its buyer, and days are counted from the new one', async () => {
  const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
  const museum = await aChangeableOrder(app, database.owner, { rebooking: { mostTimes: 1, laterDays: 14 } });
  const { orderId, inMuseum, ids, ask } = museum;
  const [closed, offered, wanted, last] = [
    museum.from.timeslotId,
    await museum.addTimeslot('14:00', 20),
    await museum.addTimeslot('14:00', 30),
    await museum.addTimeslot('14:00', 40),
  ];
  const move = (from: string, to: string) =>
    inMuseum((scope) =>
      moveVisit(app, scope, {
        orderId,
        from: { timeslotId: from },
        to: { timeslotId: to },
        by,
        reason: 'closed',
      }),
    );
  const moves = async () =>
    (await inMuseum((scope) => listTicketsToChange(scope, orderId))).map((ticket) => [
      ticket.rebookings,
      ticket.firstVisitDate,
    ]);
  await move(closed, offered);
  expect(await moves()).toEqual([
    [0, '2030-07-05'],
    [0, '2030-07-05'],
  ]);
  const mayNotOverride: RequestContext = {
    ...museum.staff,
    can: (module, right) => right !== 'extra' && museum.staff.can(module, right),
  };
  await ask({ replace: [{ ticketIds: await ids(), timeslotId: wanted }] }, mayNotOverride);
  expect(await moves()).toEqual([
    [1, '2030-07-05'],
    [1, '2030-07-05'],
  ]);
  await move(wanted, last);
  expect(await moves()).toEqual([
    [1, '2030-07-25'],
    [1, '2030-07-25'],
  ]);
});
