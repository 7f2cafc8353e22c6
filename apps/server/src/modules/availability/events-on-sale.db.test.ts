import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeEvent } from '../events/change-event.ts';
import { createEvent } from '../events/create-event.ts';
import { findSaleCounters, holdSale } from '../sale-counters/index.ts';
import { explainSale } from './explain/explain-sale.ts';
import { checkDayOnSale } from './sale-days/check-day-on-sale.ts';
import { listCalendarOfProduct } from './sale-days/list-calendar-of-product.ts';

const database = await testDatabase();
const clock = testClock('2030-06-14T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);

const oneDay = 24 * 60;

/** The timeslot of the page is on 15 June 2030 at 14:00. */
const concert = {
  kind: 'event',
  titleNl: 'Concert',
  titleEn: 'Concert',
  fromDate: '2030-06-15',
  at: '14:00',
  limitChoice: 'none',
};
const exhibition = {
  kind: 'exhibition',
  titleNl: 'Zout',
  fromDate: '2030-06-01',
  untilDate: '2030-06-30',
  limitChoice: 'limit',
  ticketLimit: 3,
};

/** A sales page whose only ticket type is for this event. */
async function aPageFor(event: object, kind = 'day plus time') {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 9 });
  const { id } = await createEvent(manager, event);
  await set('update ticket_type set event_id = $1 where id = $2', id, page.ticketTypeId);
  if (kind !== 'day plus time') {
    await set('update ticket_group set kind = $2 where id = $1', page.ticketGroupId, kind);
    await set(`update product set availability_type = 'UNLIMITED' where id = $1`, page.productId);
  }
  const asked =
    kind === 'day plus time'
      ? { timeslotId: page.timeslotId }
      : { productId: page.productId, date: page.date };
  const why = async () => {
    const { availability, steps } = await explainSale(manager, { ...asked, channelId: page.channelId });
    const step = steps.find(({ name }) => name === 'event');
    return [availability.state, availability.reason, step?.code];
  };
  const change = (changes: object) => changeEvent(manager, id, { ...event, ...changes });
  return { page, id, why, change };
}

async function hold({ ticketTypeId, timeslotId, date }: TestSalesPage, kind = 'day plus time') {
  const line = {
    ticketTypeId,
    quantity: 1,
    timeslotId: kind === 'day plus time' ? timeslotId : null,
    date: kind === 'continuous' ? null : date,
  };
  const demand = await manager.inClient((scope) => findSaleCounters(scope, [line]));
  const held = await holdSale(app, { clientId: client.clientId, demand });
  return held.ok ? 'held' : held.refusals.map(({ code, params }) => `${code} ${params?.reason}`);
}

test('the tickets of an event are sold for the time at which it begins, and for no other', async () => {
  const { page, why, change } = await aPageFor(concert);
  expect(await why()).toEqual(['quiet', 'share-taken', 'event-open']);
  expect(await hold(page)).toBe('held');
  await change({ at: '19:00' });
  expect(await why()).toEqual(['none', 'event-other-time', 'event-other-time']);
  expect(await hold(page)).toEqual(['event-other-time event-other-time']);
  await set(`update timeslot set ends_at = starts_at + interval '6 hours' where id = $1`, page.timeslotId);
  expect(await why()).toEqual(['quiet', 'share-taken', 'event-open']);
  expect(await hold(page)).toBe('held');
  const [day] = await listCalendarOfProduct(manager, {
    productId: page.productId,
    channelId: page.channelId,
    from: page.date,
    until: page.date,
  });
  expect(day).toMatchObject({ fromPriceMinor: 1750 });
});

test('the tickets of an event are sold for the place where it is', async () => {
  const elsewhere = await aSalesPage(database.owner, client.clientId);
  const { page, why, change } = await aPageFor({ ...concert, locationId: elsewhere.locationId });
  expect(await why()).toEqual(['none', 'event-elsewhere', 'event-elsewhere']);
  expect(await hold(page)).toEqual(['event-elsewhere event-elsewhere']);
  await change({ locationId: page.locationId });
  expect(await why()).toEqual(['quiet', 'share-taken', 'event-open']);
});

test('a day ticket of an event is sold until it begins, and only while its own place is open', async () => {
  const { page, why, change } = await aPageFor({ ...concert }, 'specific day');
  const engine = () =>
    manager.inClient((scope) =>
      checkDayOnSale(scope, {
        ticketGroupIds: [page.ticketGroupId],
        ticketTypeIds: [page.ticketTypeId],
        date: page.date,
        at: clock.now(),
      }),
    );
  expect((await why())[2]).toBe('event-open');
  expect(await hold(page, 'specific day')).toBe('held');
  clock.advance(oneDay);
  expect(await why()).toEqual(['closed', 'event-over', 'event-over']);
  expect(await hold(page, 'specific day')).toEqual(['event-over event-over']);
  expect(await engine()).toMatchObject({ reason: 'event-over' });
  clock.advance(-oneDay);
  const other = await aSalesPage(database.owner, client.clientId);
  await set(
    'insert into product_location values ($1, $2, $3)',
    client.clientId,
    page.productId,
    other.locationId,
  );
  await change({ locationId: other.locationId });
  expect(await engine()).toBeNull();
  await set(
    'insert into closed_day values ($1, $2, $3, $4)',
    client.clientId,
    other.locationId,
    page.date,
    'Fair',
  );
  expect(await engine()).toMatchObject({ state: expect.stringMatching(/none|closed/) });
});

test('a ticket without a date is sold until the event begins', async () => {
  const { page, why } = await aPageFor(concert, 'continuous');
  expect((await why())[2]).toBe('event-open');
  expect(await hold(page, 'continuous')).toBe('held');
  clock.advance(oneDay);
  expect(await hold(page, 'continuous')).toEqual(['event-over event-over']);
  clock.advance(-oneDay);
});

test('a ticket of an event also takes a place of the event that it is linked to, and follows its closed dates', async () => {
  const linked = await createEvent(manager, exhibition);
  const { page, why, change } = await aPageFor({ ...concert, linkedEventId: linked.id });
  expect([await hold(page), await hold(page), await hold(page)]).toEqual(['held', 'held', 'held']);
  expect(await hold(page)).toEqual(['event-sold-out limit-held']);
  expect((await why())[1]).toBe('limit-held');
  await change({ linkedEventId: null });
  expect(await hold(page)).toBe('held');
  // Linked again, visitors of the meantime are counted; unlinked, none are.
  const taken = async () => {
    const { rows } = await set('select held, capacity from counter where owner_id = $1', linked.id);
    return rows;
  };
  expect(await taken()).toEqual([]);
  await change({ linkedEventId: linked.id });
  expect(await taken()).toEqual([{ held: 4, capacity: 4 }]);
  await changeEvent(manager, linked.id, {
    ...exhibition,
    limitChoice: 'none',
    exceptions: [{ date: page.date, note: '' }],
  });
  expect(await why()).toEqual(['closed', 'event-closed', 'event-closed']);
  expect(await hold(page)).toEqual(['event-closed event-closed']);
});
