import { randomFillSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aGroupTicket } from '@foyer/testkit/builders/a-group-ticket.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { replaceTickets } from '../orders/index.ts';
import { readSetup, setUpDevice } from './devices/set-up-device.ts';
import { readGateContext } from './read-gate-context.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

type Gate = Awaited<ReturnType<typeof aGate>>;

const contextOf = ({ call }: Gate) => call((scope, device) => readGateContext(app, scope, device));

const setUp = ({ call }: Gate, ticketGroupIds: string[]) =>
  call((scope, device) => setUpDevice(app, scope, device, { locationId: null, ticketGroupIds }));

const aGroup = ({ clientId }: TestClient, size: number) => aGroupTicket(owner, clientId, size);

describe('a group ticket', () => {
  test('asks how many come in, lets in as many as staff say, and the rest later by any of its codes', async () => {
    const client = await aClient(app);
    const [gate, other] = [await aGate(app, client), await aGate(app, client)];
    const { codes } = await aGroup(client, 7);
    const [code = '', second = ''] = codes;
    expect(await gate.scan(code)).toMatchObject({
      verdict: 'valid',
      reason: 'how-many',
      group: { people: 0, left: 7, size: 7 },
      today: { scans: 0, inside: 0 },
    });
    expect(await gate.scan(code, { people: 4 })).toMatchObject({
      reason: 'valid',
      group: { people: 4, left: 3, size: 7 },
      ticket: { group: { inside: 4, size: 7 } },
      today: { scans: 4, reservations: 7, inside: 4 },
    });
    expect(await other.scan(second)).toMatchObject({ reason: 'how-many', group: { left: 3 } });
    expect((await other.scan(second, { people: 4 })).reason).toBe('too-many-people');
    expect((await other.scan(second, { people: 3 })).today).toMatchObject({ scans: 7, inside: 7 });
    expect(await gate.scan(code)).toMatchObject({ verdict: 'refused', reason: 'already-used' });
    expect((await contextOf(gate)).enteredHere).toBe(4);
  });

  test('lets its people out again as it let them in', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const [code = ''] = (await aGroup(client, 3)).codes;
    await gate.scan(code, { people: 2 });
    expect((await gate.scan(code, { direction: 'out' })).reason).toBe('how-many');
    expect(await gate.scan(code, { direction: 'out', people: 2 })).toMatchObject({
      reason: 'left',
      today: { scans: 2, inside: 0 },
    });
    expect((await gate.scan(code, { direction: 'out' })).reason).toBe('not-inside');
  });

  test('at ten gates at once lets in no more than it is for', async () => {
    const client = await aClient(app);
    const line = await Promise.all(Array.from({ length: 10 }, () => aGate(app, client)));
    const { codes } = await aGroup(client, 5);
    const answers = await Promise.all(
      line.map((gate, nth) => gate.scan(codes[nth % 5] ?? '', { people: 2 })),
    );
    expect(answers.filter(({ reason }) => reason === 'valid')).toHaveLength(2);
    const last = await Promise.all(line.map((gate) => gate.scan(codes[0] ?? '')));
    expect(last.filter(({ reason }) => reason === 'valid')).toHaveLength(1);
    expect((await contextOf(await aGate(app, client))).today).toMatchObject({ scans: 5, inside: 5 });
  });

  test('sent again under its sequence counts its people once', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const [code = ''] = (await aGroup(client, 6)).codes;
    await gate.scan(code, { sequence: 9, people: 4 });
    expect(await gate.scan(code, { sequence: 9, people: 4 })).toMatchObject({
      reason: 'valid',
      today: { scans: 4 },
    });
  });
});

/** Gives all tickets of a group a successor. @returns the number of one of them */
async function replaceGroup(
  { clientId }: TestClient,
  { orderId }: { orderId: string },
  to: Parameters<typeof replaceTickets>[2],
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from ticket where order_id = $1 and state = 'active'",
    [orderId],
  );
  const replacements = rows.map(({ id }) => ({
    id,
    code: drawTicketNumber((bytes) => randomFillSync(bytes)),
  }));
  await inClient(app.db, clientId, (scope) => replaceTickets(scope, replacements, to, clock.now()));
  return replacements[0]?.code ?? '';
}

describe('a group ticket that gets a successor', () => {
  test('by new codes is still a group ticket at the gate', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const code = await replaceGroup(client, await aGroup(client, 3), 'same');
    expect(await gate.scan(code)).toMatchObject({ reason: 'how-many', group: { left: 3, size: 3 } });
  });

  test('by a move to another day is still a group ticket at the gate', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const group = await aGroup(client, 3);
    await replaceGroup(client, group, { date: '2026-11-21' });
    const code = await replaceGroup(client, group, { date: '2026-11-20' });
    expect(await gate.scan(code)).toMatchObject({ reason: 'how-many', group: { left: 3, size: 3 } });
  });

  test('that lost its group in an earlier version has it again, after a second successor too', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const group = await aGroup(client, 3);
    await replaceGroup(client, group, 'same');
    const code = await replaceGroup(client, group, 'same');
    await owner.query(
      `update ticket set group_ticket = false
       where order_id = $1 and id in (select replaced_by from ticket where order_id = $1)`,
      [group.orderId],
    );
    expect((await gate.scan(code, { sequence: 1 })).reason).toBe('valid');
    await gate.undo(1);
    const file = new URL('../../../migrations/0074-group-of-successors.sql', import.meta.url);
    await owner.query(await readFile(file, 'utf8'));
    expect(await gate.scan(code)).toMatchObject({ reason: 'how-many', group: { left: 3, size: 3 } });
  });
});

describe('undo', () => {
  test('takes a scan back: its people come in again, and the order says so', async () => {
    const client = await aClient(app);
    const gate = await aGate(app, client);
    const { codes, orderId } = await aGroup(client, 3);
    const [code = ''] = codes;
    await gate.scan(code, { sequence: 1, people: 3 });
    expect((await gate.undo(1)).today).toMatchObject({ scans: 0, inside: 0 });
    expect((await gate.undo(1)).today.scans).toBe(0);
    const used = await owner.query('select 1 from ticket where order_id = $1 and used_at is not null', [
      orderId,
    ]);
    expect(used.rowCount).toBe(0);
    expect((await gate.scan(code, { sequence: 2, people: 2 })).today.scans).toBe(2);
    const { rows } = await owner.query(
      'select count(*)::int from order_event where order_id = $1 and kind = $2',
      [orderId, 'scan-undone'],
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('is there for half a minute, and for scans of this device', async () => {
    const client = await aClient(app);
    const [gate, other] = [await aGate(app, client), await aGate(app, client)];
    const ticket = await aSoldTicket(owner, client.clientId);
    await gate.scan(ticket.number, { sequence: 1 });
    await other.undo(1);
    expect(await other.scan(ticket.number, { sequence: 2 })).toMatchObject({ reason: 'already-used' });
    clock.advance(31 / 60);
    await expect(gate.undo(1)).rejects.toThrow('scan-undo-too-late');
  });
});

test('a gate that accepts other ticket groups asks for attention, and says what it can be set to', async () => {
  const client = await aClient(app);
  const gate = await aGate(app, client);
  const ticket = await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20' });
  const { ticketGroups, chosen } = await gate.call((scope, device) => readSetup(app, scope, device));
  expect(chosen).toEqual({ locationId: null, ticketGroupIds: null });
  expect(ticketGroups).toMatchObject([{ ticketsToday: 1 }]);
  await setUp(gate, [client.clientId]);
  expect(await gate.scan(ticket.number)).toMatchObject({ verdict: 'attention', reason: 'wrong-group' });
  await setUp(
    gate,
    ticketGroups.map(({ id }) => id),
  );
  expect((await gate.scan(ticket.number)).reason).toBe('valid');
  const { rows } = await owner.query(
    `select before, after from audit_entry where action = 'set-up-device' limit 1`,
  );
  expect(rows).toMatchObject([
    { before: { ticketGroupIds: null }, after: { ticketGroupIds: [client.clientId] } },
  ]);
});
