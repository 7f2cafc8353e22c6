import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { saveSetting } from '../../settings/save-setting.ts';
import { extendCart } from '../cart/extend-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { showDays, showTimeslots } from '../offer/show-availability.ts';
import { showSalesPage } from './show-sales-page.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);

test('places are held for the client’s own minutes, and the page says so', async () => {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  const manager = await signedInAs(app, client);
  await saveSetting(manager, { subject: 'hold', value: { holdMinutes: 40 }, version: 0, isApplyNow: true });
  const address = { client: client.subdomain, channel: page.url };
  expect((await showSalesPage(app, address, 'en')).holdMinutes).toBe(40);
  const wish = {
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 2 }],
  };
  const cart = await takeCart(app, address, wish, randomUUID());
  expect(cart.expiresAt).toBe('2026-11-20T12:40:00.000Z');
  clock.advance(5);
  expect((await extendCart(app, cart.secret)).expiresAt).toBe('2026-11-20T12:45:00.000Z');
});

test('a time is busy, almost full and counted out loud by the client’s own thresholds', async () => {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  const manager = await signedInAs(app, client);
  await database.owner.query('update counter set sold = 4 where id = $1', [page.timeslotId]);
  const address = { client: client.subdomain, channel: page.url };
  const party = { ticketGroupIds: [page.ticketGroupId], people: 1 };
  const shown = async () => {
    const [timeslot] = await showTimeslots(app, address, party, page.date);
    const days = await showDays(app, address, party, { from: page.date, until: page.date });
    return [timeslot?.state, timeslot?.left, days.find(({ date }) => date === page.date)?.state];
  };
  expect(await shown()).toEqual(['available', null, 'available']);
  const value = { quietPercent: 5, busyPercent: 10, almostFullPercent: 40, fewLeftPercent: 60 };
  await saveSetting(manager, { subject: 'thresholds', value, version: 0, isApplyNow: true });
  expect(await shown()).toEqual(['almost full', 6, 'almost full']);
});
