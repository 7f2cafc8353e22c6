import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { completeOrder, listTickets, lockOrder } from '../orders/index.ts';
import { editUserTicket } from './edit-user-ticket.ts';
import { findBuyers } from './find-buyers.ts';
import { searchTickets } from './search-tickets.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);

async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: null });
  const sell = async (firstName: string, lastName: string, { quantity = 2, seller = '' } = {}) => {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const buyer = { firstName, lastName, email, phone: null };
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, {
      ...{ buyer, quantity },
      ...(seller && { sellerAccountId: seller }),
    });
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
    await database.owner.query('update orders set created_at = $2 where id = $1', [orderId, clock.now()]);
    return orderId;
  };
  const manager = await signedInAs(app, client);
  const tickets = (orderId: string) => manager.inClient((scope) => listTickets(scope, orderId));
  const addTimeslot = async (time: string) => {
    const id = randomUUID();
    await database.owner.query(
      `insert into timeslot (client_id, id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, $2, calendar_id, local_date, $3, starts_at + interval '1 hour', 'manual' from timeslot where id = $1`,
      [timeslot.timeslotId, id, time],
    );
    await database.owner.query(
      `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 10)`,
      [clientId, id],
    );
    return id;
  };
  return { client, clientId, timeslot, manager, sell, tickets, addTimeslot };
}

describe('a ticket search', () => {
  test('finds the tickets of an order by its number, one ticket by its barcode, and those of a buyer by name', async () => {
    const museum = await aMuseum();
    await museum.sell('Sanne', 'de Vries');
    const order = await museum.sell('Yusuf', 'Aydin', { quantity: 3 });
    const [ticket] = await museum.tickets(order);
    const find = async (search: string) =>
      (await searchTickets(museum.manager, { search })).map(({ code }) => code);
    expect(await find('GT-2')).toHaveLength(3);
    expect(await find('aydin')).toHaveLength(3);
    expect(await find(ticket?.code ?? '')).toEqual([ticket?.code]);
    const [found] = await searchTickets(museum.manager, { search: 'GT-2' });
    expect(found).toMatchObject({ orderNumber: 'GT-2', buyerName: 'Yusuf Aydin', state: 'active' });
  });

  test('is refused without a field, with three letters of a name, and with more than 100 results', async () => {
    const museum = await aMuseum();
    const search = (input: object) => searchTickets(museum.manager, input);
    await expect(search({ placed: 'last-month' })).rejects.toThrow('search-field-required');
    await expect(search({ search: 'Jan' })).rejects.toThrow('search-too-short');
    await museum.sell('Large', 'Group', { quantity: 101 });
    await expect(search({ search: 'Large' })).rejects.toThrow('search-too-many');
    await museum.sell('Small', 'Group', { quantity: 99 });
    expect(await search({ search: 'Small' })).toHaveLength(99);
  });

  test('of the last month leaves older orders out', async () => {
    const museum = await aMuseum();
    const old = await museum.sell('Old', 'Buyer');
    await database.owner.query(
      `update orders set created_at = $2::timestamptz - interval '40 days' where id = $1`,
      [old, clock.now()],
    );
    await museum.sell('New', 'Buyer', { quantity: 1 });
    expect(await searchTickets(museum.manager, { search: 'Buyer', placed: 'last-month' })).toHaveLength(1);
    expect(await searchTickets(museum.manager, { search: 'Buyer' })).toHaveLength(3);
  });

  test('of a sales partner finds its own sales, and another client’s tickets are never found', async () => {
    const [museum, other] = [await aMuseum(), await aMuseum()];
    const partner = await signedInAs(app, museum.client, 'sales partner');
    await museum.sell('Somebody', 'Else');
    await museum.sell('Own', 'Somebody', { seller: partner.account.accountId, quantity: 1 });
    expect(await searchTickets(partner, { search: 'Somebody' })).toHaveLength(1);
    expect(await searchTickets(other.manager, { search: 'Somebody' })).toEqual([]);
    const voucher = await signedInAs(app, museum.client, 'voucher partner');
    await expect(searchTickets(voucher, { search: 'Somebody' })).rejects.toThrow('order-management');
  });
});

test('a user is found once, with all orders, and not by accounts without the right', async () => {
  const museum = await aMuseum();
  await museum.sell('Femke', 'Bakker');
  await museum.sell('Femke', 'Bakker');
  await museum.sell('Joost', 'Bakker');
  const found = await findBuyers(museum.manager, 'Bakker');
  expect(found.map(({ name, orderCount }) => [name, orderCount])).toEqual([
    ['Joost Bakker', 1],
    ['Femke Bakker', 2],
  ]);
  await expect(findBuyers(museum.manager, 'Bak')).rejects.toThrow('search-too-short');
  const partner = await signedInAs(app, museum.client, 'sales partner');
  await expect(findBuyers(partner, 'Bakker')).rejects.toThrow('gebruiker-ticket-zoeken');
});

describe('user ticket edit', () => {
  test('gives one ticket of an order another time, and leaves the others', async () => {
    const museum = await aMuseum();
    const order = await museum.sell('Kenji', 'Watanabe');
    const later = await museum.addTimeslot('16:30');
    const [ticket, other] = await museum.tickets(order);
    const { date } = museum.timeslot;
    const input = { ticketId: ticket?.id ?? '', ticketDate: date, ticketTime: '16:30' };
    expect(await editUserTicket(museum.manager, input)).toMatchObject({ orderId: order, isMade: true });
    const active = (await museum.tickets(order)).filter(({ state }) => state === 'active');
    expect(active.map(({ timeslotId }) => timeslotId).toSorted()).toEqual(
      [museum.timeslot.timeslotId, later].toSorted(),
    );
    expect(active.map(({ id }) => id)).toContain(other?.id);
  });

  test.each([
    [{ ticketTime: '03:15' }, 'ticket-time-invalid'],
    [{ ticketTime: '25:00' }, 'time-invalid'],
    [{ ticketDate: '2030-02-30' }, 'date-invalid'],
    [{ eventId: 'none' }, 'event-invalid'],
    [{ eventId: '0197a3f0-0000-7000-8000-000000000001' }, 'event-invalid'],
  ])('is refused with %j', async (fault, code) => {
    const museum = await aMuseum();
    const order = await museum.sell('Kenji', 'Watanabe');
    const [ticket] = await museum.tickets(order);
    const { date, time } = museum.timeslot;
    const input = { ticketId: ticket?.id ?? '', ticketDate: date, ticketTime: time, ...fault };
    await expect(editUserTicket(museum.manager, input)).rejects.toThrow(code);
  });

  test('needs the right, and a ticket of the own client', async () => {
    const [museum, other] = [await aMuseum(), await aMuseum()];
    const order = await museum.sell('Kenji', 'Watanabe');
    const [ticket] = await museum.tickets(order);
    const input = { ticketId: ticket?.id ?? '', ticketDate: '2030-06-20', ticketTime: '14:00' };
    await expect(editUserTicket(other.manager, input)).rejects.toThrow('ticket-not-found');
    const reader = await signedInAs(app, museum.client, 'read only');
    await expect(editUserTicket(reader, input)).rejects.toThrow('gebruiker-ticket-zoeken');
  });
});
