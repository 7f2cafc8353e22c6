import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/a-client.ts';
import { aTimeslot } from '@foyer/testkit/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/an-order.ts';
import { refusalsOf } from '@foyer/testkit/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { expect, test } from 'vitest';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { mailContent } from '../../platform/mail/mail-content.ts';
import { completeOrder, listTickets, lockOrder, orderSecretOf } from '../orders/index.ts';
import { chooseRemedy } from './choose-remedy.ts';
import { closeTimeslots, previewClosure } from './close-timeslots.ts';
import { listVisits } from './closure-visit.repository.ts';
import { liftClosure } from './lift-closure.ts';
import { listLateVisits } from './list-late-visits.ts';
import { settleVisit } from './settle-visit.ts';
import { showClosure } from './show-closure.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database, testClock('2030-06-14T10:00:00Z'));
const date = '2030-06-15';

/** A museum that sells day tickets without a time, and an order of two for the 15th. */
async function aMuseum({ language = 'en' } = {}) {
  const client = await aClient(app);
  const { clientId } = client;
  const place = await aTimeslot(owner, clientId, { date });
  await owner.query('delete from calendar_ticket_group where client_id = $1', [clientId]);
  await owner.query(`update ticket_group set kind = 'specific day' where client_id = $1`, [clientId]);
  await owner.query(`update product set availability_type = 'UNLIMITED' where client_id = $1`, [clientId]);
  await owner.query('insert into product_location (client_id, product_id, location_id) values ($1, $2, $3)', [
    ...[clientId, place.productId, place.locationId],
  ]);
  const sell = async () => {
    const { orderId } = await aPlacedOrder(app, clientId, place, { language, unitPriceMinor: 1750 });
    await owner.query(
      'update order_line set timeslot_id = null, visit_time = null where client_id = $1 and order_id = $2',
      [clientId, orderId],
    );
    await owner.query(
      `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
       values ($1, $2, 'test', $3, 'test', 3500, 'EUR', 'paid', now())`,
      [clientId, orderId, randomUUID()],
    );
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
    return orderId;
  };
  const staff = await signedInAs(app, client);
  const stretch = (fromTime = '00:00', untilTime: string | null = null) => ({
    scopeKind: 'location',
    scopeIds: [place.locationId],
    ...{ fromDate: date, fromTime, untilDate: date, untilTime },
  });
  const plan = (remedy: string) => ({
    ...{ requestId: randomUUID(), reason: 'storm', note: 'Windkracht 11', remedy, offersRefund: true },
    ...{ withoutAnswer: 'refund', deadlineHours: 24 },
  });
  return {
    ...{ clientId, place, staff, stretch, sell },
    close: (remedy: string, where = stretch()) => closeTimeslots(staff, where, plan(remedy)),
    work: async () => {
      const { rows } = await owner.query<{ id: string; payload: Record<string, unknown> }>(
        `delete from outbox where client_id = $1 and type = 'settle-closure-visit' returning id, payload`,
        [clientId],
      );
      for (const { id, payload } of [...rows, ...rows])
        await settleVisit(worker, { id, clientId, type: 'settle-closure-visit', payload, createdAt: '' });
    },
    visits: (closureId: string) =>
      inClient(app.db, clientId, (scope) =>
        listVisits(scope, closureId, { group: null, offset: 0, limit: 50 }),
      ),
    tickets: (orderId: string) => inClient(app.db, clientId, (scope) => listTickets(scope, orderId)),
    count: async (table: 'mail' | 'refund') =>
      (await owner.query(`select from ${table} where client_id = $1`, [clientId])).rowCount,
    mails: () =>
      inClient(app.db, clientId, async (scope) => {
        const { rows } = await owner.query<{ personKeyId: string; sealed: Buffer }>(
          'select person_key_id as "personKeyId", sealed from mail where client_id = $1 order by id',
          [clientId],
        );
        const opened = [];
        for (const { personKeyId, sealed } of rows) {
          const key = await findPersonKey(scope, app.secrets, personKeyId);
          opened.push(mailContent.parse(key?.decrypt(sealed)));
        }
        return opened;
      }),
  };
}

test('tickets for a closed day are listed with heads and money, and refunded once however often it is asked', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  expect(await previewClosure(museum.staff, museum.stretch())).toMatchObject({
    ...{ dayCount: 1, orderCount: 1, heads: 2, amountMinor: 3500 },
  });
  const closure = await museum.close('refund');
  await museum.work();
  expect(await museum.visits(closure.id)).toMatchObject([
    { orderId, date, time: null, heads: 2, amountMinor: 3500, state: 'refunding' },
  ]);
  expect(await museum.count('refund')).toBe(1);
  expect((await museum.tickets(orderId)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

test('closing part of the day leaves day tickets alone: they come in the rest of it', async () => {
  const museum = await aMuseum();
  await museum.sell();
  const afternoon = museum.stretch('14:00', '17:00');
  expect(await previewClosure(museum.staff, afternoon)).toMatchObject({ dayCount: 0, orderCount: 0 });
});

test('a visitor of a closed day moves to another day by the link, once, with new codes', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  const closure = await museum.close('offer');
  await museum.work();
  const secret = orderSecretOf(app, museum.clientId, orderId);
  const shown = await showClosure(app, secret);
  expect(shown).toMatchObject({ state: 'asked', date, time: null });
  expect(shown?.firstTimes.map((one) => one.date)).toEqual(['2030-06-14', '2030-06-16', '2030-06-17']);
  const toClosed = chooseRemedy(app, secret, { choice: 'move-to-day', date });
  expect(await refusalsOf(toClosed)).toEqual([expect.stringContaining('day-closed')]);
  const choose = () => chooseRemedy(app, secret, { choice: 'move-to-day', date: '2030-06-16' });
  await Promise.all([choose(), choose()]);
  expect((await museum.visits(closure.id))[0]).toMatchObject({ state: 'moved', movedToDate: '2030-06-16' });
  const valid = (await museum.tickets(orderId)).filter(({ state }) => state === 'active');
  expect(valid.map(({ visitDate }) => visitDate)).toEqual(['2030-06-16', '2030-06-16']);
  expect(await showClosure(app, secret)).toMatchObject({
    state: 'moved',
    movedTo: { date: '2030-06-16', time: null },
  });
});

test('who paid while the day was being closed is listed too, once', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  const closure = await museum.close('mail');
  const late = await museum.sell();
  const completed = { id: randomUUID(), clientId: museum.clientId, type: 'order-completed', createdAt: '' };
  for (const id of [late, late, orderId])
    await listLateVisits(worker, { ...completed, payload: { orderId: id } });
  await museum.work();
  const listed = await museum.visits(closure.id);
  expect(listed.map((visit) => [visit.orderId, visit.state]).sort()).toEqual(
    [
      [late, 'mailed'],
      [orderId, 'mailed'],
    ].sort(),
  );
});

test.each([
  ['en', 'Closed on', 'Because of a storm warning', 'Open after all on'],
  ['nl', 'Gesloten op', 'Vanwege een stormwaarschuwing', 'Toch open op'],
])(
  'the mails of a closure are in the language of the order (%s), say why, and lead to it',
  async (language, closed, because, open) => {
    const museum = await aMuseum({ language });
    const orderId = await museum.sell();
    const closure = await museum.close('offer');
    await museum.work();
    await liftClosure(museum.staff, closure.id);
    await liftClosure(museum.staff, closure.id);
    const [offer, lifted, ...more] = await museum.mails();
    expect(more).toEqual([]);
    expect(offer?.subject).toMatch(new RegExp(`^${closed} .*15 [Jj]un[ei] 2030: `));
    expect(offer?.text).toContain(because);
    expect(offer?.text).toContain('Windkracht 11');
    expect(offer?.text).toContain(`/shop/order/${orderSecretOf(app, museum.clientId, orderId)}`);
    expect(offer?.to.address).toBe('anna.visser@example.com');
    expect(lifted?.subject).toMatch(new RegExp(`^${open} .*15 [Jj]un[ei] 2030$`));
  },
);
