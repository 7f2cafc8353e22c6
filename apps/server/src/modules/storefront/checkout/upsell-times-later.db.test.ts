import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aMuseumWithATour } from '@foyer/testkit/builders/a-museum-with-a-tour.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { settleWaitingVisits } from '@foyer/testkit/settle-waiting-visits.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listCounterDifferences } from '../../capacity/index.ts';
import { readUnsentMails } from '../../message-queue/index.ts';
import { changeOrder, previewChange } from '../../order-changes/change-order.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder, getOrderBySecret, listTickets } from '../../orders/index.ts';
import { getTicketSigner } from '../../tickets/index.ts';
import { mailMovedVisit } from '../../tickets/mail-visit.ts';
import { renderVisitCalendar } from '../../tickets/render-visit-calendar.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-15T08:00:00Z');
const { app, worker } = testApp(database, clock);

/** Three adults at 14:00 and two places on a tour, bought and paid, and what staff do with the order. */
async function anOrder(tour: { tourTime?: string } = {}) {
  const client = await aClient(app);
  const { clientId } = client;
  const museum = await aMuseumWithATour(owner, app, client, tour);
  const secret = await museum.buy();
  const { orderId } = await getOrderBySecret(app, secret);
  const staff = await signedInAs(app, client);
  const look = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const ticketIds = async (time: string) =>
    (await look((scope) => listTickets(scope, orderId)))
      .filter(({ visitTime, state }) => visitTime === time && state === 'active')
      .map(({ id }) => id);
  return {
    ...museum,
    client,
    staff,
    ticketIds,
    async change(wish: object) {
      const { fingerprint } = await previewChange(staff, orderId, wish);
      return changeOrder(staff, { id: randomUUID(), orderId, wish, fingerprint });
    },
    /** The visit that heads the order for staff, on its page and in its calendar file, with the product. */
    async head() {
      const { visitTime } = await look((scope) => getOrder(scope, orderId));
      const { timeslot } = await showOrder(app, secret);
      const calendar = await renderVisitCalendar(app, clientId, orderId);
      const [, first] = calendar.split('BEGIN:VEVENT');
      const summary = /SUMMARY:(.*?)\\,/.exec(first ?? '')?.[1];
      const starts = /DTSTART:\d+T(\d{4})/.exec(first ?? '')?.[1];
      return { staff: visitTime, page: timeslot?.time, calendar: `${starts} ${summary}` };
    },
    shown: async () =>
      (await showOrder(app, secret)).tickets.map(({ typeName, visit }) => `${typeName} ${visit?.time}`),
    codes: () =>
      look(async (scope) => {
        const signer = await getTicketSigner(app, scope);
        return (await listTickets(scope, orderId)).map((ticket) => signer.codeOf(ticket));
      }),
    /** The mail about the newest move of a visit. */
    async mail() {
      const { rows } = await owner.query(
        `select id, type, payload, created_at::text as "createdAt" from outbox where type = 'visit-moved' and payload ->> 'orderId' = $1
         order by id desc limit 1`,
        [orderId],
      );
      await mailMovedVisit(worker, { ...rows[0], clientId });
      const [mail] = await readUnsentMails(app, clientId, 1);
      return `${mail?.subject} | ${mail?.text}`;
    },
    faults: () =>
      look(async (scope) => [
        ...(await checkOrders(scope, [orderId])),
        ...(await listCounterDifferences(scope.tx)),
      ]),
  };
}

const museumAt = (time: string) => {
  const [hours = '', minutes = ''] = time.split(':');
  // The calendar file is in UTC: two hours earlier in June.
  const calendar = `${String(Number(hours) - 2).padStart(2, '0')}${minutes} Salt & Light`;
  return { staff: time, page: time, calendar };
};

test('the museum heads the order also where the tour is earlier, after a ticket of either was changed', async () => {
  const order = await anOrder({ tourTime: '12:00' });
  expect(await order.head()).toEqual(museumAt('14:00'));
  const [tour] = await order.ticketIds('12:00');
  await order.change({ cancel: [tour] });
  expect(await order.head()).toEqual(museumAt('14:00'));
  const later = await order.addTime(order.page, '16:00');
  await order.change({ replace: [{ ticketIds: await order.ticketIds('14:00'), timeslotId: later }] });
  expect(await order.head()).toEqual(museumAt('16:00'));
  expect(await order.mail()).toMatch(/Salt & Light.*now on Saturday, 15 June 2030, 16:00/s);
  expect(await order.shown()).toEqual(['Adult 16:00', 'Adult 16:00', 'Adult 16:00', 'Tour 12:00'].toSorted());
  expect(await order.taken()).toMatchObject({ museum: { sold: 0 }, tour: { sold: 1 } });
  expect(await order.faults()).toEqual([]);
});

test('tickets of another type of the museum, moved to another time, head the order still', async () => {
  const order = await anOrder();
  const { rows } = await owner.query<{ id: string }>(
    `with child as (
       insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
       select client_id, ticket_group_id, number + 1000, 900, 900 from ticket_type where id = $1
       returning client_id, id)
     insert into ticket_type_sales_point select client_id, id, 'website' from child returning ticket_type_id as id`,
    [order.page.ticketTypeId],
  );
  const ticketTypeId = rows[0]?.id;
  await owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'product', $2, 'en', 'title', 'Salt & Light')`,
    [order.client.clientId, order.page.productId],
  );
  await order.change({ replace: [{ ticketIds: await order.ticketIds('14:00'), ticketTypeId }] });
  expect(await order.head()).toEqual(museumAt('14:00'));
  const later = await order.addTime(order.page, '17:00');
  await order.change({ replace: [{ ticketIds: await order.ticketIds('14:00'), timeslotId: later }] });
  expect(await order.head()).toEqual(museumAt('17:00'));
  expect(await order.faults()).toEqual([]);
});

test('a tour that is moved is named by its mail with its new time, under the visit to the museum', async () => {
  const order = await anOrder();
  const later = await order.addTime(order.tour, '17:00');
  await order.change({ replace: [{ ticketIds: await order.ticketIds('15:30'), timeslotId: later }] });
  expect(await order.head()).toEqual(museumAt('14:00'));
  expect(await order.mail()).toMatch(/Tour \| Your visit is now on Saturday, 15 June 2030, 17:00/);
  expect(await order.shown()).toEqual([
    'Adult 14:00',
    'Adult 14:00',
    'Adult 14:00',
    'Tour 17:00',
    'Tour 17:00',
  ]);
  expect(await order.taken()).toMatchObject({ museum: { sold: 3 }, tour: { sold: 0 } });
  expect(await order.faults()).toEqual([]);
});

test('the tour is cancelled and the museum stays; without the museum the tour heads what is left', async () => {
  const order = await anOrder();
  expect(await order.change({ cancel: await order.ticketIds('15:30') })).toMatchObject({ refundMinor: 3500 });
  expect(await order.head()).toEqual(museumAt('14:00'));
  expect(await order.taken()).toMatchObject({ museum: { sold: 3 }, tour: { sold: 0 } });
  expect(await order.faults()).toEqual([]);

  const other = await anOrder();
  await other.change({ cancel: await other.ticketIds('14:00') });
  expect(await other.head()).toEqual({ staff: '15:30', page: '15:30', calendar: '1330 Tour' });
  expect(await other.taken()).toMatchObject({ museum: { sold: 0 }, tour: { sold: 2 } });
  expect(await other.faults()).toEqual([]);
});

test('a closure of the tour gives its money back and leaves the visit; one of the museum leaves the tour', async () => {
  const close = async (order: Awaited<ReturnType<typeof anOrder>>, locationId: string) => {
    const { date } = order.page;
    const stretch = {
      ...{ scopeKind: 'location', scopeIds: [locationId] },
      ...{ fromDate: date, fromTime: '12:00', untilDate: date, untilTime: '18:00' },
    };
    const plan = {
      ...{ requestId: randomUUID(), reason: 'storm', note: '', remedy: 'refund', offersRefund: true },
      ...{ withoutAnswer: 'refund', deadlineHours: 24 },
    };
    await closeAsShown(order.staff, stretch, plan);
    await settleWaitingVisits({ owner }, worker, order.client.clientId);
  };
  const order = await anOrder();
  await close(order, order.tour.locationId);
  expect(await order.shown()).toEqual(['Adult 14:00', 'Adult 14:00', 'Adult 14:00']);
  expect(await order.head()).toEqual(museumAt('14:00'));
  expect(await order.faults()).toEqual([]);
  const other = await anOrder();
  await close(other, other.page.locationId);
  expect(await other.shown()).toEqual(['Tour 15:30', 'Tour 15:30']);
  expect(await other.head()).toEqual({ staff: '15:30', page: '15:30', calendar: '1330 Tour' });
  expect(await other.faults()).toEqual([]);
});

test('the gate lets in for the museum and for the tour, each ticket once', async () => {
  const order = await anOrder();
  const gate = await aGate(app, order.client);
  const codes = await order.codes();
  const times: (string | null | undefined)[] = [];
  for (const code of codes) {
    const { verdict, ticket } = await gate.scan(code);
    expect(verdict).toBe('valid');
    times.push(ticket?.time);
  }
  expect(times.toSorted()).toEqual(['14:00', '14:00', '14:00', '15:30', '15:30']);
  expect(await gate.scan(codes[4] ?? '')).toMatchObject({ verdict: 'refused', reason: 'already-used' });
});

test('places on the tour count as tickets of the order, unless they are a product beside it', async () => {
  const client = await aClient(app);
  const museum = await aMuseumWithATour(owner, app, client);
  await owner.query('update channel set max_tickets = 4 where id = $1', [museum.page.channelId]);
  expect(await refusalsOf(museum.take(museum.wish({ tours: 2 })))).toEqual(['main: order-above-maximum']);
  expect(await museum.take(museum.wish({ tours: 1 }))).toMatchObject({ state: 'held' });
  await owner.query(`update ticket_type set item_kind = 'product' where id = $1`, [museum.tour.ticketTypeId]);
  expect(await museum.take(museum.wish({ tours: 2 }))).toMatchObject({ state: 'held' });
});
