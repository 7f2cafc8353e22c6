import { gateCodeHash } from '@foyer/domain/scanning/gate-code-hash.ts';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { createVoucherBatch } from '../../vouchers/create-batch.ts';
import { listVouchers } from '../../vouchers/list-batches.ts';
import type { Scan } from '../scans/read-called-scans.ts';
import { listForGate } from './list-for-gate.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;
const itIs = (at: string) => clock.advance((Date.parse(at) - clock.now().getTime()) / 60_000);

async function gateOf(client: TestClient, name: string) {
  const { scan, call } = await aGate(app, client, { name });
  return {
    scan,
    /** Sent in now, made at a time of today, with what the device said then. */
    late: (code: string, time: string, more: Partial<Scan> = {}) =>
      scan(code, { at: `2026-11-20T${time}:00Z`, told: 'valid', ...more }),
    list: (after?: string) => call((scope, device) => listForGate(app, scope, device, after)),
  };
}

const scansOf = async (ticketId: string) =>
  (
    await owner.query(
      `select to_char(at at time zone 'UTC', 'HH24:MI') as at, verdict, reason, told_verdict as told, first_entry as first
       from scan where ticket_id = $1 order by at`,
      [ticketId],
    )
  ).rows;

describe('scans of two gates of one ticket', () => {
  test('are settled by time: the one that was made first is valid, also where it came in last', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20' });
    itIs('2026-11-20T13:58:00Z');
    expect((await a.scan(ticket.number)).reason).toBe('valid');
    itIs('2026-11-20T14:07:00Z');
    expect(await b.late(ticket.number, '13:51')).toMatchObject({
      reason: 'valid',
      today: { scans: 1, inside: 1 },
    });
    expect(await scansOf(ticket.ticketId)).toEqual([
      { at: '13:51', verdict: 'valid', reason: 'valid', told: 'valid', first: true },
      { at: '13:58', verdict: 'refused', reason: 'already-used', told: 'valid', first: false },
    ]);
    const { rows } = await owner.query('select used_at from ticket where id = $1', [ticket.ticketId]);
    expect(rows).toEqual([{ used_at: new Date('2026-11-20T13:51:00Z') }]);
  });

  test('the later one of two without a connection is named as the duplicate, with the gate that was first', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T14:07:00Z');
    await b.late(ticket.number, '13:51');
    expect(await a.late(ticket.number, '13:58')).toMatchObject({
      reason: 'already-used',
      earlier: { at: '2026-11-20T13:51:00.000Z', deviceName: 'Gate B' },
    });
    expect(await scansOf(ticket.ticketId)).toMatchObject([
      { reason: 'valid' },
      { reason: 'already-used', told: 'valid' },
    ]);
  });

  test('count by the corrected time of a device whose clock is wrong', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T14:07:00Z');
    await b.late(ticket.number, '13:51');
    // Its clock is two hours behind: what it calls 12:00 was 14:00.
    const answer = await a.late(ticket.number, '12:00', { clock: '2026-11-20T12:07:00Z' });
    expect(answer.reason).toBe('already-used');
    expect(await scansOf(ticket.ticketId)).toMatchObject([{ at: '13:51' }, { at: '14:00' }]);
  });

  test('of a pass with one entry a day stand where they are of different days', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    await owner.query('update ticket set daily_scan_limit = 1 where id = $1', [ticket.ticketId]);
    await a.scan(ticket.number);
    expect((await b.late(ticket.number, '10:00', { at: '2026-11-19T10:00:00Z' })).reason).toBe('valid');
    expect(await scansOf(ticket.ticketId)).toMatchObject([
      { verdict: 'valid', first: true },
      { verdict: 'valid', first: true },
    ]);
  });
});

const usedAtOf = async (table: 'ticket' | 'voucher', clientId: string) =>
  (
    await owner.query<{ used_at: Date | null }>(`select used_at from ${table} where client_id = $1`, [
      clientId,
    ])
  ).rows;

describe('a visitor whom a gate without a connection sent away', () => {
  test('is not counted as inside when the scan is sent in, and comes in later', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T14:07:00Z');
    const refused = { verdict: 'refused', reason: 'unknown', today: { scans: 0, inside: 0 } };
    expect(await a.late(ticket.number, '13:31', { told: 'unknown', sequence: 7 })).toMatchObject(refused);
    expect(await a.late(ticket.number, '13:31', { told: 'unknown', sequence: 7 })).toMatchObject(refused);
    expect(await scansOf(ticket.ticketId)).toEqual([
      { at: '13:31', verdict: 'refused', reason: 'unknown', told: 'refused', first: false },
    ]);
    expect(await usedAtOf('ticket', client.clientId)).toEqual([{ used_at: null }]);
    expect(await b.scan(ticket.number)).toMatchObject({ reason: 'valid', today: { scans: 1 } });
  });

  test('is not counted as inside where the server had let the visitor in and its answer was lost', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T14:07:00Z');
    expect(await a.scan(ticket.number, { sequence: 7 })).toMatchObject({ reason: 'valid' });
    const late = () => a.late(ticket.number, '14:07', { told: 'unknown', sequence: 7 });
    expect(await late()).toMatchObject({ verdict: 'refused', reason: 'unknown', today: { inside: 0 } });
    expect((await late()).verdict).not.toBe('valid');
    expect(await scansOf(ticket.ticketId)).toMatchObject([{ reason: 'undone', first: false }]);
    expect(await usedAtOf('ticket', client.clientId)).toEqual([{ used_at: null }]);
    expect(await b.scan(ticket.number)).toMatchObject({ reason: 'valid', today: { scans: 1, inside: 1 } });
  });

  test('leaves the entry as it is that was made at another gate before that scan was sent in', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T13:35:00Z');
    await b.scan(ticket.number);
    itIs('2026-11-20T14:07:00Z');
    await a.late(ticket.number, '13:31', { told: 'already-used' });
    expect(await scansOf(ticket.ticketId)).toMatchObject([
      { at: '13:31', verdict: 'refused', first: false },
      { at: '13:35', verdict: 'valid', first: true },
    ]);
  });

  test('keeps the voucher', async () => {
    const client = await aClient(app);
    const [a, b] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const { ticketTypeId } = await aTimeslot(owner, client.clientId);
    const manager = await signedInAs(app, client);
    const worth = [{ ticketTypeId, quantity: 2 }];
    const batch = await createVoucherBatch(manager, { name: 'Hotel', quantity: 1, worth, atGate: true });
    const [voucher] = await listVouchers(manager, batch.id, {}, { limit: 1, offset: 0 });
    itIs('2026-11-20T14:07:00Z');
    await a.late(voucher?.code ?? '', '13:31', { told: 'unknown' });
    expect(await usedAtOf('voucher', client.clientId)).toEqual([{ used_at: null }]);
    expect((await b.scan(voucher?.code ?? '')).reason).toBe('valid');
  });

  test('is counted where staff could let the visitor in: the gate asked them to look', async () => {
    const client = await aClient(app);
    const a = await gateOf(client, 'Gate A');
    const ticket = await aSoldTicket(owner, client.clientId);
    itIs('2026-11-20T14:07:00Z');
    expect((await a.late(ticket.number, '13:31', { told: 'not-on-list' })).reason).toBe('valid');
  });
});

/** What changed within minutes is sent again: these tickets changed earlier. */
async function longAgo({ clientId }: TestClient): Promise<void> {
  await owner.query('alter table ticket disable trigger ticket_changed_for_gates');
  await owner.query("update ticket set changed_at = '2026-11-01' where client_id = $1", [clientId]);
  await owner.query('alter table ticket enable trigger ticket_changed_for_gates');
}

describe('the list of a gate', () => {
  test('is whole the first time and holds changes after that: sold, scanned, cancelled', async () => {
    itIs('2026-11-20T15:00:00Z');
    const client = await aClient(app);
    const [gate, other] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const read = async (after?: string) => {
      const pages = [await gate.list(after)];
      while (pages.at(-1)?.hasMore) pages.push(await gate.list(pages.at(-1)?.cursor));
      const [first] = pages;
      return {
        isFull: first?.isFull,
        head: first?.head,
        cursor: pages.at(-1)?.cursor,
        tickets: pages.flatMap(({ tickets }) => tickets),
      };
    };
    const [one, , overs, later] = [
      await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20', orderNumber: 104_877 }),
      await aSoldTicket(owner, client.clientId),
      await aSoldTicket(owner, client.clientId, { validUntilAt: new Date('2026-11-18T00:00:00Z') }),
      await aSoldTicket(owner, client.clientId, { visitDate: '2026-12-24' }),
    ];
    await longAgo(client);
    const full = await read();
    expect(full.isFull).toBe(true);
    expect(full.tickets).toHaveLength(2);
    const hashOf = (number: string) => gateCodeHash(full.head?.salt ?? '', number);
    const codes = full.tickets.map(({ code }) => code);
    expect(codes).toContain(await hashOf(one.number));
    for (const absent of [overs, later]) expect(codes).not.toContain(await hashOf(absent.number));
    expect(JSON.stringify(full)).not.toContain(one.number);
    expect(full.tickets.find(({ orderNumber }) => orderNumber === 104_877)).toMatchObject({
      state: 'active',
      isPaid: true,
      date: '2026-11-20',
      scans: [],
      type: expect.any(Number),
    });

    const nothing = await read(full.cursor);
    expect([nothing.isFull, nothing.tickets]).toEqual([false, []]);
    await other.scan(one.number);
    const changed = await read(nothing.cursor);
    expect(changed.tickets).toMatchObject([
      { orderNumber: 104_877, scans: [[clock.now().getTime(), 'in', 0]] },
    ]);
    expect(changed.head?.devices).toEqual(['Gate B']);
    await owner.query("update ticket set state = 'cancelled', cancelled_at = now() where id = $1", [
      one.ticketId,
    ]);
    expect((await read(changed.cursor)).tickets).toMatchObject([{ state: 'cancelled' }]);
  });

  test('of a later day adds the visits that come near, and a cursor of another device starts a full list', async () => {
    const client = await aClient(app);
    const [gate, other] = [await gateOf(client, 'Gate A'), await gateOf(client, 'Gate B')];
    const end = async (list: (after?: string) => ReturnType<typeof gate.list>, after?: string) => {
      let page = await list(after);
      const { tickets, isFull } = page;
      while (page.hasMore) page = await list(page.cursor);
      return { cursor: page.cursor, tickets, isFull };
    };
    await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-23' });
    await longAgo(client);
    const today = await end(gate.list);
    expect(today.tickets).toEqual([]);
    itIs('2026-11-21T09:00:00Z');
    expect((await end(gate.list, today.cursor)).tickets).toHaveLength(1);
    expect((await end(other.list, today.cursor)).isFull).toBe(true);
    expect((await end(gate.list, 'nonsense')).isFull).toBe(true);
  });
});
