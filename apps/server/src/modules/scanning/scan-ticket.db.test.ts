import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { getTicketSigner } from '../tickets/index.ts';
import { readGateContext } from './read-gate-context.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

describe('a ticket at the gate', () => {
  test('is let in once; the second time the gate says when and where it was used', async () => {
    const client = await aClient(app);
    const gateA = await aGate(app, client);
    const gateB = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId, {
      orderNumber: 104_877,
      visitTime: '13:30',
      visitDate: '2026-11-20',
    });
    expect(await gateA.scan(ticket.number)).toMatchObject({
      verdict: 'valid',
      reason: 'valid',
      ticket: {
        typeName: 'Adult',
        productName: 'Salt & Light',
        time: '13:30',
        orderNumber: 'GT-104877',
        group: { inside: 1, size: 1 },
      },
      today: { scans: 1, reservations: 1 },
    });
    expect(await gateB.scan(ticket.number)).toMatchObject({
      verdict: 'refused',
      reason: 'already-used',
      earlier: { at: clock.now().toISOString(), deviceName: gateA.deviceName },
      today: { scans: 1, reservations: 1 },
    });
  });

  test('is let in as often as it was sold for, whatever its type says since', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    await owner.query('update ticket set total_scan_limit = 2 where id = $1', [ticket.ticketId]);
    await owner.query('update ticket_type set total_scan_limit = 1 where client_id = $1', [client.clientId]);
    const reasons = [await gate.scan(ticket.number), await gate.scan(ticket.number)].map((one) => one.reason);
    expect([...reasons, (await gate.scan(ticket.number)).reason]).toEqual(['valid', 'valid', 'already-used']);
  });

  test('opens no gate where it is a poster or an audio guide; a device that hands these out takes it', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    await owner.query(`update ticket_type set item_kind = 'merchandise' where client_id = $1`, [
      client.clientId,
    ]);
    expect(await gate.scan(ticket.number)).toMatchObject({ verdict: 'attention', reason: 'wrong-group' });
    await owner.query(
      `update device set ticket_group_ids = (select array_agg(ticket_group_id) from ticket_type where client_id = $2)
       where id = $1`,
      [gate.deviceId, client.clientId],
    );
    expect(await gate.scan(ticket.number)).toMatchObject({ verdict: 'valid' });
  });

  test('says on its order when it was let in, and by which gate', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    await gate.scan(ticket.number);
    await gate.scan(ticket.number);
    const { rows } = await owner.query('select kind, actor_id, facts from order_event where order_id = $1', [
      ticket.orderId,
    ]);
    const facts = { ticketNumber: ticket.number, deviceName: gate.deviceName };
    expect(rows).toEqual([{ kind: 'ticket-scanned', actor_id: gate.deviceId, facts }]);
  });

  test('shown at ten gates at once is let in at exactly one', async () => {
    const client = await aClient(app);
    const line = await Promise.all(Array.from({ length: 10 }, () => aGate(app, client)));
    for (let round = 0; round < 5; round += 1) {
      const ticket = await aSoldTicket(owner, client.clientId);
      const answers = await Promise.all(line.map((gate) => gate.scan(ticket.number)));
      expect(answers.filter(({ verdict }) => verdict === 'valid')).toHaveLength(1);
      expect(answers.filter(({ reason }) => reason === 'already-used')).toHaveLength(9);
    }
  });

  test.each([
    ['cancelled', { state: 'cancelled' }],
    ['unpaid', { isPaid: false }],
    ['not-active', { state: 'inactive' }],
    ['not-yet-valid', { validFromAt: new Date('2026-11-21T00:00:00Z') }],
    ['expired', { validUntilAt: new Date('2026-11-20T00:00:00Z') }],
  ] as const)('that is %s is not let in and stays unused', async (reason, facts) => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId, facts);
    const answer = await gate.scan(ticket.number);
    expect(answer).toMatchObject({ reason, today: { scans: 0 } });
    expect(answer.verdict).not.toBe('valid');
    const { rows } = await owner.query('select used_at from ticket where id = $1', [ticket.ticketId]);
    expect(rows).toEqual([{ used_at: null }]);
  });

  test('for another location asks for attention; a gate of all locations lets it in', async () => {
    const client = await aClient(app);
    const harbour = await aLocation(owner, client.clientId, { name: 'Harbour' });
    const museum = await aLocation(owner, client.clientId, { name: 'Museum' });
    const ticket = await aSoldTicket(owner, client.clientId, { locationId: harbour });
    expect(await (await aGate(app, client, { locationId: museum })).scan(ticket.number)).toMatchObject({
      verdict: 'attention',
      reason: 'wrong-location',
      ticket: { locationName: 'Harbour' },
    });
    expect((await (await aGate(app, client)).scan(ticket.number)).verdict).toBe('valid');
  });

  test('of the test environment is refused where visitors pay with real money', async () => {
    const client = await aClient(app);
    const live = await aLocation(owner, client.clientId, { environment: 'live' });
    const ticket = await aSoldTicket(owner, client.clientId, { isTest: true });
    expect((await (await aGate(app, client, { locationId: live })).scan(ticket.number)).reason).toBe(
      'test-ticket',
    );
  });

  test.each(['0000 0000 0000 0000', 'F1QUATSCH', 'https://example.com/', '🎟️', 'x'.repeat(512)])(
    'with a code of no ticket (%s) is unknown, and kept in the log',
    async (code) => {
      const client = await aClient(app);
      const gate = await aGate(app, client);
      expect(await gate.scan(code)).toMatchObject({ verdict: 'refused', reason: 'unknown', ticket: null });
      const { rows } = await owner.query('select count(*)::int from scan where device_id = $1', [
        gate.deviceId,
      ]);
      expect(rows).toEqual([{ count: 1 }]);
    },
  );

  test('by its QR code is let in; the same code with its last two characters replaced is unknown', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    const signer = await inClient(app.db, client.clientId, (scope) => getTicketSigner(app, scope));
    const code = signer.codeOf({ code: ticket.number, visitDate: null, test: true });
    const forged = code.slice(0, -2) + (code.endsWith('QQ') ? 'AA' : 'QQ');
    expect(await gate.scan(forged)).toMatchObject({ verdict: 'refused', reason: 'unknown', ticket: null });
    expect((await gate.scan(code.toLowerCase())).verdict).toBe('valid');
    const { rows } = await owner.query('select code, typed from scan where device_id = $1 order by id', [
      gate.deviceId,
    ]);
    expect(rows).toEqual([
      { code: forged, typed: false },
      { code: ticket.number, typed: false },
    ]);
  });

  test('of another museum with a genuine QR code is unknown here', async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    await inClient(app.db, client.clientId, (scope) => getTicketSigner(app, scope));
    const stranger = await inClient(app.db, other.clientId, (scope) => getTicketSigner(app, scope));
    const code = stranger.codeOf({ code: ticket.number, visitDate: null, test: true });
    expect((await gate.scan(code)).reason).toBe('unknown');
  });

  test('cannot be guessed: after twenty wrong numbers a gate takes QR codes only, for a quarter of an hour', async () => {
    const client = await aClient(app);
    const [gate, other] = [await aGate(app, client), await aGate(app, client)];
    const [typed, scanned, later] = [
      await aSoldTicket(owner, client.clientId),
      await aSoldTicket(owner, client.clientId),
      await aSoldTicket(owner, client.clientId),
    ];
    for (let number = 0; number < 20; number += 1) {
      expect((await gate.scan(`${number}`.padStart(16, '9'))).reason).toBe('unknown');
    }
    expect((await gate.scan(typed.number)).reason).toBe('too-many-wrong-numbers');
    const signer = await inClient(app.db, client.clientId, (scope) => getTicketSigner(app, scope));
    const code = signer.codeOf({ code: scanned.number, visitDate: null, test: true });
    expect((await gate.scan(code)).verdict).toBe('valid');
    expect((await other.scan(typed.number)).verdict).toBe('valid');
    clock.advance(15 * 60 + 1);
    expect((await gate.scan(later.number)).verdict).toBe('valid');
    const { rows } = await owner.query('select count(*)::int from scan where device_id = $1 and typed', [
      gate.deviceId,
    ]);
    expect(rows).toEqual([{ count: 22 }]);
  });

  test('of another museum is unknown here', async () => {
    const gate = await aGate(app, await aClient(app));
    const other = await aClient(app);
    const ticket = await aSoldTicket(owner, other.clientId);
    expect(await gate.scan(ticket.number)).toMatchObject({ reason: 'unknown', ticket: null });
  });

  test('lets its visitor leave, and then counts them as outside', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    expect((await gate.scan(ticket.number, { direction: 'out' })).reason).toBe('not-inside');
    await gate.scan(ticket.number);
    clock.advance(60);
    expect(await gate.scan(ticket.number, { direction: 'out' })).toMatchObject({
      verdict: 'valid',
      reason: 'left',
    });
    expect((await gate.scan(ticket.number, { direction: 'out' })).reason).toBe('not-inside');
  });
});

describe('a scan that is sent again', () => {
  test('gets its first answer again and is kept once', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    const first = await gate.scan(ticket.number, { sequence: 7 });
    const again = await Promise.all([1, 2, 3].map(() => gate.scan(ticket.number, { sequence: 7 })));
    expect(first.verdict).toBe('valid');
    for (const answer of again) expect(answer).toEqual(first);
    expect((await gate.call((scope, device) => readGateContext(app, scope, device))).lastSequence).toBe(7);
    const { rows } = await owner.query('select count(*)::int from scan where device_id = $1', [
      gate.deviceId,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('at the same moment twice is decided once', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => gate.scan(ticket.number, { sequence: 3 })));
    expect(answers.map(({ verdict }) => verdict)).toEqual(['valid', 'valid', 'valid', 'valid']);
  });

  test('under a number that was another code is refused, never answered for it', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const [one, other] = [
      await aSoldTicket(owner, client.clientId),
      await aSoldTicket(owner, client.clientId),
    ];
    await gate.scan(one.number, { sequence: 1 });
    await expect(gate.scan(other.number, { sequence: 1 })).rejects.toMatchObject({
      status: 409,
      refusals: [{ code: 'sequence-used' }],
    });
  });

  test('after an outage counts from when it was made', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const ticket = await aSoldTicket(owner, client.clientId, { validUntilAt: new Date(clock.now()) });
    const at = new Date(clock.now().getTime() - 20 * 60_000);
    expect((await gate.scan(ticket.number, { at: at.toISOString() })).verdict).toBe('valid');
    const { rows } = await owner.query('select used_at from ticket where id = $1', [ticket.ticketId]);
    expect(rows).toEqual([{ used_at: at }]);
  });
});
