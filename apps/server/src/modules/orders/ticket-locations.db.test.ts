import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aMuseumWithATour } from '@foyer/testkit/builders/a-museum-with-a-tour.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { completeOrder } from './complete-order.ts';
import { getOrderBySecret } from './find-order-by-secret.ts';
import { lockOrder } from './order.repository.ts';
import { listTickets } from './ticket.repository.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-15T11:00:00Z'));

const ticketsOf = (clientId: string, orderId: string) =>
  inClient(app.db, clientId, (scope) => listTickets(scope, orderId));

/** What the gates of two locations say of a ticket, in that order: once it was let in, it is used. */
async function scanAtBoth(
  client: Awaited<ReturnType<typeof aClient>>,
  locations: readonly string[],
  code: string,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const locationId of locations)
    reasons.push((await (await aGate(app, client, { locationId })).scan(code)).reason);
  return reasons;
}

test('a tour at another location is let in there, and its entry ticket at the museum', async () => {
  const client = await aClient(app);
  const { page, tour, buy } = await aMuseumWithATour(owner, app, client);
  await owner.query(`update location set time_zone = 'Europe/London' where id = $1`, [tour.locationId]);
  const { orderId } = await getOrderBySecret(app, await buy());
  const tickets = await ticketsOf(client.clientId, orderId);
  const entry = tickets.find(({ visitTime }) => visitTime === '14:00');
  const guided = tickets.find(({ visitTime }) => visitTime === '15:30');
  expect(entry?.validFrom?.toISOString()).toBe('2030-06-14T22:00:00.000Z');
  expect(guided?.validFrom?.toISOString()).toBe('2030-06-14T23:00:00.000Z');
  const locations = [page.locationId, tour.locationId];
  expect(await scanAtBoth(client, locations, guided?.code ?? '')).toEqual(['wrong-location', 'valid']);
  const entered = await scanAtBoth(client, locations.toReversed(), entry?.code ?? '');
  expect(entered).toEqual(['wrong-location', 'valid']);
});

test('a day ticket in an order for a time is let in where its product is offered', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const museum = await aTimeslot(owner, clientId);
  const harbour = await aTimeslot(owner, clientId);
  const sell = async () => {
    const { orderId } = await aPlacedOrder(
      app,
      clientId,
      { ...museum, ticketTypeId: harbour.ticketTypeId },
      { quantity: 1 },
    );
    await owner.query('update order_line set timeslot_id = null, visit_time = null where order_id = $1', [
      orderId,
    ]);
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
    return (await ticketsOf(clientId, orderId))[0]?.code ?? '';
  };
  const offerAt = (locationId: string) =>
    owner.query('insert into product_location values ($1, $2, $3)', [
      clientId,
      harbour.productId,
      locationId,
    ]);
  const locations = [museum.locationId, harbour.locationId];
  await offerAt(harbour.locationId);
  expect(await scanAtBoth(client, locations, await sell())).toEqual(['wrong-location', 'valid']);
  await offerAt(museum.locationId);
  const atBoth = await scanAtBoth(client, locations.toReversed(), await sell());
  expect(atBoth).toEqual(['wrong-location', 'valid']);
});
