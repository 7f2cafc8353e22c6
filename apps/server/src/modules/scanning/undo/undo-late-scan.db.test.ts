import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aGroupTicket } from '@foyer/testkit/builders/a-group-ticket.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';

const database = await testDatabase();
const clock = testClock('2026-11-20T13:51:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

async function aMuseum() {
  const client = await aClient(app);
  const [a, b] = [await aGate(app, client), await aGate(app, client)];
  return {
    ...{ client, a, b },
    scans: async () => {
      const { rows } = await owner.query<{ gate: string; reason: string; first: boolean; settled: boolean }>(
        `select case device_id when $2 then 'a' else 'b' end as gate, reason, first_entry as first,
           settled_at is not null as settled from scan where client_id = $1 order by at, gate, part`,
        [client.clientId, a.deviceId],
      );
      return rows.map(({ gate, reason, first, settled }) =>
        [gate, reason, first && 'first', settled && 'settled'].filter(Boolean).join(' '),
      );
    },
  };
}

test('a late scan that is taken back gives the ticket back to the visitor of the later scan', async () => {
  const { client, a, b, scans } = await aMuseum();
  const ticket = await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20' });
  const at = clock.now().toISOString();
  clock.advance(20 / 60);
  await b.scan(ticket.number);
  const usedAt = clock.now();
  await a.scan(ticket.number, { sequence: 1, at, told: 'valid' });
  expect(await scans()).toEqual(['a valid first', 'b already-used settled']);
  expect((await a.undo(1)).today).toMatchObject({ scans: 1, inside: 1 });
  expect(await scans()).toEqual(['a undone', 'b valid first']);
  const { rows } = await owner.query('select used_at from ticket where id = $1', [ticket.ticketId]);
  expect(rows).toEqual([{ used_at: usedAt }]);
  expect((await a.scan(ticket.number, { sequence: 2 })).reason).toBe('already-used');
});

test('so does one whose undo was at the server first', async () => {
  const { client, a, b, scans } = await aMuseum();
  const ticket = await aSoldTicket(owner, client.clientId);
  const at = clock.now().toISOString();
  clock.advance(10 / 60);
  await a.undo(1);
  await b.scan(ticket.number);
  await a.scan(ticket.number, { sequence: 1, at, told: 'valid' });
  expect(await scans()).toEqual(['a undone', 'b valid first']);
  expect((await a.scan(ticket.number, { sequence: 2 })).reason).toBe('already-used');
});

test('a scan that is one too many beside a third one stays that', async () => {
  const { client, a, b, scans } = await aMuseum();
  const ticket = await aSoldTicket(owner, client.clientId);
  const third = await aGate(app, client);
  const at = clock.now().toISOString();
  clock.advance(5 / 60);
  const second = clock.now().toISOString();
  clock.advance(10 / 60);
  await third.scan(ticket.number);
  await b.scan(ticket.number, { at: second, told: 'valid' });
  await a.scan(ticket.number, { sequence: 1, at, told: 'valid' });
  await a.undo(1);
  expect(await scans()).toEqual(['a undone', 'b valid first', 'b already-used settled']);
});

test('the people of a group whom a late scan pushed out count again', async () => {
  const { client, a, b, scans } = await aMuseum();
  const { codes } = await aGroupTicket(owner, client.clientId, 3);
  const [code = ''] = codes;
  const at = clock.now().toISOString();
  clock.advance(10 / 60);
  await b.scan(code, { people: 2 });
  await a.scan(code, { sequence: 1, at, told: 'valid', people: 3 });
  expect((await a.undo(1)).today).toMatchObject({ scans: 2, inside: 2 });
  expect((await scans()).filter((scan) => scan === 'b valid first')).toHaveLength(2);
});
