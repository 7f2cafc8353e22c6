import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithATour } from '@foyer/testkit/builders/a-museum-with-a-tour.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { listCounterDifferences } from '../../capacity/index.ts';
import { getOrderBySecret } from '../../orders/index.ts';
import { renderVisitCalendar } from '../../tickets/render-visit-calendar.ts';
import { changeCart } from '../cart/change-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { saveDonation } from '../cart/save-donation.ts';
import { getCart } from '../cart/show-cart.ts';
import { checkOut } from './check-out.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

const aMuseumWithTour = (tour: Parameters<typeof aMuseumWithATour>[3] = {}) =>
  aMuseumWithATour(owner, app, client, tour);

const orderOf = async (orderSecret: string) => {
  const { orderId } = await getOrderBySecret(app, orderSecret);
  const calendar = await renderVisitCalendar(app, client.clientId, orderId);
  return { order: await showOrder(app, orderSecret), calendar };
};

const differences = () => inClient(app.db, client.clientId, (scope) => listCounterDifferences(scope.tx));

test('a tour at its own time is bought with the visit: held, priced, paid and ticketed together', async () => {
  const { page, tour, wish, take, taken, settle } = await aMuseumWithTour();
  const cart = await take(wish());
  expect(cart).toMatchObject({
    timeslot: { id: page.timeslotId, time: '14:00' },
    lines: [
      { name: 'Adult', quantity: 3, ownTime: null },
      { name: 'Tour', quantity: 2, ownTime: { timeslotId: tour.timeslotId, time: '15:30' } },
    ],
    totals: { totalMinor: 5 * 1750 },
  });
  expect(await taken()).toMatchObject({ museum: { held: 3 }, tour: { held: 2 } });
  await saveDetails(app, cart.secret, anna);
  await checkOut(app, cart.secret, { method: 'test' });
  const { order, calendar } = await orderOf(await settle(cart.secret));
  expect(order.timeslot).toMatchObject({ id: page.timeslotId, time: '14:00' });
  expect(order.tickets.map(({ typeName, visit }) => `${typeName} ${visit?.time}`)).toEqual([
    ...Array.from({ length: 3 }, () => 'Adult 14:00'),
    ...Array.from({ length: 2 }, () => 'Tour 15:30'),
  ]);
  expect(calendar.match(/DTSTART:\d+T\d+Z/g)).toEqual([
    'DTSTART:20300615T120000Z',
    'DTSTART:20300615T133000Z',
  ]);
  expect(await taken()).toMatchObject({ museum: { held: 0, sold: 3 }, tour: { held: 0, sold: 2 } });
  expect(await differences()).toEqual([]);
});

test('the whole is refused where the tour is full, and nothing of it is held', async () => {
  const { wish, take, taken } = await aMuseumWithTour();
  await take(wish({ tours: 3 }));
  expect(await refusalsOf(take(wish({ tours: 2 })))).toEqual(['main: not-enough-places']);
  expect(await taken()).toMatchObject({ museum: { held: 3 }, tour: { held: 3 } });
});

test('a tour needs a time of its own, on the day of the visit; other tickets are still two orders', async () => {
  const { wish, take } = await aMuseumWithTour();
  expect(await refusalsOf(take(wish({ timeslotId: '' })))).toEqual(['timeslotId: timeslot-required']);
  const nextDay = await aMuseumWithTour({ tourDate: '2030-06-16' });
  expect(await refusalsOf(nextDay.take(nextDay.wish()))).toEqual(['main: timeslot-unknown']);
  const separate = await aMuseumWithTour({ isUpsell: false });
  expect(await refusalsOf(separate.take(separate.wish()))).toEqual(['main: one-visit-per-order']);
  const { page, tour } = separate;
  const elsewhere = { ticketTypeId: page.ticketTypeId, quantity: 1, timeslotId: tour.timeslotId };
  const wanted = { language: 'en', timeslotId: page.timeslotId, lines: [elsewhere] };
  expect(await refusalsOf(separate.take(wanted))).toEqual(['main: one-visit-per-order']);
});

test('a cart keeps the time of its tour when something else of it changes', async () => {
  const { page, tour, wish, take, taken, addTime } = await aMuseumWithTour();
  const { secret } = await take(wish());
  const laterId = await addTime(tour, '17:00');
  expect(await changeCart(app, secret, wish())).toMatchObject({
    lines: [{}, { ownTime: { time: '15:30' } }],
  });
  const changed = await changeCart(app, secret, wish({ timeslotId: laterId }));
  expect(changed).toMatchObject({ lines: [{}, { ownTime: { time: '17:00' } }] });
  expect(await taken()).toMatchObject({ museum: { held: 3 }, tour: { held: 0 } });
  await saveDonation(app, secret, { amountMinor: 0 });
  expect(await getCart(app, secret)).toMatchObject({
    timeslot: { id: page.timeslotId },
    lines: [{}, { ownTime: { timeslotId: laterId } }],
  });
});

test('a payment after the time is up takes both again, or is refunded where the tour is gone', async () => {
  const { wish, take, taken, settle } = await aMuseumWithTour();
  const pay = async () => {
    const { secret } = await take(wish());
    await saveDetails(app, secret, anna);
    await checkOut(app, secret, { method: 'test' });
    clock.advance(16);
    await expireHolds(worker);
    return secret;
  };
  const first = await pay();
  expect(await taken()).toMatchObject({ museum: { held: 0 }, tour: { held: 0 } });
  expect((await showOrder(app, await settle(first))).state).toBe('completed');
  expect(await taken()).toMatchObject({ museum: { sold: 3 }, tour: { sold: 2 } });
  const second = await pay();
  await take(wish({ tours: 1 }));
  expect((await showOrder(app, await settle(second))).state).toBe('refunded');
  expect(await taken()).toMatchObject({ museum: { sold: 3, held: 3 }, tour: { sold: 2, held: 1 } });
  expect(await differences()).toEqual([]);
});
