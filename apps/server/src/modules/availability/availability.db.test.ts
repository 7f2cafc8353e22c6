import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import type { ClientScope } from '../../platform/database/database.ts';
import { takeHold } from '../capacity/index.ts';
import { getChannel } from '../channels/index.ts';
import { explainSale } from './explain/explain-sale.ts';
import { listTimeslotsOnSale } from './list-timeslots-on-sale.ts';
import { listCalendarOfProduct } from './sale-days/list-calendar-of-product.ts';
import { listDaysOnSale } from './sale-days/list-days-on-sale.ts';

const database = await testDatabase();
const clock = testClock('2030-06-14T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);

async function aPage(capacity: number | null = 10) {
  const page = await aSalesPage(database.owner, client.clientId, { capacity });
  const ask = { ticketGroupIds: [page.ticketGroupId], people: 1, from: page.date, until: page.date };
  const onPage = async (scope: ClientScope) => ({
    ...(await getChannel(scope, page.channelId)),
    isPublished: true,
  });
  const seen = async (
    changes: { people?: number; tickets?: { ticketTypeId: string; quantity: number }[] } = {},
  ) => {
    const [timeslot] = await manager.inClient(async (scope) =>
      listTimeslotsOnSale(scope, { ...ask, channel: await onPage(scope), at: clock.now(), ...changes }),
    );
    return timeslot && { ...timeslot.availability, hasRoom: timeslot.hasRoom };
  };
  const day = async () => {
    const days = await manager.inClient(async (scope) =>
      listDaysOnSale(scope, { ...ask, channel: await onPage(scope), at: clock.now() }),
    );
    return days[0];
  };
  const why = (isOnPage = true) =>
    explainSale(manager, { timeslotId: page.timeslotId, channelId: isOnPage ? page.channelId : null });
  const decided = async (isOnPage = true) => {
    const { steps, availability } = await why(isOnPage);
    return [availability.state, ...steps.filter(({ applies }) => applies).map(({ code }) => code)];
  };
  return { page, seen, day, why, decided };
}

const hold = (page: TestSalesPage, quantity: number) =>
  takeHold(app, { clientId: client.clientId, places: [{ counterId: page.timeslotId, quantity }] });

describe('what a page shows', () => {
  test('a limit of the ticket type counts beside the timeslot, and a party of its very tickets has to fit', async () => {
    const { page, seen } = await aPage();
    await set('update ticket_type set ticket_limit = 3 where id = $1', page.ticketTypeId);
    expect(await seen()).toMatchObject({ state: 'quiet', left: 3 });
    const tickets = (quantity: number) => ({ tickets: [{ ticketTypeId: page.ticketTypeId, quantity }] });
    expect([await seen(tickets(3)), await seen(tickets(4))]).toMatchObject([
      { hasRoom: true },
      { hasRoom: false },
    ]);
    await set(
      `insert into counter (client_id, id, kind, owner_id, scope, capacity, sold)
       values ($1, uuidv7(), 'ticket-type', $2, $3, 3, 3)`,
      client.clientId,
      page.ticketTypeId,
      page.timeslotId,
    );
    expect(await seen()).toEqual({ state: 'sold out', reason: 'limit-sold', left: 0, hasRoom: false });
  });

  test('a channel at its ceiling is full until the release, while staff still sell', async () => {
    const { page, seen, decided } = await aPage(10);
    await set(
      `update channel set hold_capacity_enabled = true, hold_capacity_percentage = 20,
       hold_capacity_release_minutes = 60 where id = $1`,
      page.channelId,
    );
    await hold(page, 8);
    expect(await seen()).toMatchObject({ state: 'full', reason: 'withheld', left: 0 });
    expect(await decided()).toEqual(['full', 'made-by-hand', 'places-held', 'withheld']);
    expect((await decided(false))[0]).toBe('busy');
  });

  test('a closed day, an event that is closed and a label set by hand each shut it', async () => {
    const { page, seen } = await aPage();
    await set(
      'insert into closed_day values ($1, $2, $3, $4)',
      client.clientId,
      page.locationId,
      page.date,
      'Fair',
    );
    expect(await seen()).toMatchObject({ state: 'closed', reason: 'closed-day' });
    await set('delete from closed_day where location_id = $1', page.locationId);
    const { rows } = await set(
      `insert into event (client_id, kind, from_date, until_date) values ($1, 'exhibition', '2030-01-01', '2030-12-31') returning id`,
      client.clientId,
    );
    await set('update ticket_type set event_id = $1 where id = $2', rows[0].id, page.ticketTypeId);
    expect((await seen())?.state).toBe('quiet');
    await set('insert into event_exception values ($1, $2, $3)', client.clientId, rows[0].id, page.date);
    expect(await seen()).toMatchObject({ state: 'closed', reason: 'event-closed' });
    await set(`update ticket_type set status_label = 'sold out' where id = $1`, page.ticketTypeId);
    expect(await seen()).toMatchObject({ state: 'none', reason: 'no-ticket-type' });
  });

  test('an exception paints its day and leaves its places', async () => {
    const { page, day } = await aPage();
    await set(`update timeslot set colour = 'orange' where id = $1`, page.timeslotId);
    expect(await day()).toMatchObject({
      availability: { state: 'quiet', left: 10 },
      look: 'almost full',
      fromPriceMinor: 1750,
    });
  });

  test('hidden timeslot groups are left out of pages, and sold by staff', async () => {
    const { page, seen, decided } = await aPage();
    await set(
      'update calendar set hidden = true where id = (select calendar_id from timeslot where id = $1)',
      page.timeslotId,
    );
    expect(await seen()).toBeUndefined();
    expect((await decided()).slice(0, 2)).toEqual(['none', 'hidden']);
    expect((await decided(false))[0]).toBe('quiet');
  });
});

describe('a calendar of a product', () => {
  test('has every date asked for, with the state and the lowest price, on a channel or for staff', async () => {
    const { page } = await aPage();
    const week = { productId: page.productId, from: '2030-06-10', until: '2030-06-16' };
    const days = await listCalendarOfProduct(manager, { ...week, channelId: page.channelId });
    expect(
      days.map(({ date, availability, fromPriceMinor }) => [
        date.slice(8),
        availability.state,
        fromPriceMinor,
      ]),
    ).toEqual([
      ['10', 'none', null],
      ['11', 'none', null],
      ['12', 'none', null],
      ['13', 'none', null],
      ['14', 'none', null],
      ['15', 'quiet', 1750],
      ['16', 'none', null],
    ]);
    await set(
      'insert into product_channel values ($1, $2, $3, false)',
      client.clientId,
      page.productId,
      page.channelId,
    );
    const off = await listCalendarOfProduct(manager, { ...week, channelId: page.channelId });
    expect(off[5]?.availability).toMatchObject({ state: 'none', reason: 'product-off-channel' });
    expect((await listCalendarOfProduct(manager, week))[5]?.availability.state).toBe('quiet');
  });
});

describe('why', () => {
  test('names the exception that closed a timeslot, with its dates', async () => {
    const { page, why } = await aPage();
    const { rows } = await set(
      `insert into calendar_exception (client_id, calendar_id, kind, from_date, until_date, closed, note, published)
       select client_id, calendar_id, 'date', '2030-06-15', '2030-06-16', true, 'Storm', true from timeslot where id = $1
       returning id`,
      page.timeslotId,
    );
    await set(
      `update timeslot set state = 'closed', exception_id = $1 where id = $2`,
      rows[0].id,
      page.timeslotId,
    );
    const told = await why();
    expect(told.availability).toMatchObject({ state: 'closed', reason: 'closed-by-exception' });
    expect(told.steps.find(({ name }) => name === 'exception')).toMatchObject({
      code: 'closed-by-exception',
      params: { note: 'Storm', from: '2030-06-15', until: '2030-06-16' },
      applies: true,
    });
    const [seller, ...others] = told.channels;
    expect(seller).toMatchObject({ id: page.channelId, availability: { state: 'closed' } });
    const reasons = new Set(others.map(({ availability }) => availability?.reason));
    expect([...reasons]).toEqual(['not-on-channel']);
  });

  test('of a channel that does not sell the ticket group, that is the answer', async () => {
    const { page } = await aPage();
    const { page: other } = await aPage();
    const told = await explainSale(manager, { timeslotId: page.timeslotId, channelId: other.channelId });
    expect(told.availability).toMatchObject({ state: 'none', reason: 'not-on-channel' });
    expect(told.channel?.id).toBe(other.channelId);
  });

  test('names the ticket types that cannot be bought where others can', async () => {
    const { page, why } = await aPage();
    expect((await why()).labels).toEqual([]);
    const { rows } = await set(
      `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, status_label)
       select client_id, ticket_group_id, number + 1, 900, 900, 'cancelled' from ticket_type where id = $1 returning id`,
      page.ticketTypeId,
    );
    const label = { id: rows[0].id, name: '', label: 'cancelled' };
    expect((await why(false)).labels).toEqual([label]);
    await set(`update timeslot set state = 'closed' where id = $1`, page.timeslotId);
    // Closed as a whole: only what differs from that is named.
    expect((await why(false)).labels).toEqual([label]);
  });

  test('a date asked as a whole tells of its next open timeslot', async () => {
    const { page } = await aPage();
    const told = await explainSale(manager, { productId: page.productId, date: page.date });
    expect(told).toMatchObject({
      timeslot: { id: page.timeslotId },
      availability: { state: 'quiet', left: 10 },
    });
  });

  test('says on a date without times that no rule makes one', async () => {
    const { page } = await aPage();
    const told = await explainSale(manager, { productId: page.productId, date: '2030-06-20' });
    expect(told).toMatchObject({ availability: { state: 'none', reason: 'no-timeslot' }, timeslot: null });
    await expect(explainSale(manager, { productId: page.productId, date: 'soon' })).rejects.toThrow();
  });

  test('tells an unpublished channel and one without the group apart', async () => {
    const { page, decided } = await aPage();
    await set('update channel set publication_on = false where id = $1', page.channelId);
    expect(await decided()).toContain('channel-unpublished');
    await set('update channel set publication_on = true where id = $1', page.channelId);
    await set('delete from channel_ticket_group where channel_id = $1', page.channelId);
    expect(await decided()).toContain('not-on-channel');
  });

  test('an account without the right to timeslots or products learns nothing, and no account sees another museum', async () => {
    const { page } = await aPage();
    const stranger = await signedInAs(app, await aClient(app));
    await expect(explainSale(stranger, { timeslotId: page.timeslotId })).rejects.toThrow(
      'timeslot-not-found',
    );
  });
});
