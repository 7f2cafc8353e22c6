import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { openTickets, orderOfLink } from './open-tickets.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);

test('staff who may edit orders get a link to the tickets of one order, for a minute; it is audited', async () => {
  const client = await aClient(app);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot);
  const token =
    (await openTickets(await signedInAs(app, client, 'reception'), orderId)).split('/').at(-1) ?? '';
  expect(orderOfLink(app, token)).toEqual({ clientId: client.clientId, orderId });
  expect(() => orderOfLink(app, token.replace(orderId, client.clientId))).toThrow(NotFoundError);
  const { rows } = await database.owner.query('select action from audit_entry where entity_id = $1', [
    orderId,
  ]);
  expect(rows).toContainEqual({ action: 'download-tickets' });
  clock.advance(2);
  expect(() => orderOfLink(app, token)).toThrow(NotFoundError);
});

test('not for readers, and not for another museum', async () => {
  const client = await aClient(app);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot);
  await expect(openTickets(await signedInAs(app, client, 'read only'), orderId)).rejects.toBeInstanceOf(
    NotAllowedError,
  );
  const stranger = await signedInAs(app, await aClient(app));
  await expect(openTickets(stranger, orderId)).rejects.toBeInstanceOf(NotFoundError);
});
