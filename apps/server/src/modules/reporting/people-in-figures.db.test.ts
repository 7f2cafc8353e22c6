import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aGroupTicket } from '@foyer/testkit/builders/a-group-ticket.ts';
import { aMixedParty } from '@foyer/testkit/builders/a-mixed-party.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { anOfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { mailContent } from '../../platform/mail/mail-content.ts';
import { previewClosure } from '../closures/preview-closure.ts';
import { listSoldByTill } from '../desk-leases/pace.repository.ts';
import { sellAtDesk } from '../desk-sales/index.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { mailTickets } from '../tickets/mail-tickets.ts';
import { renderVisitCalendar } from '../tickets/render-visit-calendar.ts';
import '../tickets/tickets.module.ts';
import { listVisitorsOf, listVisitorsToPrint, totalVisitors } from '../visits/list-visitors.ts';
import { listSalesOf30Days } from './list-catalogue-sales.ts';
import { readDashboard } from './read-dashboard.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:42:00Z');
const testing = testApp(database, clock);
const { app, worker } = testing;
const today = { visitDate: '2026-11-20', visitTime: '13:30' };

async function aSoldParty(clientId: string, { quantity = 5, isTest = true } = {}) {
  const timeslot = await aTimeslot(owner, clientId, {});
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity, isTest });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  return { orderId };
}

describe('audio guides and posters of an order are no people', () => {
  test('on the visitor list and its paper: two adults with three of them are two, who take four places', async () => {
    const client = await aClient(app);
    const staff = await signedInAs(app, client);
    const { orderId } = await aSoldParty(client.clientId);
    await aMixedParty(owner, orderId);
    await owner.query('update ticket set used_at = now() where order_id = $1', [orderId]);
    expect(await listVisitorsToPrint(staff, {})).toMatchObject([
      { heads: 2, places: 4, scannedCount: 2, tickets: [{ name: 'Adult', quantity: 5 }] },
    ]);
    expect(await totalVisitors(staff, {})).toMatchObject({ orderCount: 1, heads: 2, scannedCount: 2 });
  });

  test('on the dashboard', async () => {
    const client = await aClient(app);
    const { orderId } = await aSoldTicket(owner, client.clientId, today);
    for (const _ of [2, 3, 4, 5]) await aSoldTicket(owner, client.clientId, { ...today, orderId });
    await aMixedParty(owner, orderId);
    const { visits, hours } = await readDashboard(await signedInAs(app, client));
    expect([visits.reservations, hours]).toEqual([2, [{ hour: 13, scans: 0, reservations: 2 }]]);
  });

  test('at the gate, also where they are scanned, and where an earlier scan of one comes in late', async () => {
    const client = await aClient(app);
    const [gate, other] = [await aGate(app, client), await aGate(app, client)];
    const { orderId, codes } = await aGroupTicket(owner, client.clientId, 5);
    await owner.query('update ticket set group_ticket = false where order_id = $1', [orderId]);
    const [guide = ''] = (await aMixedParty(owner, orderId)).guides;
    // Devices that name the ticket group of guides hand these out.
    await owner.query(
      `update device set ticket_group_ids = (select array_agg(distinct ticket_group_id) from ticket_type where client_id = $1)
       where client_id = $1`,
      [client.clientId],
    );
    expect(await gate.scan(guide)).toMatchObject({
      reason: 'valid',
      ticket: { group: { inside: 0, size: 2 } },
      today: { scans: 0, reservations: 2 },
    });
    const at = new Date(clock.now().getTime() - 5 * 60_000).toISOString();
    expect((await other.scan(guide, { told: 'valid', at })).today.scans).toBe(0);
    expect(await gate.scan(codes.at(-1) ?? '')).toMatchObject({
      ticket: { group: { inside: 1, size: 2 } },
      today: { scans: 1, reservations: 2 },
    });
  });

  test('in the preview of a closure, which gives back what they cost', async () => {
    const day = await aDayToClose(database, testing);
    await aMixedParty(owner, await day.aPaidOrder(5));
    expect(await previewClosure(day.staff, day.stretch)).toMatchObject({
      orderCount: 1,
      heads: 2,
      amountMinor: 5 * 1750,
    });
  });

  test('in the confirmation and the calendar of the visitor; where only guides were bought, these are the tickets', async () => {
    const { clientId } = await aClient(app);
    const { orderId } = await aSoldParty(clientId);
    const { guideTypeId } = await aMixedParty(owner, orderId);
    const calendar = () => renderVisitCalendar(app, clientId, orderId);
    expect(await calendar()).toContain('DESCRIPTION:2 tickets\\, order GT-1');
    const message = { id: randomUUID(), clientId, type: 'order-completed', payload: { orderId } };
    await mailTickets(worker, { ...message, createdAt: '' });
    expect(await textOfMail(clientId)).toContain('Your 2 tickets for Salt & Light are attached');
    await owner.query('update ticket set ticket_type_id = $1 where order_id = $2', [guideTypeId, orderId]);
    expect(await calendar()).toContain('DESCRIPTION:5 tickets\\, order GT-1');
  });

  test('and the pace of a till counts what takes places: no poster and no cancelled ticket', async () => {
    const desk = await anOfflineDesk(app, owner);
    await sellAtDesk(desk.manager, desk.sale(5));
    const { rows } = await owner.query('select order_id as "orderId" from desk_sale where till_id = $1', [
      desk.tillId,
    ]);
    const { orderId } = rows[0];
    await aMixedParty(owner, orderId);
    await owner.query(
      `update ticket set state = 'cancelled'
       where id = (select id from ticket where order_id = $1 order by id desc limit 1)`,
      [orderId],
    );
    const since = new Date(clock.now().getTime() - 60_000);
    const sold = await inClient(app.db, desk.clientId, (scope) => listSoldByTill(scope, desk.tillId, since));
    expect(new Map(sold.map(({ timeslotId, tickets }) => [timeslotId, tickets]))).toEqual(
      new Map([
        [desk.timeslotId, 3],
        [null, 1],
      ]),
    );
  });
});

async function textOfMail(clientId: string): Promise<string> {
  const { rows } = await owner.query('select sealed, person_key_id as key from mail where client_id = $1', [
    clientId,
  ]);
  const key = await inClient(app.db, clientId, (scope) => findPersonKey(scope, app.secrets, rows[0].key));
  return mailContent.parse(key?.decrypt(rows[0].sealed)).text;
}

test('a gift card is no ticket sold, a present is one once it has its day, and a cancelled ticket is none', async () => {
  const client = await aClient(app);
  const completedAt = new Date(clock.now().getTime() - 60_000);
  const sell = () => aSoldTicket(owner, client.clientId, { completedAt });
  const [present, card, partly] = [await sell(), await sell(), await sell()];
  // The order in which the present got its day.
  await sell();
  const sells = (orderId: string, what: string) =>
    owner.query('update order_line set sells = $1 where order_id = $2', [what, orderId]);
  await sells(present.orderId, 'gift-ticket');
  await sells(card.orderId, 'gift-card');
  await aSoldTicket(owner, client.clientId, { orderId: partly.orderId, state: 'cancelled' });
  await owner.query(`update orders set state = 'partly cancelled', item_count = 2 where id = $1`, [
    partly.orderId,
  ]);
  const product = await owner.query('select id from product where client_id = $1', [client.clientId]);
  const staff = await signedInAs(app, client);
  const ofCatalogue = await staff.inClient((scope) =>
    listSalesOf30Days(scope, { owner: 'product', ids: [product.rows[0].id] }, clock.now()),
  );
  expect(ofCatalogue).toMatchObject([{ ticketCount: 2, revenueMinor: 2 * 1850 }]);
  expect((await readDashboard(staff)).sales).toEqual({ orderCount: 4, ticketCount: 2, onlineTicketCount: 2 });
});

test('test orders are on the visitor list while the museum tries things out, and not once it is live; real ones always are', async () => {
  const client = await aClient(app);
  const staff = await signedInAs(app, client);
  await aSoldParty(client.clientId, { quantity: 3 });
  await aSoldParty(client.clientId, { quantity: 2, isTest: false });
  const page = { offset: 0, limit: 50 };
  const heads = async () => (await listVisitorsOf(staff, {}, page)).map((visitor) => visitor.heads).sort();
  expect([await heads(), await totalVisitors(staff, {})]).toMatchObject([[2, 3], { heads: 5 }]);
  await owner.query(`update client set payment_environment = 'live' where id = $1`, [client.clientId]);
  expect([await heads(), await totalVisitors(staff, {})]).toMatchObject([[2], { heads: 2 }]);
});
