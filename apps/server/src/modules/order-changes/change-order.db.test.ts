import { randomUUID } from 'node:crypto';
import { aChangeableOrder, type ChangeableFacts } from '@foyer/testkit/builders/a-changeable-order.ts';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aDeskFor } from '@foyer/testkit/builders/a-desk.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { holdAtDesk, sellForCash } from '@foyer/testkit/sell-at-a-desk.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { listTickets, listTicketsToChange } from '../orders/index.ts';
import { openPayments } from '../payments/index.ts';
import { cancelVisit } from './cancel-visit.ts';
import { changeOrder, previewChange } from './change-order.ts';
import { readChangeRules } from './change-terms.ts';
import { withdrawChange } from './decide-change.ts';
import { expireChanges } from './expire-changes.ts';
import { settlePaidChange } from './money/settle-paid-change.ts';
import { listMoves } from './visitor/visitor-rules.ts';

const database = await testDatabase();
const { owner } = database;
let clock = testClock('2030-06-01T10:00:00Z');
const { app, worker } = testApp(database, {
  now: () => clock.now(),
  advance: (minutes) => clock.advance(minutes),
});

beforeEach(() => {
  clock = testClock('2030-06-01T10:00:00Z');
});

const aPaidOrder = (facts: ChangeableFacts = {}) => aChangeableOrder(app, owner, facts);

const refusing = (code: string, field?: string) => ({
  refusals: [expect.objectContaining(field ? { code, field } : { code })],
});

describe('staff change an order', () => {
  test('one of two tickets is cancelled: its place is free, its money goes back, and every book agrees', async () => {
    const museum = await aPaidOrder();
    const [first = ''] = await museum.ids();
    expect(await museum.ask({ cancel: [first] })).toMatchObject({ state: 'made', refundMinor: 1750 });
    const { order, refunds, timeline, differences } = await museum.look();
    expect(order).toMatchObject({ state: 'partly cancelled', refundedMinor: 1750 });
    expect(refunds).toMatchObject([{ amountMinor: 1750, state: 'waiting' }]);
    expect(timeline.slice(0, 3)).toEqual(['refund-requested', 'order-repriced', 'tickets-cancelled']);
    expect([await museum.sold(museum.from.timeslotId), differences]).toEqual([1, []]);
  });

  test('the whole order without a refund keeps its money', async () => {
    const museum = await aPaidOrder();
    await museum.ask({ cancel: await museum.ids(), refundMinor: 0 });
    const { order, refunds, differences } = await museum.look();
    expect(order).toMatchObject({ state: 'cancelled', refundedMinor: 0, keptMinor: 3500 });
    expect([refunds, differences, await museum.valid()]).toEqual([[], [], []]);
  });

  test('an amount above what was paid is refused at its field', async () => {
    const museum = await aPaidOrder();
    const wish = { cancel: await museum.ids(), refundMinor: 3501 };
    await expect(previewChange(museum.staff, museum.orderId, wish)).rejects.toMatchObject(
      refusing('refund-above-paid', 'refundMinor'),
    );
  });

  test('money goes back without a cancelled ticket', async () => {
    const museum = await aPaidOrder();
    await museum.ask({ refundMinor: 500 });
    const { order, differences } = await museum.look();
    expect(order).toMatchObject({ state: 'completed', refundedMinor: 500, keptMinor: -500 });
    expect([(await museum.valid()).length, differences]).toEqual([2, []]);
    await museum.ask({ cancel: await museum.ids() });
    expect(await museum.look()).toMatchObject({
      order: { state: 'refunded', refundedMinor: 3500 },
      differences: [],
    });
  });

  test('tickets go to a dearer day at the desk: new codes, the difference in the ledger', async () => {
    const museum = await aPaidOrder({ rebooking: { feeMinor: 250 } });
    const to = await museum.addTimeslot('14:00', 1);
    const before = (await museum.valid()).map(({ code }) => code);
    await museum.raise(1950);
    const wish = { replace: [{ ticketIds: await museum.ids(), timeslotId: to }], due: 'elsewhere' };
    const preview = await previewChange(museum.staff, museum.orderId, wish);
    expect(preview).toMatchObject({ dueMinor: 400 + 500, codesReplaced: 2 });
    expect(preview.steps.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['price-higher', 400],
      ['fee', 500],
    ]);
    await museum.ask(wish);
    const { order, differences } = await museum.look();
    expect(order).toMatchObject({ state: 'completed', totalMinor: 4400, keptMinor: 500 });
    const after = await museum.valid();
    expect(after.map(({ timeslotId }) => timeslotId)).toEqual([to, to]);
    expect(after.some(({ code }) => before.includes(code))).toBe(false);
    expect([await museum.sold(museum.from.timeslotId), await museum.sold(to), differences]).toEqual([
      0,
      2,
      [],
    ]);
  });

  test('tickets to which a cashier gave a percentage keep it: another day at the same price costs nothing', async () => {
    const museum = await aPaidOrder();
    const { productId, locationId } = museum.from;
    await owner.query('insert into product_location values ($1, $2, $3)', [
      museum.clientId,
      productId,
      locationId,
    ]);
    const desk = await aDeskFor(owner, museum.client, museum.from);
    const wish = (quantity: number) => ({ ...desk.wish(quantity), givenBasisPoints: 2000 });
    const held = await holdAtDesk(app, { ...desk, wish }, 2);
    if (!held.ok) throw new Error('refused');
    const { orderId } = await sellForCash(app, desk, held.value);
    const tickets = await museum.inMuseum((scope) => listTickets(scope, orderId));
    const timeslotId = await museum.addTimeslot('14:00', 1);
    const replace = [{ ticketIds: tickets.map(({ id }) => id), timeslotId }];
    const preview = await previewChange(museum.staff, orderId, { replace });
    expect(preview).toMatchObject({ dueMinor: 0, refundMinor: 0 });
    expect(preview.parts).toMatchObject([{ count: 2, differenceMinor: 0 }]);
  });

  test('the fee is for admissions: audio guides move along for nothing, and visitors do not move posters', async () => {
    const museum = await aPaidOrder({ rebooking: { feeMinor: 250 } });
    const { ticketTypeId, timeslotId } = museum.from;
    const { rows } = await owner.query<{ id: string }>(
      `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind)
       select client_id, ticket_group_id, number + 1, 300, 2100, 'product' from ticket_type where id = $1 returning id`,
      [ticketTypeId],
    );
    const guideId = rows[0]?.id ?? '';
    const guides = { ticketTypeId: guideId, quantity: 3, timeslotId };
    await museum.ask({ add: [guides], due: 'elsewhere' });
    const to = await museum.addTimeslot('14:00', 1);
    const wish = { replace: [{ ticketIds: await museum.ids(), timeslotId: to }] };
    const { steps } = await previewChange(museum.staff, museum.orderId, wish);
    expect(steps).toEqual([{ kind: 'fee', count: 2, amountMinor: 500 }]);
    const movedAs = async (itemKind: string) => {
      await owner.query('update ticket_type set item_kind = $2 where id = $1', [guideId, itemKind]);
      return museum.inMuseum(async (scope) => {
        const rules = await readChangeRules(scope, app.clock());
        const tickets = await listTicketsToChange(scope, museum.orderId);
        return listMoves(rules, tickets, app.clock()).moves.map(({ ticketIds }) => ticketIds.length);
      });
    };
    expect([await movedAs('product'), await movedAs('merchandise')]).toEqual([[5], [2]]);
  });

  test('a ticket that another system sold was paid there: another day costs nothing here', async () => {
    const museum = await aPaidOrder();
    await owner.query(`update orders set sales_point = 'import' where id = $1`, [museum.orderId]);
    const timeslotId = await museum.addTimeslot('14:00', 1);
    await museum.raise(1950);
    const wish = { replace: [{ ticketIds: await museum.ids(), timeslotId }] };
    const preview = await previewChange(museum.staff, museum.orderId, wish);
    expect(preview).toMatchObject({ dueMinor: 0, refundMinor: 0, steps: [] });
    expect(preview.parts).toMatchObject([{ count: 2, differenceMinor: 0 }]);
  });

  test('a cheaper day gives the difference back', async () => {
    const museum = await aPaidOrder();
    const to = await museum.addTimeslot('14:00', 1);
    await museum.raise(1500);
    await museum.ask({ replace: [{ ticketIds: await museum.ids(), timeslotId: to }] });
    const { refunds, differences, order } = await museum.look();
    expect(refunds).toMatchObject([{ amountMinor: 500, reason: 'order-changed' }]);
    expect([order.totalMinor - order.refundedMinor, differences]).toEqual([3000, []]);
  });

  test('a day that is full meanwhile changes nothing', async () => {
    const museum = await aPaidOrder({ room: 1 });
    const to = await museum.addTimeslot('14:00', 1);
    const wish = { replace: [{ ticketIds: await museum.ids(), timeslotId: to }] };
    await expect(museum.ask(wish)).rejects.toMatchObject(refusing('not-enough-places'));
    const { changes, differences, order } = await museum.look();
    expect([changes, differences, order.state]).toEqual([[], [], 'completed']);
    expect((await museum.valid()).map(({ timeslotId }) => timeslotId)).not.toContain(to);
  });

  test('a change based on an older state is shown and asked again; the same one twice is made once', async () => {
    const museum = await aPaidOrder();
    const [first = '', second = ''] = await museum.ids();
    const seen = await previewChange(museum.staff, museum.orderId, { cancel: [second] });
    await museum.ask({ cancel: [first] });
    const late = { id: randomUUID(), orderId: museum.orderId, wish: { cancel: [second] } };
    await expect(changeOrder(museum.staff, { ...late, fingerprint: seen.fingerprint })).rejects.toMatchObject(
      refusing('change-moved-on'),
    );
    const { fingerprint } = await previewChange(museum.staff, museum.orderId, late.wish);
    await changeOrder(museum.staff, { ...late, fingerprint });
    await changeOrder(museum.staff, { ...late, fingerprint });
    expect(await museum.look()).toMatchObject({ order: { refundedMinor: 3500 }, differences: [] });
  });

  test('more tickets, and new codes for those that are there', async () => {
    const museum = await aPaidOrder();
    const { ticketTypeId, timeslotId } = museum.from;
    await museum.raise(1750);
    const before = (await museum.valid()).map(({ code }) => code);
    const newCodes = await museum.ids();
    await museum.ask({ add: [{ ticketTypeId, quantity: 1, timeslotId }], newCodes, due: 'elsewhere' });
    const after = await museum.valid();
    expect([after.length, after.some(({ code }) => before.includes(code))]).toEqual([3, false]);
    const { order, differences } = await museum.look();
    expect([order.totalMinor, order.itemCount, differences]).toEqual([5250, 3, []]);
    expect(await museum.sold(timeslotId)).toBe(3);
  });

  test('a poster that is added has no visit, and takes no place of it', async () => {
    const museum = await aPaidOrder();
    const { ticketTypeId, timeslotId } = museum.from;
    const poster = await aPoster(owner, ticketTypeId);
    await museum.ask({ add: [{ ticketTypeId: poster, quantity: 2, timeslotId }], due: 'elsewhere' });
    const added = (await museum.valid()).filter((ticket) => ticket.ticketTypeId === poster);
    expect(added.map((ticket) => [ticket.timeslotId, ticket.visitDate])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([await museum.sold(timeslotId), (await museum.look()).differences]).toEqual([2, []]);
  });

  test('a scanned ticket needs Extra; reception may rebook but not cancel', async () => {
    const museum = await aPaidOrder();
    const [first = '', second = ''] = await museum.ids();
    await owner.query('update ticket set used_at = now() where id = $1', [first]);
    const reception = await signedInAs(app, museum.client, 'reception');
    const to = await museum.addTimeslot('15:00', 0);
    await expect(
      museum.ask({ replace: [{ ticketIds: [first], timeslotId: to }] }, reception),
    ).rejects.toMatchObject(refusing('ticket-scanned'));
    await expect(museum.ask({ cancel: [second] }, reception)).rejects.toThrow(/not allowed|right/i);
    await museum.raise(1750);
    await museum.ask({ replace: [{ ticketIds: [second], timeslotId: to }] }, reception);
    expect((await museum.look()).differences).toEqual([]);
  });

  test('against the rules only with Extra and a reason', async () => {
    const museum = await aPaidOrder({ rebooking: { laterDays: 1 } });
    const to = await museum.addTimeslot('14:00', 3);
    await museum.raise(1750);
    const wish = { replace: [{ ticketIds: await museum.ids(), timeslotId: to }] };
    await expect(museum.ask(wish)).rejects.toMatchObject(refusing('rebooking-too-late'));
    const anyway = { ...wish, isAgainstRules: true };
    await expect(museum.ask(anyway)).rejects.toMatchObject(refusing('reason-required', 'reason'));
    expect(await museum.ask(anyway, museum.staff, { reason: 'Ill' })).toMatchObject({ state: 'made' });
  });
});

describe('a difference that is paid by a link', () => {
  async function aWaitingChange() {
    const museum = await aPaidOrder();
    const to = await museum.addTimeslot('14:00', 1);
    await museum.raise(1950);
    const change = await museum.ask({ replace: [{ ticketIds: await museum.ids(), timeslotId: to }] });
    const open = async () => {
      const { orderId, inMuseum } = museum;
      const [payment] = await inMuseum((scope) =>
        openPayments(
          app,
          scope,
          [
            {
              orderId,
              method: 'test',
              amountMinor: 400,
              currency: 'EUR',
              isTest: true,
              locationId: null,
              language: 'en',
              itemCount: 2,
              orderChangeId: change.id,
            },
          ],
          [],
        ),
      );
      return museum.pay(payment?.id);
    };
    const tell = (paymentId: string) => {
      const payload = { paymentId, orderId: museum.orderId, orderChangeId: change.id };
      const message = {
        id: randomUUID(),
        clientId: museum.clientId,
        type: 'order-change-paid',
        createdAt: '',
      };
      return settlePaidChange(app, { ...message, payload });
    };
    return { ...museum, to, change, open, tell };
  }

  test('whose visit the museum cancels before it is made gives back what was paid for both', async () => {
    const museum = await aWaitingChange();
    const { id } = await museum.open();
    const visit = { orderId: museum.orderId, timeslotId: museum.from.timeslotId };
    const why = { by: { actor: { kind: 'system' } }, reason: 'closed', money: 'visit-cancelled' } as const;
    await museum.inMuseum((scope) => cancelVisit(app, scope, { ...visit, ...why }));
    await museum.tell(id);
    await museum.tell(id);
    const { refunds, differences } = await museum.look();
    expect(refunds.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other)).toEqual([
      400, 3500,
    ]);
    expect(differences).toEqual([]);
  });

  test('holds the new places and changes nothing until it is paid; no other change is made meanwhile', async () => {
    const museum = await aWaitingChange();
    expect(museum.change).toMatchObject({ state: 'waiting for payment', dueMinor: 400 });
    expect([await museum.held(museum.to), await museum.sold(museum.from.timeslotId)]).toEqual([2, 2]);
    await expect(museum.ask({ newCodes: await museum.ids() })).rejects.toMatchObject(
      refusing('change-waits'),
    );
    const { id } = await museum.open();
    expect((await museum.look()).differences).toEqual([]);
    await museum.tell(id);
    await museum.tell(id);
    const { order, differences, refunds } = await museum.look();
    expect([order.totalMinor, differences, refunds]).toEqual([3900, [], []]);
    expect([await museum.held(museum.to), await museum.sold(museum.to)]).toEqual([0, 2]);
  });

  test('paid too late, with the places gone, its money goes back and the order is as it was', async () => {
    const museum = await aWaitingChange();
    clock.advance(25 * 60);
    await expireChanges(worker);
    expect(await museum.held(museum.to)).toBe(0);
    await owner.query('update counter set capacity = 1 where id = $1', [museum.to]);
    const { id } = await museum.open();
    await museum.tell(id);
    await museum.tell(id);
    const { order, differences, refunds, changes } = await museum.look();
    expect([order.totalMinor, differences]).toEqual([3500, []]);
    expect(refunds).toMatchObject([{ amountMinor: 400, reason: 'change-not-made' }]);
    expect(changes).toMatchObject([{ state: 'failed' }]);
  });

  test('is withdrawn: the places are free, and the order can be changed again', async () => {
    const museum = await aWaitingChange();
    await withdrawChange(museum.staff, museum.change.id);
    expect(await museum.held(museum.to)).toBe(0);
    await museum.ask({ newCodes: await museum.ids() });
  });
});
