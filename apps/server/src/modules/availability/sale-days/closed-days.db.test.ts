import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aClosure } from '@foyer/testkit/builders/a-closure.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { explainSale } from '../explain/explain-sale.ts';
import { checkDayOnSale, listPeriodsWithDaysLeft } from './check-day-on-sale.ts';
import { listCalendarOfProduct } from './list-calendar-of-product.ts';
import { listClosedDates } from './list-closed-dates.ts';
import { listNextTimeslots } from './list-next-timeslots.ts';

const database = await testDatabase();
// 14 June 2030 is a Friday.
const clock = testClock('2030-06-14T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);
const week = { from: '2030-06-14', until: '2030-06-20' };

async function aProduct(kind = 'specific day', columns = '') {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 9 });
  const unlimited = kind !== 'day plus time';
  if (unlimited)
    await set(`update product set availability_type = 'UNLIMITED' where id = $1`, page.productId);
  await set(
    `update ticket_group set kind = '${kind}'${columns ? `, ${columns}` : ''} where id = $1`,
    page.ticketGroupId,
  );
  const { productId } = page;
  const states = async (channelId: string | null = null) =>
    (await listCalendarOfProduct(manager, { productId, ...week, channelId })).map(
      ({ availability: { state, reason } }) => (state === 'available' || state === 'quiet' ? 'open' : reason),
    );
  const why = async (date: string, channelId: string | null = null) => {
    const told = await explainSale(manager, { productId, date, channelId });
    const shut = told.steps.filter(({ effect }) => effect.kind === 'shut').map(({ code }) => code);
    return { ...told, shut };
  };
  const engine = (date: string) =>
    manager.inClient((scope) =>
      checkDayOnSale(scope, {
        ticketGroupIds: [page.ticketGroupId],
        ticketTypeIds: [page.ticketTypeId],
        date,
        at: clock.now(),
      }),
    );
  const own = (date: string, isOpen: boolean) =>
    set(
      'insert into ticket_group_day (client_id, ticket_group_id, date, is_open) values ($1, $2, $3, $4)',
      client.clientId,
      page.ticketGroupId,
      date,
      isOpen,
    );
  const { locationId } = page;
  const close = (from: string, until: string) =>
    aClosure(database.owner, client.clientId, { locationId, from, until });
  return { page, states, why, engine, own, close };
}

describe('a product without timeslots', () => {
  test('is for sale on the open days of its group, in the calendar, before the engine and by “Why?”', async () => {
    const { states, why, engine, own, page } = await aProduct(
      'specific day',
      `open_weekdays = '{1,2,3,4,5}'`,
    );
    await own('2030-06-15', true);
    await own('2030-06-19', false);
    const expected = ['open', 'open', 'weekday-closed', 'open', 'open', 'closed-by-group', 'open'];
    expect(await states()).toEqual(expected);
    expect(await states(page.channelId)).toEqual(expected);
    expect(await engine('2030-06-19')).toEqual({ state: 'closed', reason: 'closed-by-group' });
    expect(await engine('2030-06-15')).toBeNull();
    const closed = await why('2030-06-19');
    expect([closed.availability.reason, closed.shut]).toEqual(['closed-by-group', ['closed-by-group']]);
    const open = await why('2030-06-15', page.channelId);
    expect([open.availability, open.shut]).toEqual([
      { state: 'available', reason: 'no-limit', left: null },
      [],
    ]);
    expect(open.steps.map(({ name }) => name)).toEqual([
      'channel',
      'product',
      'sale-dates',
      'lookahead',
      'source',
      'group-day',
      'closed-day',
      'opening-hours',
      'closure',
      'start',
      'cut-off',
    ]);
  });

  test('is off a channel that is switched off, and its limit of the day is shown', async () => {
    const { page, states, why } = await aProduct('specific day', 'ticket_limit = 4');
    await set(
      `insert into counter (client_id, id, kind, owner_id, scope, capacity, sold)
       values ($1, uuidv7(), 'ticket-group', $2, '2030-06-15', 4, 4)`,
      client.clientId,
      page.ticketGroupId,
    );
    expect((await states()).slice(0, 3)).toEqual(['open', 'limit-sold', 'open']);
    const told = await why('2030-06-15');
    expect(told.steps.find(({ name }) => name === 'limit')).toMatchObject({
      code: 'limit-sold',
      limitKind: 'ticket-group',
      params: { ownerId: page.ticketGroupId, limit: 4, sold: 4 },
    });
    await set(
      `insert into product_channel (client_id, product_id, channel_id, enabled) values ($1, $2, $3, false)`,
      client.clientId,
      page.productId,
      page.channelId,
    );
    expect((await states(page.channelId))[0]).toBe('product-off-channel');
    expect((await why('2030-06-15', page.channelId)).shut).toContain('product-off-channel');
  });

  test('is not sold for days that a closure of its location takes, until it is lifted', async () => {
    const { states, why, engine, close, page } = await aProduct();
    await close('2030-06-15 00:00', '2030-06-17 12:00');
    expect(await states()).toEqual([
      'open',
      'closed-by-closure',
      'closed-by-closure',
      'open',
      'open',
      'open',
      'open',
    ]);
    expect(await engine('2030-06-16')).toEqual({ state: 'closed', reason: 'closed-by-closure' });
    expect((await why('2030-06-16')).shut).toEqual(['closed-by-closure']);
    await set('update closure set lifted_at = now() where $1 = any (scope_ids)', page.locationId);
    expect(await engine('2030-06-16')).toBeNull();
  });

  test('of a period is sold while a day of it is left', async () => {
    const dates = `valid_from = '2030-06-01', valid_until = '2030-06-16', open_weekdays = '{7}'`;
    const { page, states, own, close } = await aProduct('period', dates);
    const left = async () => {
      const now = { today: '2030-06-14', at: clock.now() };
      return manager.inClient((scope) => listPeriodsWithDaysLeft(scope, [page.ticketGroupId], now));
    };
    expect((await states()).slice(0, 4)).toEqual([
      'weekday-closed',
      'weekday-closed',
      'open',
      'outside-validity',
    ]);
    expect([...(await left())]).toEqual([page.ticketGroupId]);
    await own('2030-06-16', false);
    expect((await left()).size).toBe(0);
    await own('2030-06-15', true);
    expect((await left()).size).toBe(1);
    await close('2030-06-15 00:00', '2030-06-16 00:00');
    expect((await left()).size).toBe(0);
  });
});

describe('a product with timeslots', () => {
  test('keeps the closed and open days of its group, and the next timeslot is one that is open', async () => {
    const { page, states, why, own } = await aProduct('day plus time');
    const [day] = (await listCalendarOfProduct(manager, { productId: page.productId, ...week })).filter(
      ({ availability }) => availability.state !== 'none',
    );
    expect(day?.date).toBe(page.date);
    const minutes = (Date.parse(`${page.date}T06:00:00Z`) - clock.now().getTime()) / 60_000;
    clock.advance(minutes);
    const next = () =>
      manager.inClientReadOnly((scope) => listNextTimeslots(scope, [page.productId], clock.now()));
    expect(await next()).toMatchObject([{ id: page.timeslotId }]);
    await own(page.date, false);
    expect(await next()).toEqual([null]);
    clock.advance(-minutes);
    expect(await states()).toContain('closed-by-group');
    const told = await why(page.date);
    expect([told.availability.reason, told.shut]).toEqual(['closed-by-group', ['closed-by-group']]);
  });
});

test('the price calendar knows the coming days without visits, of day tickets too', async () => {
  const { page, own } = await aProduct('specific day', 'lookahead_days = 3');
  await own('2030-06-18', false);
  const closed = (from: string, until: string) => listClosedDates(manager, page.ticketGroupId, from, until);
  expect(await closed('2030-06-01', '2030-06-30')).toEqual(['2030-06-18']);
  expect(await refusalsOf(closed('2030-06-01', '2032-06-30'))).toEqual(['main: date-invalid']);
});
