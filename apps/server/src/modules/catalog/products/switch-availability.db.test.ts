import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../../platform/errors.ts';
import { createTicketGroup } from '../ticket-groups/create-ticket-group.ts';
import { listTicketGroupsOfProducts } from '../ticket-groups/ticket-group.repository.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { getProduct } from './product.repository.ts';
import { previewAvailabilitySwitch, switchAvailability } from './switch-availability.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  return { client, manager, locationId };
}

test('switching converts the default group, names the others and writes down what it touched', async () => {
  const { manager, locationId } = await aMuseum();
  const { id } = await createProduct(manager, { name: 'Collection', locationIds: [locationId] });
  await createTicketGroup(manager, id, { name: 'Evenings' });
  expect(await previewAvailabilitySwitch(manager, id, 'UNLIMITED')).toMatchObject({
    converted: { group: { name: 'Collection' }, kind: 'continuous' },
    left: [{ name: 'Evenings' }],
    ticketCount: 0,
  });
  expect(await manager.inClient((scope) => getProduct(scope, id))).toMatchObject({
    availabilityType: 'TIMESLOTS',
  });
  await switchAvailability(manager, id, { to: 'UNLIMITED', kind: 'specific day' });
  const groups = await manager.inClient((scope) => listTicketGroupsOfProducts(scope, [id]));
  expect(groups.map(({ name, kind }) => [name, kind])).toEqual([
    ['Collection', 'specific day'],
    ['Evenings', 'day plus time'],
  ]);
  const { rows } = await database.owner.query(
    `select after from audit_entry where action = 'switch-availability' and entity_id = $1`,
    [id],
  );
  expect(rows[0]?.after).toMatchObject({ availabilityType: 'UNLIMITED', leftGroups: ['Evenings'] });
});

test('tickets of coming visits and of no date are touched, those that were used or cancelled are not', async () => {
  const { client, manager } = await aMuseum();
  const { ticketId } = await aSoldTicket(database.owner, client.clientId, { visitDate: '2031-06-14' });
  const { rows } = await database.owner.query(
    `select g.product_id as id, y.id as type_id from ticket t join ticket_type y on y.id = t.ticket_type_id
     join ticket_group g on g.id = y.ticket_group_id where t.id = $1`,
    [ticketId],
  );
  const { id, type_id: typeId } = rows[0];
  for (const facts of [{ visitDate: null }, { state: 'cancelled' as const }, { visitDate: '2020-01-01' }]) {
    const other = await aSoldTicket(database.owner, client.clientId, facts);
    await database.owner.query('update ticket set ticket_type_id = $1 where id = $2', [
      typeId,
      other.ticketId,
    ]);
  }
  expect(await previewAvailabilitySwitch(manager, id, 'UNLIMITED')).toMatchObject({ ticketCount: 2 });
});

test('of two people who switch at once, the second is refused', async () => {
  const { manager, locationId } = await aMuseum();
  const { id } = await createProduct(manager, { name: 'Tower', locationIds: [locationId] });
  const once = () => switchAvailability(manager, id, { to: 'UNLIMITED', kind: 'continuous' });
  const answers = await Promise.allSettled([once(), once()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalsOf(once())).toEqual(['main: availability-is-that-already']);
  expect(await refusalsOf(switchAvailability(manager, id, { to: 'ALWAYS', kind: 'continuous' }))).toEqual([
    'to: availability-type-unknown',
  ]);
});

test('a reader sees what a switch would do and may not do it', async () => {
  const { client, manager, locationId } = await aMuseum();
  const { id } = await createProduct(manager, { name: 'Boat', locationIds: [locationId] });
  const reader = await signedInAs(app, client, 'read only');
  expect(await previewAvailabilitySwitch(reader, id, 'UNLIMITED')).toMatchObject({ ticketCount: 0 });
  await expect(
    switchAvailability(reader, id, { to: 'UNLIMITED', kind: 'continuous' }),
  ).rejects.toBeInstanceOf(NotAllowedError);
});

test('a product has hours of its own at one of its locations, and loses them with the location', async () => {
  const { client, manager, locationId } = await aMuseum();
  const quay = await aLocation(database.owner, client.clientId, { name: 'Quay' });
  const { id } = await createProduct(manager, { name: 'Boat', locationIds: [locationId, quay] });
  const day = { opens: '09:00', closes: '12:00' };
  const ownHours = [{ locationId: quay, weekHours: [null, day, day, day, day, day, day] }];
  const form = { name: 'Boat', locationIds: [locationId, quay], texts: [] };
  expect(await changeProduct(manager, id, { ...form, ownHours })).toMatchObject({ ownHours });
  // A save that does not speak of hours leaves them.
  expect(await changeProduct(manager, id, form)).toMatchObject({ ownHours });
  expect(await changeProduct(manager, id, { ...form, locationIds: [locationId] })).toMatchObject({
    ownHours: [],
  });
  expect(
    await refusalsOf(changeProduct(manager, id, { ...form, locationIds: [locationId], ownHours })),
  ).toEqual(['ownHours.0.locationId: location-unknown']);
});
