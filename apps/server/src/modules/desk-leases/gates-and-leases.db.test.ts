import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { anOfflineDesk, type OfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { returnDeskLease } from './return-desk-lease.ts';
import { settleDeskLease } from './settle-desk-lease.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T10:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

const gateOf = ({ client, locationId }: OfflineDesk, name: string) =>
  aGate(app, client, { name, locationId });

/** A desk with a lease that has printed a ticket, and two gates. */
async function aPrintedTicket() {
  const desk = await anOfflineDesk(app, owner);
  const lease = await desk.renew();
  const sale = desk.sold(lease, 1);
  const [code = ''] = sale.codes as string[];
  const [a, b] = [await gateOf(desk, 'Gate A'), await gateOf(desk, 'Gate B')];
  return { desk, lease, sale, code, a, b };
}

const scansOf = async ({ clientId }: OfflineDesk) => {
  const { rows } = await owner.query(
    `select s.reason, s.ticket_id is not null as has_ticket, s.first_entry, s.settled_at is not null as settled
     from scan s where s.client_id = $1 order by s.id`,
    [clientId],
  );
  return rows;
};

const usedOf = async ({ clientId }: OfflineDesk) => {
  const { rows } = await owner.query('select used_at from ticket where client_id = $1', [clientId]);
  return rows.map(({ used_at }) => used_at);
};

/** What gates wrote on the timelines of the orders. */
const timelineOf = async ({ clientId }: OfflineDesk) => {
  const { rows } = await owner.query(
    `select kind from order_event where client_id = $1 and kind in ('ticket-scanned', 'scan-undone') order by id`,
    [clientId],
  );
  return rows;
};

describe('a printed ticket whose sale has not come in', () => {
  test('is let in once, and its scan belongs to the ticket afterwards', async () => {
    const { desk, lease, sale, code, a, b } = await aPrintedTicket();
    expect(await a.scan(code)).toMatchObject({ verdict: 'valid', ticket: null, today: { scans: 1 } });
    expect(await b.scan(code)).toMatchObject({
      verdict: 'refused',
      reason: 'already-used',
      earlier: { deviceName: 'Gate A' },
    });
    await desk.send(lease, [sale]);
    expect(await scansOf(desk)).toEqual([
      { reason: 'valid', has_ticket: true, first_entry: true, settled: false },
      { reason: 'already-used', has_ticket: true, first_entry: false, settled: false },
    ]);
    expect(await usedOf(desk)).toEqual([clock.now()]);
    expect(await b.scan(code)).toMatchObject({ reason: 'already-used', today: { scans: 1 } });
    expect(await timelineOf(desk)).toEqual([{ kind: 'ticket-scanned' }]);
  });

  test('has one entry on the timeline of its order, also where its visitor left before the sale came in', async () => {
    const { desk, lease, sale, code, a } = await aPrintedTicket();
    await a.scan(code);
    clock.advance(10);
    expect(await a.scan(code, { direction: 'out' })).toMatchObject({ reason: 'left' });
    await desk.send(lease, [sale]);
    expect(await timelineOf(desk)).toEqual([{ kind: 'ticket-scanned' }]);
    clock.advance(-10);
  });

  test('is for its day, and the number alone serves too', async () => {
    const { code, a, lease } = await aPrintedTicket();
    clock.advance(24 * 60);
    expect(await a.scan(code)).toMatchObject({ reason: 'expired' });
    clock.advance(-24 * 60);
    expect(await a.scan(lease.codes[0]?.number ?? '')).toMatchObject({ reason: 'valid' });
  });

  test('of another client, or that no desk was given, stays unknown', async () => {
    const { code } = await aPrintedTicket();
    const { a } = await aPrintedTicket();
    expect(await a.scan(code)).toMatchObject({ reason: 'unknown' });
  });

  test('was let in first by the gate without a connection whose scan comes in later', async () => {
    const { desk, lease, sale, code, a, b } = await aPrintedTicket();
    const early = clock.now().toISOString();
    clock.advance(10);
    await a.scan(code);
    await b.scan(code, { at: early, told: 'valid' });
    expect(await scansOf(desk)).toMatchObject([
      { reason: 'already-used', first_entry: false, settled: true },
      { reason: 'valid', first_entry: true },
    ]);
    await desk.send(lease, [sale]);
    expect(await usedOf(desk)).toEqual([new Date(early)]);
    clock.advance(-10);
  });

  test('may come again after its scan was taken back', async () => {
    const { desk, lease, sale, code, a, b } = await aPrintedTicket();
    await a.scan(code);
    await a.undo();
    expect(await b.scan(code)).toMatchObject({ reason: 'valid' });
    await desk.send(lease, [sale]);
    expect(await scansOf(desk)).toMatchObject([
      { reason: 'undone', has_ticket: true, first_entry: false },
      { reason: 'valid', has_ticket: true, first_entry: true },
    ]);
  });

  test('is that of the later scan again where the earlier one, which came in last, was taken back', async () => {
    const { desk, lease, sale, code, a, b } = await aPrintedTicket();
    const early = clock.now().toISOString();
    clock.advance(20 / 60);
    await a.scan(code);
    await b.scan(code, { at: early, told: 'valid' });
    expect((await b.undo()).today).toMatchObject({ scans: 1, inside: 1 });
    expect(await scansOf(desk)).toMatchObject([
      { reason: 'valid', first_entry: true, settled: false },
      { reason: 'undone', first_entry: false },
    ]);
    await desk.send(lease, [sale]);
    expect(await usedOf(desk)).toEqual([clock.now()]);
  });

  test('is scanned while its sale comes in: one after the other, and once', async () => {
    const { desk, lease, sale, code, a, b } = await aPrintedTicket();
    const [one, other] = await Promise.all([a.scan(code), b.scan(code), desk.send(lease, [sale])]);
    expect([one.reason, other.reason].sort()).toEqual(['already-used', 'valid']);
    expect(await scansOf(desk)).toMatchObject([{ has_ticket: true }, { has_ticket: true }]);
    expect(await usedOf(desk)).toEqual([clock.now()]);
  });
});

describe('the numbers that a desk printed on nothing', () => {
  /** A lease with a printed ticket whose sale waits for staff: its price is not that of the lease. */
  async function aLeaseWithAKeptSale() {
    const desk = await anOfflineDesk(app, owner);
    const lease = await desk.renew();
    const wrongPrice = { totalMinor: 1, payments: [{ means: 'card', amountMinor: 1 }] };
    const kept = desk.sold(lease, 1, wrongPrice);
    expect(await desk.send(lease, [kept])).toMatchObject([{ state: 'kept' }]);
    const [printed = ''] = kept.codes as string[];
    const unsold = lease.codes.map(({ code }) => code).filter((code) => code !== printed);
    const [a, b] = [await gateOf(desk, 'Gate A'), await gateOf(desk, 'Gate B')];
    return { desk, id: lease.lease.id, lease, printed, unsold, a, b };
  }

  test('open no gate once the browser has given its lease back; those of a sale that waits for staff do', async () => {
    const { desk, id, printed, unsold, a, b } = await aLeaseWithAKeptSale();
    expect(await a.scan(unsold[0] ?? '')).toMatchObject({ reason: 'valid' });
    await returnDeskLease(desk.manager, id, desk.deviceId);
    expect(await b.scan(unsold[1] ?? '')).toMatchObject({ verdict: 'refused', reason: 'unknown' });
    expect(await b.scan(printed)).toMatchObject({ reason: 'valid' });
  });

  test('stay where another browser of the account gave it back: the desk may have sold them', async () => {
    const { desk, id, lease, a } = await aLeaseWithAKeptSale();
    const sale = desk.sold(lease, 1);
    await returnDeskLease(desk.manager, id);
    expect(await a.scan((sale.codes as string[])[0] ?? '')).toMatchObject({ reason: 'valid' });
    expect(await desk.send(lease, [sale])).toMatchObject([{ state: 'sent' }]);
    await returnDeskLease(desk.manager, id, desk.deviceId);
    expect(await a.scan(lease.codes.at(-1)?.code ?? '')).toMatchObject({ reason: 'unknown' });
  });

  test('without a day are good until the day after their lease was settled', async () => {
    const { desk, id, lease, a } = await aLeaseWithAKeptSale();
    await owner.query('update ticket_number_ahead set visit_date = null where client_id = $1', [
      desk.clientId,
    ]);
    const reasonOf = async (place: number) => (await a.scan(lease.codes.at(-place)?.code ?? '')).reason;
    clock.advance(3 * 24 * 60);
    expect(await reasonOf(1), 'of a lease that waits for staff').toBe('valid');
    await settleDeskLease(desk.manager, id);
    clock.advance(24 * 60);
    expect(await reasonOf(2), 'a day later').toBe('valid');
    clock.advance(24 * 60);
    expect(await reasonOf(3), 'two days later').toBe('expired');
    clock.advance(-5 * 24 * 60);
  });
});
