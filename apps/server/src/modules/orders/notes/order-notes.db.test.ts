import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import { listTimelines } from '../list-timelines.ts';
import { addOrderNote } from './add-order-note.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function anOrderWithNote() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, client.clientId);
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot);
  await addOrderNote(manager, orderId, '  Anna comes by wheelchair  ');
  const notes = async (context = manager) =>
    (await context.inClientReadOnly((scope) => listTimelines(context, scope, [orderId]))).filter(
      ({ kind }) => kind === 'note-added',
    );
  return { client, manager, orderId, notes };
}

test('colleagues read a note with its author, and the database holds no clear text', async () => {
  const { client, orderId, notes } = await anOrderWithNote();
  expect(await notes(await signedInAs(app, client, 'read only'))).toMatchObject([
    { facts: { by: 'management', text: 'Anna comes by wheelchair' }, actorKind: 'account' },
  ]);
  const { rows } = await database.owner.query('select facts::text from order_event where order_id = $1', [
    orderId,
  ]);
  expect(JSON.stringify(rows)).not.toContain('wheelchair');
  const audit = await database.owner.query('select action from audit_entry where entity_id = $1', [orderId]);
  expect(audit.rows).toContainEqual({ action: 'add-note' });
});

test('a note goes with the key of the order, and an order without a key gets one', async () => {
  const { manager, orderId, notes } = await anOrderWithNote();
  await database.owner.query(
    `update person_key set wrapped_key = null where id = (select person_key_id from orders where id = $1)`,
    [orderId],
  );
  expect((await notes()).map(({ facts }) => facts)).toEqual([{ by: 'management', text: '' }]);
  await database.owner.query('update orders set person_key_id = null where id = $1', [orderId]);
  await addOrderNote(manager, orderId, 'Called back');
  expect((await notes()).map(({ facts }) => facts.text)).toEqual(['Called back', '']);
});

test('an empty or endless note is refused, and so is one from an account without edit on orders or of another museum', async () => {
  const { client, manager, orderId, notes } = await anOrderWithNote();
  expect(await refusalsOf(addOrderNote(manager, orderId, '  '))).toEqual(['text: note-required']);
  expect(await refusalsOf(addOrderNote(manager, orderId, 'a'.repeat(1001)))).toEqual(['text: note-too-long']);
  const reader = await signedInAs(app, client, 'read only');
  await expect(addOrderNote(reader, orderId, 'Hello')).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = await signedInAs(app, await aClient(app));
  await expect(addOrderNote(stranger, orderId, 'Hello')).rejects.toBeInstanceOf(NotFoundError);
  expect(await notes()).toHaveLength(1);
  expect(await notes(await signedInAs(app, client, 'sales partner'))).toEqual([]);
});

test('a partner reads its own notes on an order that it sold, and none of the museum’s', async () => {
  const { client, manager, orderId, notes } = await anOrderWithNote();
  const partner = { ...(await signedInAs(app, client, 'sales partner')), can: () => true };
  await database.owner.query('update orders set seller_account_id = $2 where id = $1', [
    orderId,
    partner.account.accountId,
  ]);
  await addOrderNote(partner, orderId, 'Comes by coach');
  expect((await notes(partner)).map(({ facts }) => facts.text)).toEqual(['Comes by coach']);
  expect(await notes(manager)).toHaveLength(2);
});
