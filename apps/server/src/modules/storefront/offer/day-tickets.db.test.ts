import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aClosure } from '@foyer/testkit/builders/a-closure.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { listCounterDifferences } from '../../capacity/index.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { showDays } from './show-availability.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);
const owner = database.owner;

/** A page that sells one group of a kind without timeslots. */
async function aDayPage(kind: string, columns = '') {
  const page = await aSalesPage(owner, client.clientId, { capacity: 9 });
  await owner.query(`update product set availability_type = 'UNLIMITED' where id = $1`, [page.productId]);
  await owner.query(
    `update ticket_group set kind = '${kind}'${columns ? `, ${columns}` : ''} where id = $1`,
    [page.ticketGroupId],
  );
  const address = { client: client.subdomain, channel: page.url };
  const wish = (quantity: number, date: string | null = null) => ({
    language: 'en',
    date,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
  });
  const take = (quantity: number, date: string | null = null) =>
    takeCart(app, address, wish(quantity, date), randomUUID());
  return { ...page, address, wish, take };
}

async function buy(secret: string): Promise<Record<string, unknown>[]> {
  await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com' });
  await owner.query(`update cart set lines = (
    select jsonb_agg(line || '{"totalMinor":0,"unitPriceMinor":0,"vatMinor":0}') from jsonb_array_elements(lines) line)`);
  await owner.query('update ticket_type set price_minor = 0');
  await checkOut(app, secret, { method: 'test' });
  const { rows } = await owner.query(
    `select visit_date::text, timeslot_id, valid_from, valid_until from ticket order by acquired_at desc limit 1`,
  );
  await owner.query('update ticket_type set price_minor = 1750');
  return rows;
}

describe('tickets without timeslots', () => {
  test('a day ticket is bought for a day that is open, and is valid on that day', async () => {
    const page = await aDayPage('specific day', `open_weekdays = '{2,3,4,5,6,7}'`);
    const days = await showDays(
      app,
      page.address,
      { ticketGroupIds: [page.ticketGroupId], people: 2 },
      { from: '2030-06-02', until: '2030-06-03' },
    );
    expect(days.map(({ date, state }) => [date, state])).toEqual([
      ['2030-06-02', 'available'],
      ['2030-06-03', 'closed'],
    ]);
    expect(await refusalsOf(page.take(2))).toEqual(['date: day-required']);
    expect(await refusalsOf(page.take(2, '2030-06-03'))).toEqual(['date: day-closed']);
    const cart = await page.take(2, '2030-06-02');
    expect(cart).toMatchObject({ state: 'held', timeslot: null, visit: { date: '2030-06-02' } });
    expect(await buy(cart.secret)).toEqual([
      {
        visit_date: '2030-06-02',
        timeslot_id: null,
        valid_from: new Date('2030-06-01T22:00:00Z'),
        valid_until: new Date('2030-06-02T22:00:00Z'),
      },
    ]);
  });

  test('a cart for a day that is closed meanwhile is not ordered, and once it is open again it is', async () => {
    const page = await aDayPage('specific day');
    const cart = await page.take(2, '2030-06-02');
    const { locationId } = page;
    const close = (time: string) =>
      aClosure(owner, client.clientId, { locationId, from: `2030-06-02 ${time}`, until: '2030-06-03' });
    await close('00:00');
    expect(await refusalsOf(buy(cart.secret))).toEqual(['main: day-closed']);
    await owner.query('update closure set lifted_at = now() where client_id = $1', [client.clientId]);
    // Until this one begins, people can come.
    await close('15:00');
    expect(await buy(cart.secret)).toMatchObject([{ visit_date: '2030-06-02', timeslot_id: null }]);
  });

  test('a group limit counts each day by itself, and the calendar shows the day as full', async () => {
    const page = await aDayPage('specific day', 'ticket_limit = 3');
    await page.take(2, '2030-06-04');
    expect(await refusalsOf(page.take(2, '2030-06-04'))).toEqual([
      `${page.ticketGroupId}: ticket-group-limit-reached`,
    ]);
    expect((await page.take(3, '2030-06-05')).state).toBe('held');
    const [day] = await showDays(
      app,
      page.address,
      { ticketGroupIds: [page.ticketGroupId], people: 1 },
      { from: '2030-06-05', until: '2030-06-05' },
    );
    expect(day?.state).toBe('full');
  });

  test('changing to another day swaps the places of the day', async () => {
    const page = await aDayPage('specific day', 'ticket_limit = 3');
    const cart = await page.take(3, '2030-06-04');
    await changeCart(app, cart.secret, page.wish(3, '2030-06-06'));
    expect((await page.take(3, '2030-06-04')).state).toBe('held');
    expect(await listCounterDifferences(worker.db)).toEqual([]);
  });

  test('a ticket that is always valid asks for no day and is counted in all', async () => {
    const page = await aDayPage('continuous', 'ticket_limit = 5');
    const cart = await page.take(4);
    expect(cart).toMatchObject({ timeslot: null, visit: { date: null } });
    expect(await refusalsOf(page.take(2, '2030-06-04'))).toEqual([
      `${page.ticketGroupId}: ticket-group-limit-reached`,
    ]);
    expect(await buy(cart.secret)).toEqual([
      { visit_date: null, timeslot_id: null, valid_from: null, valid_until: null },
    ]);
  });

  test('a ticket of a period is valid in that period, and no longer offered when it is over', async () => {
    const page = await aDayPage('period', `valid_from = '2030-06-10', valid_until = '2030-06-20'`);
    const [ticket] = await buy((await page.take(1)).secret);
    expect(ticket).toMatchObject({
      visit_date: null,
      valid_from: new Date('2030-06-09T22:00:00Z'),
      valid_until: new Date('2030-06-20T22:00:00Z'),
    });
    clock.advance(21 * 24 * 60);
    expect((await showSalesPage(app, page.address, 'en')).ticketGroups).toEqual([]);
    clock.advance(-21 * 24 * 60);
  });

  test('a ticket without a date that is valid until a day is sold until the end of it', async () => {
    const page = await aDayPage('continuous');
    await owner.query(
      `update ticket_type set validity_kind = 'until selected date', validity_until = '2030-06-01' where id = $1`,
      [page.ticketTypeId],
    );
    const cart = await page.take(1);
    clock.advance(11 * 60 + 59);
    expect((await page.take(1)).state).toBe('held');
    clock.advance(1);
    // Midnight in the museum's own zone.
    expect(await refusalsOf(page.take(1))).toEqual(['main: ticket-type-unknown']);
    expect((await showSalesPage(app, page.address, 'en')).ticketGroups).toEqual([]);
    clock.advance(-12 * 60);
    expect(cart.state).toBe('held');
  });

  test('a ticket for a fixed date is for that date without asking', async () => {
    const page = await aDayPage('fixed date', `valid_from = '2030-06-15', valid_until = '2030-06-15'`);
    expect((await page.take(1)).visit.date).toBe('2030-06-15');
  });

  test('a channel that keeps 20 percent sells four of five places until the release', async () => {
    const page = await aSalesPage(owner, client.clientId, { capacity: 5 });
    await owner.query(
      `update channel set hold_capacity_enabled = true, hold_capacity_percentage = 20,
         hold_capacity_release_minutes = 60 where id = $1`,
      [page.channelId],
    );
    const address = { client: client.subdomain, channel: page.url };
    const take = (quantity: number) =>
      takeCart(
        app,
        address,
        {
          language: 'en',
          timeslotId: page.timeslotId,
          lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
        },
        randomUUID(),
      );
    expect((await take(4)).state).toBe('held');
    expect(await refusalsOf(take(1))).toEqual(['main: places-withheld']);
    await owner.query('update channel set hold_capacity_release_minutes = 60 * 24 * 30 where id = $1', [
      page.channelId,
    ]);
    expect((await take(1)).state).toBe('held');
  });
});
