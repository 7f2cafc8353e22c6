import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithATour } from '@foyer/testkit/builders/a-museum-with-a-tour.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { settleWaitingVisits } from '@foyer/testkit/settle-waiting-visits.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { mailContent } from '../../platform/mail/mail-content.ts';
import { changeOrder, previewChange } from '../order-changes/change-order.ts';
import { listTickets } from '../orders/index.ts';
import { listRefunds } from '../payments/index.ts';
import { ticketsModule } from './tickets.module.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** The mails that what has just happened to orders of a client gives, without those that it had before. */
async function newMails(clientId: string) {
  const { rows: messages } = await owner.query<{
    id: string;
    type: string;
    payload: Record<string, unknown>;
  }>('delete from outbox where client_id = $1 returning id, type, payload', [clientId]);
  for (const message of messages) {
    for (const { type, handle } of ticketsModule.subscriptions ?? [])
      if (type === message.type) await handle(worker, { ...message, clientId, createdAt: '' });
  }
  const { rows } = await owner.query<{ kind: string; sealed: Buffer; key: string }>(
    `with taken as (delete from mail where client_id = $1 returning kind, sealed, person_key_id as key, id)
     select * from taken order by id`,
    [clientId],
  );
  return inClient(app.db, clientId, (scope) =>
    Promise.all(
      rows.map(async ({ kind, sealed, key }) => ({
        kind,
        ...mailContent.parse((await findPersonKey(scope, app.secrets, key))?.decrypt(sealed)),
      })),
    ),
  );
}

/** Two adults, paid: some of their tickets are cancelled in "Change order". */
async function aPaidOrderToCancel() {
  const order = await aPaidOrder(app, owner);
  const { clientId, orderId, staff, inMuseum } = order;
  await newMails(clientId);
  const ids = (await inMuseum((scope) => listTickets(scope, orderId))).map(({ id }) => id);
  const cancel = async (count: number, more: object = {}, money: object = {}) => {
    const wish = { cancel: ids.slice(0, count), ...money };
    const { fingerprint } = await previewChange(staff, orderId, wish);
    await changeOrder(staff, { id: randomUUID(), orderId, wish, fingerprint, ...more });
    return newMails(clientId);
  };
  return { ...order, cancel };
}

describe('tickets that are cancelled on request', () => {
  test('the mail of the refund does not say that the visit cannot take place, and that the other ticket stays valid', async () => {
    const { cancel, inMuseum, orderId } = await aPaidOrderToCancel();
    const [mail, ...others] = await cancel(1);
    expect([mail?.kind, others]).toEqual(['refund', []]);
    expect(mail?.text).toContain('Some tickets of your order are cancelled. Your other tickets stay valid.');
    expect(mail?.text).not.toMatch(/cannot take place|sorry/);
    const refunds = await inMuseum((scope) => listRefunds(scope, [orderId]));
    expect(refunds).toMatchObject([{ reason: 'tickets-cancelled' }]);
  });

  test('of a whole order, the mail says that all of them are', async () => {
    const { cancel } = await aPaidOrderToCancel();
    const [mail] = await cancel(2);
    expect(mail?.text).toContain('All tickets of your order are cancelled.');
  });

  test('where nothing goes back, their own mail says the same', async () => {
    const { cancel } = await aPaidOrderToCancel();
    const [mail, ...others] = await cancel(1, {}, { refundMinor: 0 });
    expect([mail?.kind, mail?.subject, others]).toEqual([
      'visit-cancelled',
      'Tickets of your order are cancelled',
      [],
    ]);
    expect(mail?.text).toContain('Your other tickets stay valid.');
    expect(mail?.text).not.toMatch(/cannot take place|sorry/);
  });

  test('with "Email the buyer what changes" off, the buyer gets no mail of the refund either', async () => {
    const { cancel, inMuseum, orderId } = await aPaidOrderToCancel();
    expect(await cancel(1, { isMailed: false })).toEqual([]);
    expect(await inMuseum((scope) => listRefunds(scope, [orderId]))).toHaveLength(1);
  });
});

test('a visit that the museum closes still says that it cannot take place', async () => {
  const { clientId, cancelAll } = await aPaidOrderToCancel();
  await cancelAll();
  const [mail] = await newMails(clientId);
  expect(mail?.text).toContain('Your visit to Salt & Light cannot take place at the time you chose.');
});

describe('a tour that is closed, of an order for the museum', () => {
  test.each([
    ['refund', 'refund', 'Your visit to Tour cannot take place'],
    ['mail', 'closure', 'Tour'],
  ])('with the remedy "%s" is named in the mail, the museum is not', async (remedy, kind, words) => {
    const client = await aClient(app);
    const { clientId } = client;
    const { tour, buy } = await aMuseumWithATour(owner, app, client);
    await buy();
    await newMails(clientId);
    const stretch = { scopeKind: 'location', scopeIds: [tour.locationId], ...theDay(tour.date) };
    await closeAsShown(await signedInAs(app, client), stretch, {
      ...{ requestId: randomUUID(), reason: 'storm', note: '', remedy },
      ...{ offersRefund: true, withoutAnswer: 'refund', deadlineHours: 24 },
    });
    await settleWaitingVisits({ owner }, worker, clientId);
    const [mail] = await newMails(clientId);
    expect(mail?.kind).toBe(kind);
    expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('Salt & Light');
  });
});

const theDay = (date: string) => ({
  fromDate: date,
  fromTime: '15:00',
  untilDate: date,
  untilTime: '16:00',
});
