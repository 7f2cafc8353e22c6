import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { listOrderMails } from './list-order-mails.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseumWithOrders() {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId);
  const [ours, other] = [
    await aPlacedOrder(app, clientId, timeslot),
    await aPlacedOrder(app, clientId, timeslot),
  ];
  const mail = (orderId: string, kind: 'order-confirmation' | 'invoice', address: string) =>
    inClient(app.db, clientId, async (scope) => {
      const key = await createPersonKey(scope, app.secrets);
      const content = {
        to: { name: 'Anna', address },
        from: { name: 'Getij', address: 'tickets@getij.example' },
        subject: 'Your tickets',
        html: '<p>Hello</p>',
        text: 'Hello',
        copyTo: [],
        attachments: [],
      };
      const { id } = await writeMail(scope, key, { kind, language: 'en', orderId, content });
      return { id, keyId: key.id };
    });
  const read = async (accountType: 'reception' | 'management') => {
    const person = await signedInAs(app, client, accountType);
    return person.inClientReadOnly((scope) => listOrderMails(person, scope, [ours.orderId]));
  };
  return { clientId, ours, other, mail, read };
}

test('an order has its own mails, the newest first; an address that is not its buyer’s is masked', async () => {
  const { ours, other, mail, read } = await aMuseumWithOrders();
  await mail(other.orderId, 'order-confirmation', 'anna.visser@example.com');
  const first = await mail(ours.orderId, 'order-confirmation', 'Anna.Visser@example.com');
  const second = await mail(ours.orderId, 'invoice', 'books@visser.example');
  await database.owner.query(
    `update mail set state = 'failed', error = '550 no such user books@visser.example' where id = $1`,
    [second.id],
  );
  const seen = await read('reception');
  expect(seen.map(({ id, kind, state, to }) => [id, kind, state, to])).toEqual([
    [second.id, 'invoice', 'failed', 'b•••••@visser.example'],
    [first.id, 'order-confirmation', 'waiting', 'Anna.Visser@example.com'],
  ]);
  expect(seen[0]?.error).toBe('550 no such user b•••••@visser.example');
  expect((await read('management')).map(({ to }) => to)).toEqual([
    'books@visser.example',
    'Anna.Visser@example.com',
  ]);
});

test('the mail of an erased person has no address; one that was taken out of the outbox is gone', async () => {
  const { ours, mail, read } = await aMuseumWithOrders();
  const erased = await mail(ours.orderId, 'order-confirmation', 'anna.visser@example.com');
  const deleted = await mail(ours.orderId, 'invoice', 'anna.visser@example.com');
  await database.owner.query('update person_key set wrapped_key = null where id = $1', [erased.keyId]);
  await database.owner.query(`update mail set state = 'deleted' where id = $1`, [deleted.id]);
  expect((await read('management')).map(({ id, to }) => [id, to])).toEqual([[erased.id, null]]);
});
