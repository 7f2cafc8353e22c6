import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import '../barcodes/barcode-kind.ts';
import { addBarcodes, changeSeries, generateSeries } from '../barcodes/save-series.ts';
import { listSeriesFigures } from '../barcodes/series-list.repository.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { writeNextCodes } from '../code-batches/carry-on-batch.ts';
import { listNewestBatches } from '../code-batches/code-batch.repository.ts';
import { changeOrder, previewChange } from '../order-changes/change-order.ts';
import { listTickets } from '../orders/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { countAlerts } from '../reporting/alerts.repository.ts';
import { saveDetails } from '../storefront/cart/save-details.ts';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { checkOut } from '../storefront/checkout/check-out.ts';
import { createDevice } from './devices/create-device.ts';
import { pairDevice } from './devices/pair-device.ts';
import { scanAtGate } from './scan-at-gate.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** A page that sells adults, and a gate. */
async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(owner, clientId, { capacity: 500 });
  const { timeslotId, ticketTypeId } = page;
  const address = { client: client.subdomain, channel: page.url };
  const hold = async (quantity: number) =>
    (
      await takeCart(
        app,
        address,
        { language: 'en', timeslotId, lines: [{ ticketTypeId, quantity }] },
        randomUUID(),
      )
    ).secret;
  const pay = async (secret: string) => {
    await saveDetails(app, secret, anna);
    const { orderId } = await checkOut(app, secret, { method: 'test' }).then(async () => {
      const { rows } = await owner.query(
        `select p.order_id as "orderId", p.reference, p.amount_minor::int as "amountMinor", p.currency from payment p
         where p.client_id = $1 order by p.created_at desc, p.id desc`,
        [clientId],
      );
      const [{ orderId: id, ...payment }] = rows;
      const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
      await settlePayment(app, clientId, { ...payment, ...paid });
      return { orderId: id as string };
    });
    return orderId;
  };
  const tickets = (orderId: string) => inClient(app.db, clientId, (scope) => listTickets(scope, orderId));
  const carryOn = async (seriesId: string) => {
    const [batch] = await manager.inClient((scope) => listNewestBatches(scope, [seriesId]));
    while (await writeNextCodes(worker, clientId, batch?.id ?? ''));
  };
  const aSeries = async (name: string, codes: number) => {
    const series = await generateSeries(
      manager,
      { name, prefix: 'X-', ticketTypeIds: [ticketTypeId] },
      codes,
    );
    await carryOn(series.id);
    return series.id;
  };
  const figures = async (id: string) =>
    (await manager.inClient((scope) => listSeriesFigures(scope, [id])))[0];
  const differences = () => inClient(app.db, clientId, ({ tx }) => listCounterDifferences(tx));
  const { code, deviceId } = await createDevice(manager, { name: 'Gate', locationId: null });
  const { deviceKey } = await pairDevice(app, code);
  let sequence = 0;
  const scan = (text: string, direction: 'in' | 'out' = 'in') => {
    sequence += 1;
    const one = { sequence, code: text, at: new Date().toISOString(), direction };
    return scanAtGate(app, `Device ${deviceKey}`, one);
  };
  const openGate = () =>
    owner.query(
      `update ticket set valid_from = now() - interval '1 day', valid_until = now() + interval '1 day' where client_id = $1`,
      [clientId],
    );
  /** So many tickets of one order, all with this custom barcode of their type. */
  const sellWithCode = async (custom: string, quantity: number) => {
    await owner.query(
      'update ticket_type set uses_custom_barcode = true, custom_barcode = $3 where client_id = $1 and id = $2',
      [clientId, ticketTypeId, custom],
    );
    await pay(await hold(quantity));
    await openGate();
  };
  return {
    sellWithCode,
    client,
    clientId,
    manager,
    page,
    ticketTypeId,
    hold,
    pay,
    tickets,
    carryOn,
    aSeries,
    figures,
    differences,
    scan,
    openGate,
    deviceId,
  };
}

describe('a ticket type that takes the codes of a series', () => {
  test('gives each paid ticket one of them; at the last one it is sold out, and on sale again once codes are added', async () => {
    const museum = await aMuseum();
    const seriesId = await museum.aSeries('City card', 3);
    const orderId = await museum.pay(await museum.hold(2));
    const codes = (await museum.tickets(orderId)).map(({ barcode }) => barcode);
    expect(new Set(codes).size).toBe(2);
    expect(codes.every((code) => code?.startsWith('X-'))).toBe(true);
    expect(await museum.figures(seriesId)).toMatchObject({ total: 3, issued: 2, scanned: 0 });
    expect(await refusalsOf(museum.hold(2))).toEqual([`${museum.ticketTypeId}: ticket-type-limit-reached`]);
    const last = await museum.hold(1);
    expect(await refusalsOf(museum.hold(1))).toEqual([`${museum.ticketTypeId}: ticket-type-limit-reached`]);
    await museum.pay(last);
    // The dashboard names it.
    const alerts = () =>
      museum.manager.inClient((scope) => countAlerts(scope, '2030-01-01', new Date('2030-01-01')));
    expect(await alerts()).toMatchObject({ lowBarcodeSeries: 1, lowBarcodeSeriesId: seriesId });
    await addBarcodes(museum.manager, seriesId, { quantity: 5 });
    await museum.carryOn(seriesId);
    await museum.pay(await museum.hold(1));
    expect(await museum.figures(seriesId)).toMatchObject({ total: 8, issued: 4 });
    expect(await alerts()).toMatchObject({ lowBarcodeSeries: 0 });
    expect(await museum.differences()).toEqual([]);
  });

  test('uses up the older of two series first', async () => {
    const museum = await aMuseum();
    const first = await museum.aSeries('Old', 2);
    const second = await museum.aSeries('New', 10);
    await museum.pay(await museum.hold(2));
    await museum.pay(await museum.hold(2));
    expect([(await museum.figures(first))?.issued, (await museum.figures(second))?.issued]).toEqual([2, 2]);
  });

  test('never gives a code twice to 40 orders that are paid at once', async () => {
    const museum = await aMuseum();
    const seriesId = await museum.aSeries('Rush', 50);
    const secrets = await Promise.all(Array.from({ length: 40 }, () => museum.hold(1)));
    for (const secret of secrets) {
      await saveDetails(app, secret, anna);
      await checkOut(app, secret, { method: 'test' });
    }
    const { rows } = await owner.query(
      `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1`,
      [museum.clientId],
    );
    const paid = { provider: 'test', event: 'paid', outcome: 'paid' } as const;
    await Promise.all(rows.map((payment) => settlePayment(app, museum.clientId, { ...payment, ...paid })));
    const given = await owner.query(
      `select count(*)::int as tickets, count(distinct barcode_id)::int as codes from ticket where client_id = $1`,
      [museum.clientId],
    );
    expect(given.rows).toEqual([{ tickets: 40, codes: 40 }]);
    expect(await museum.figures(seriesId)).toMatchObject({ issued: 40 });
    expect(await museum.differences()).toEqual([]);
  });

  test('keeps the code of a ticket that is moved, and never gives the code of a cancelled one again', async () => {
    const museum = await aMuseum();
    const seriesId = await museum.aSeries('Fixed', 2);
    const orderId = await museum.pay(await museum.hold(2));
    const [kept, cancelled] = await museum.tickets(orderId);
    const change = async (wish: object) => {
      const { fingerprint } = await previewChange(museum.manager, orderId, wish);
      return changeOrder(museum.manager, { id: randomUUID(), orderId, wish, fingerprint });
    };
    const { rows } = await owner.query<{ id: string }>(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date + 1, local_time, starts_at + interval '1 day', 'manual'
       from timeslot where id = $1 returning id`,
      [kept?.timeslotId],
    );
    await owner.query(
      `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 10)`,
      [museum.clientId, rows[0]?.id],
    );
    await change({ replace: [{ ticketIds: [kept?.id], timeslotId: rows[0]?.id }] });
    await change({ cancel: [cancelled?.id] });
    const valid = (await museum.tickets(orderId)).filter(({ state }) => state === 'active');
    expect(valid.map(({ barcode, id }) => [barcode, id === kept?.id])).toEqual([[kept?.barcode, false]]);
    expect(await museum.figures(seriesId)).toMatchObject({ total: 2, issued: 2 });
    expect(await refusalsOf(museum.hold(1))).toEqual([`${museum.ticketTypeId}: ticket-type-limit-reached`]);
    expect(await museum.differences()).toEqual([]);
    await museum.openGate();
    expect(await museum.scan(cancelled?.barcode ?? '')).toMatchObject({ reason: 'cancelled' });
    expect(await museum.scan(kept?.barcode ?? '')).toMatchObject({ reason: 'valid' });
  });

  test('has codes of its own again once it is linked no longer', async () => {
    const museum = await aMuseum();
    const seriesId = await museum.aSeries('Once', 1);
    const paying = await museum.hold(1);
    await changeSeries(museum.manager, seriesId, { name: 'Once' });
    // An order that was being paid has its code.
    expect((await museum.tickets(await museum.pay(paying)))[0]?.barcode).toMatch(/^X-/);
    expect((await museum.tickets(await museum.pay(await museum.hold(1))))[0]?.barcode).toBeNull();
  });
});

describe('at the gate', () => {
  test('a code of a series is let in once, in any case, with or without dashes; one that no ticket has is unknown', async () => {
    const museum = await aMuseum();
    const seriesId = await museum.aSeries('Gate', 2);
    const [ticket] = await museum.tickets(await museum.pay(await museum.hold(1)));
    await museum.openGate();
    const code = ticket?.barcode ?? '';
    expect(await museum.scan(code.toLowerCase().replace('-', ' '))).toMatchObject({ reason: 'valid' });
    expect(await museum.scan(code)).toMatchObject({ reason: 'already-used' });
    expect(await museum.figures(seriesId)).toMatchObject({ issued: 1, scanned: 1 });
    const free = await owner.query('select code from barcode where series_id = $1 and issued_at is null', [
      seriesId,
    ]);
    expect(await museum.scan(free.rows[0].code)).toMatchObject({ reason: 'unknown' });
  });

  test('the custom barcode of a ticket type lets in one ticket a scan, as many as were sold', async () => {
    const museum = await aMuseum();
    const { clientId, ticketTypeId } = museum;
    const set = (code: string) =>
      owner.query(
        'update ticket_type set uses_custom_barcode = true, custom_barcode = $3 where client_id = $1 and id = $2',
        [clientId, ticketTypeId, code],
      );
    await set('PARTNER-0001');
    const tickets = await museum.tickets(await museum.pay(await museum.hold(2)));
    expect(tickets.map(({ barcode }) => barcode)).toEqual(['PARTNER-0001', 'PARTNER-0001']);
    await museum.openGate();
    const scans = [];
    for (let nth = 0; nth < 3; nth += 1) scans.push((await museum.scan('partner0001')).reason);
    expect(scans).toEqual(['valid', 'valid', 'already-used']);
    // What was printed stays known, and a code of the client stays one ticket type's.
    await set('PARTNER-0002');
    expect((await museum.scan('PARTNER-0001')).reason).toBe('already-used');
    await expect(
      owner.query(
        `insert into barcode (client_id, ticket_type_id, code, key) values ($1, $2, 'PARTNER0002', 'PARTNER0002')`,
        [clientId, ticketTypeId],
      ),
    ).rejects.toThrow('barcode_key');
  });

  test('the custom barcode takes a ticket of the gate’s location, and at a gate of the museum none that was bought to try it', async () => {
    const museum = await aMuseum();
    const { clientId, page } = museum;
    await museum.sellWithCode('PARTNER-9', 3);
    const elsewhere = await aLocation(owner, clientId);
    // The two that would be taken first.
    const { rows } = await owner.query(
      'select id from ticket where client_id = $1 order by visit_date, visit_time, id limit 2',
      [clientId],
    );
    await owner.query(`update client set payment_environment = 'live' where id = $1`, [clientId]);
    await owner.query('update ticket set test = id = $2 where client_id = $1', [clientId, rows[0]?.id]);
    await owner.query('update ticket set location_id = $2 where id = $1', [rows[1]?.id, elsewhere]);
    const here = await aGate(app, museum.client, { locationId: page.locationId });
    expect((await here.scan('PARTNER-9')).reason).toBe('valid');
    const there = await aGate(app, museum.client, { locationId: elsewhere });
    expect((await there.scan('PARTNER-9')).reason).toBe('valid');
    // Only what cannot enter is left: it says why.
    expect((await here.scan('PARTNER-9')).reason).not.toBe('valid');
    for (const _ of [1, 2])
      expect((await museum.scan('PARTNER-9', 'out')).reason, 'each leaves by any gate').toBe('left');
    expect((await museum.scan('PARTNER-9', 'out')).reason).toBe('not-inside');
  });

  test('the custom barcode of a ticket type lets out as many visitors as came in on it', async () => {
    const museum = await aMuseum();
    await museum.sellWithCode('PARTNER-0003', 2);
    const reasons = [];
    for (const direction of ['in', 'in', 'out', 'out', 'out'] as const)
      reasons.push((await museum.scan('PARTNER-0003', direction)).reason);
    expect(reasons).toEqual(['valid', 'valid', 'left', 'left', 'not-inside']);
    expect((await museum.scan('PARTNER-0003')).today).toMatchObject({ scans: 2, inside: 0 });
  });

  test('an exit without a connection is that of the visitor who was inside then, not of a later one', async () => {
    const museum = await aMuseum();
    await museum.sellWithCode('PARTNER-0006', 2);
    const gate = await aGate(app, museum.client);
    const minutesAgo = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() });
    await gate.scan('PARTNER-0006', minutesAgo(60));
    await gate.scan('PARTNER-0006', minutesAgo(10));
    const exit = { ...minutesAgo(30), direction: 'out', told: 'left' } as const;
    expect((await gate.scan('PARTNER-0006', exit)).reason).toBe('left');
    expect((await gate.scan('PARTNER-0006', { direction: 'out' })).reason).toBe('left');
  });

  test('the custom barcode of passes lets each of them in again, as often as its limits say', async () => {
    const museum = await aMuseum();
    const { clientId } = museum;
    await museum.sellWithCode('PARTNER-0004', 2);
    const gate = await aGate(app, museum.client);
    const at = new Date().toISOString();
    const limit = (daily: number | null, total: number | null) =>
      owner.query('update ticket set daily_scan_limit = $2, total_scan_limit = $3 where client_id = $1', [
        clientId,
        daily,
        total,
      ]);
    const enter = async (times: number) => {
      const reasons = [];
      for (let nth = 0; nth < times; nth += 1) reasons.push((await gate.scan('PARTNER-0004', { at })).reason);
      return reasons;
    };
    await limit(1, null);
    expect(await enter(3)).toEqual(['valid', 'valid', 'daily-limit-reached']);
    await owner.query("update scan set at = at - interval '1 day' where client_id = $1", [clientId]);
    expect(await enter(3), 'the next day').toEqual(['valid', 'valid', 'daily-limit-reached']);
    await limit(null, 3);
    expect(await enter(3), 'the third entry of each').toEqual(['valid', 'valid', 'already-used']);
  });

  test('four gates that scan the custom barcode of passes at once take a pass each', async () => {
    const museum = await aMuseum();
    const { clientId } = museum;
    await museum.sellWithCode('PARTNER-0005', 8);
    await owner.query('update ticket set daily_scan_limit = 1 where client_id = $1', [clientId]);
    const gates = await Promise.all(Array.from({ length: 4 }, () => aGate(app, museum.client)));
    const at = new Date().toISOString();
    for (let nth = 0; nth < 8; nth += 1) await gates[nth % 4]?.scan('PARTNER-0005', { at });
    await owner.query("update scan set at = at - interval '1 day' where client_id = $1", [clientId]);
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(gates.map(({ scan }) => scan('PARTNER-0005', { at })));
      expect(answers.map(({ reason }) => reason)).toEqual(['valid', 'valid', 'valid', 'valid']);
    }
    expect((await gates[0]?.scan('PARTNER-0005', { at }))?.reason).toBe('daily-limit-reached');
  });
});
