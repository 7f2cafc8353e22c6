import { randomUUID } from 'node:crypto';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { anOfflineDesk, type OfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { sellAtDesk } from '../desk-sales/index.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { closeTill } from '../tills/close-till.ts';
import { openTill } from '../tills/open-till.ts';
import { renewDeskLease } from './renew-desk-lease.ts';
import { returnDeskLease } from './return-desk-lease.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T09:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

const aDesk = (options?: Parameters<typeof anOfflineDesk>[2]) => anOfflineDesk(app, owner, options);

const differences = ({ clientId }: OfflineDesk) =>
  inClient(app.db, clientId, (scope) => listCounterDifferences(scope.tx));

const ticketsOf = async ({ clientId }: OfflineDesk): Promise<string[]> => {
  const { rows } = await owner.query(`select code from ticket where client_id = $1 order by code`, [
    clientId,
  ]);
  return rows.map(({ code }) => code);
};

describe('the lease of a desk', () => {
  test('takes four places of a coming timeslot, with codes, prices and costs; the auditor counts them', async () => {
    const desk = await aDesk({ capacity: 10 });
    const lease = await desk.renew();
    expect(lease.places).toEqual([{ timeslotId: desk.timeslotId, places: 4 }]);
    expect(lease.types).toEqual([
      { ticketTypeId: desk.ticketTypeId, visitDate: '2030-06-15', vatBasisPoints: expect.any(Number) },
    ]);
    expect(lease.codes.length).toBeGreaterThanOrEqual(60);
    expect(lease.lease.endsAt).toEqual(new Date(clock.now().getTime() + 75 * 60_000));
    expect(Buffer.from(lease.storageKey, 'base64')).toHaveLength(32);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 4 });
    expect(await differences(desk)).toEqual([]);
  });

  test('is the same when renewed, follows the pace of its till, and never takes more than is free', async () => {
    const desk = await aDesk({ capacity: 20 });
    const first = await desk.renew();
    await sellAtDesk(desk.manager, desk.sale(3));
    const second = await desk.renew();
    expect(second.lease.id).toBe(first.lease.id);
    expect(second.places).toEqual([{ timeslotId: desk.timeslotId, places: 12 }]);
    expect(second.storageKey).toBe(first.storageKey);
    expect(second.codes.map(({ number }) => number)).toEqual(
      expect.arrayContaining(first.codes.map(({ number }) => number)),
    );
    await sellAtDesk(desk.manager, desk.sale(5));
    expect((await desk.renew()).places).toEqual([{ timeslotId: desk.timeslotId, places: 12 }]);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 20 });
    clock.advance(31);
    expect((await desk.renew()).places).toEqual([{ timeslotId: desk.timeslotId, places: 4 }]);
    clock.advance(-31);
    expect(await differences(desk)).toEqual([]);
  });

  test('sells its last places to its own till, also while it is connected', async () => {
    const desk = await aDesk({ capacity: 5 });
    const { lease } = await desk.renew();
    expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(3)))).toEqual(['main: not-enough-places']);
    await sellAtDesk(desk.manager, desk.sale(3, { leaseId: lease.id }));
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 5 });
    expect(await differences(desk)).toEqual([]);
  });

  test('keeps its places while its desk has not read yet what it sold; that comes in before others have them', async () => {
    const desk = await aDesk({ capacity: 20 });
    await sellAtDesk(desk.manager, desk.sale(3));
    const lease = await desk.renew();
    const sales = [desk.sold(lease, 6), desk.sold(lease, 6)];
    clock.advance(31);
    // Opened again: its key comes with the renewal, and what it sold is read with the key.
    const { tillId, deviceId } = desk;
    const asked = { tillId, deviceId, language: 'nl', hasUnreadSales: true };
    expect((await renewDeskLease(desk.manager, asked)).places).toMatchObject([{ places: 12 }]);
    await sellAtDesk(desk.manager, desk.sale(5));
    expect(await refusalsOf(sellAtDesk(desk.manager, desk.sale(1)))).toEqual(['main: sold-out']);
    expect(await desk.send(lease, sales)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect((await desk.renew()).places).toEqual([]);
    clock.advance(-31);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 20 });
    expect(await differences(desk)).toEqual([]);
  });

  test('keeps them also of a timeslot that was closed before its desk has read what it sold', async () => {
    const desk = await aDesk({ capacity: 20 });
    await desk.renew();
    await owner.query(`update timeslot set state = 'closed' where client_id = $1`, [desk.clientId]);
    const { tillId, deviceId } = desk;
    await renewDeskLease(desk.manager, { tillId, deviceId, language: 'nl', hasUnreadSales: true });
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 4 });
    await desk.renew();
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 0 });
    expect(await differences(desk)).toEqual([]);
  });

  test('goes back when it is returned, once', async () => {
    const desk = await aDesk({ capacity: 10 });
    const { lease, storageKey } = await desk.renew();
    const endedAt = await returnDeskLease(desk.manager, lease.id);
    clock.advance(1);
    expect(await returnDeskLease(desk.manager, lease.id)).toEqual(endedAt);
    clock.advance(-1);
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ sold: 0 });
    const next = await desk.renew();
    expect(next.lease.id).not.toBe(lease.id);
    expect(next.storageKey).not.toBe(storageKey);
    expect(await differences(desk)).toEqual([]);
  });

  test('needs an open till, the function offline sales, and no sales partner', async () => {
    const desk = await aDesk();
    await owner.query(`update account_right set offline_sales = false where client_id = $1`, [desk.clientId]);
    await expect(desk.renew()).rejects.toThrow(NotAllowedError);
    const partner = await signedInAs(app, desk.client, 'sales partner');
    const input = { tillId: desk.tillId, deviceId: randomUUID(), language: 'nl' };
    await expect(renewDeskLease(partner, input)).rejects.toThrow(NotAllowedError);
  });
});

describe('sales that come in late', () => {
  test('are orders with the printed codes, once, in any order and again', async () => {
    const desk = await aDesk({ capacity: 10 });
    const lease = await desk.renew();
    const one = desk.sold(lease, 2);
    const two = desk.sold(lease, 1, { payments: [{ means: 'card', amountMinor: 1750 }] });
    const sent = await desk.send(lease, [two, one]);
    expect(sent.map(({ state, receiptNumber }) => [state, receiptNumber])).toEqual([
      ['sent', 'T1-0002'],
      ['sent', 'T1-0001'],
    ]);
    expect((await desk.send(lease, [one, two])).map(({ orderId }) => orderId)).toEqual(
      sent.map(({ orderId }) => orderId).reverse(),
    );
    expect(await ticketsOf(desk)).toEqual(
      lease.codes
        .slice(0, 3)
        .map(({ number }) => number)
        .sort(),
    );
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 4 });
    expect(await differences(desk)).toEqual([]);
    const ids = sent.flatMap(({ orderId }) => orderId ?? []);
    expect(await inClient(app.db, desk.clientId, (scope) => checkOrders(scope, ids))).toEqual([]);
    expect((await desk.renew()).nextReceiptNumber).toBe(3);
  });

  test('count from when they were made, by a clock that is two hours wrong', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    const wrong = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000 + 7_200_000);
    const sale = desk.sold(lease, 1, { soldAt: wrong(20).toISOString() });
    clock.advance(45);
    await desk.send(lease, [sale], wrong(0));
    const { rows } = await owner.query(
      `select (extract(epoch from $2::timestamptz - o.completed_at) / 60)::int as ago, e.note
       from orders o join till_entry e on e.order_id = o.id where o.client_id = $1`,
      [desk.clientId, clock.now()],
    );
    clock.advance(-45);
    expect(rows).toEqual([{ ago: 25, note: 'T1-0001' }]);
  });

  test('keep the price that their desk had, whatever it costs now', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    await owner.query(`update ticket_type set price_minor = 2000 where client_id = $1`, [desk.clientId]);
    await desk.renew();
    const [sent] = await desk.send(lease, [desk.sold(lease, 2)]);
    expect(sent).toMatchObject({ state: 'sent', totalMinor: 3500 });
    const other = { totalMinor: 3000, payments: [{ means: 'cash', amountMinor: 3000 }] };
    const [kept] = await desk.send(lease, [desk.sold(lease, 2, other)]);
    expect(kept).toMatchObject({ state: 'kept', reason: 'lease-price-differs', orderId: null });
  });

  test('are taken where staff have closed the timeslot meanwhile: the places were theirs', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    await owner.query(`update timeslot set state = 'closed' where client_id = $1`, [desk.clientId]);
    expect(await desk.send(lease, [desk.sold(lease, 2)])).toMatchObject([{ state: 'sent' }]);
    expect((await desk.renew()).places).toEqual([]);
    expect(await differences(desk)).toEqual([]);
  });

  test('are kept whole where nothing is left, and the buyer is sealed', async () => {
    const desk = await aDesk({ capacity: 4 });
    const lease = await desk.renew();
    const buyer = { email: 'iris@getij.example' };
    const [kept] = await desk.send(lease, [desk.sold(lease, 5, { buyer })]);
    expect(kept).toMatchObject({ state: 'kept', reason: expect.any(String), totalMinor: 8750, tickets: 5 });
    expect(JSON.stringify(kept?.sale)).not.toContain('iris@');
    expect(kept?.buyer).not.toBeNull();
    expect(await counterFigures(owner, desk.timeslotId)).toMatchObject({ held: 0, sold: 4 });
    expect(await ticketsOf(desk)).toEqual([]);
    // What the lease has is for the first one now.
    expect(await desk.send(lease, [desk.sold(lease, 1)])).toMatchObject([
      { state: 'kept', reason: 'sold-out' },
    ]);
    expect(await differences(desk)).toEqual([]);
  });

  test('go to the open session of their till, and wait for staff where there is none', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    const { rows } = await owner.query(`select id from till_session where client_id = $1`, [desk.clientId]);
    await closeTill(desk.manager, rows[0].id, {
      counts: [{ valueMinor: 1, count: 10_000 }],
      leftMinor: 10_000,
    });
    expect(await desk.send(lease, [desk.sold(lease, 1)])).toMatchObject([
      { state: 'kept', reason: 'till-not-open' },
    ]);
    await openTill(desk.manager, desk.tillId, { floatMinor: 10_000 });
    const [sent] = await desk.send(lease, [desk.sold(lease, 1)]);
    expect(sent).toMatchObject({ state: 'sent' });
  });

  test('of which the answer was lost have their order already, and its printed codes count as its tickets', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    const sale = desk.sold(lease, 1);
    const online = await sellAtDesk(desk.manager, desk.sale(1, { saleId: sale.saleId }));
    const [sent] = await desk.send(lease, [sale]);
    expect(sent).toMatchObject({ state: 'sent', orderId: online.orderId });
    const { rows } = await owner.query(
      `select n.number from ticket_number_ahead n join ticket t on t.id = n.ticket_id where t.order_id = $1`,
      [online.orderId],
    );
    expect(rows).toEqual([{ number: lease.codes[0]?.number }]);
    expect(await differences(desk)).toEqual([]);
  });

  test('print no code twice', async () => {
    const desk = await aDesk();
    const lease = await desk.renew();
    const sale = desk.sold(lease, 1);
    await desk.send(lease, [sale]);
    const copy = { ...desk.sold(lease, 1), codes: sale.codes };
    expect(await desk.send(lease, [copy])).toMatchObject([{ state: 'kept', reason: 'lease-code-unknown' }]);
  });
});
