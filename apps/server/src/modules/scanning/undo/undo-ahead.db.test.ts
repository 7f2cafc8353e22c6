import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

async function aMuseum() {
  const client = await aClient(app);
  const gate = await aGate(app, client);
  const ticket = await aSoldTicket(owner, client.clientId, { visitDate: '2026-11-20' });
  const scans = async () => {
    const { rows } = await owner.query<{ reason: string }>(
      'select reason from scan where client_id = $1 order by device_sequence, at',
      [client.clientId],
    );
    return rows.map(({ reason }) => reason);
  };
  return { client, gate, ticket, scans };
}

test('an undo that is here before its slow scan takes the scan back as it comes in', async () => {
  const { gate, ticket, scans } = await aMuseum();
  const at = clock.now().toISOString();
  clock.advance(2 / 60);
  expect((await gate.undo(1)).today).toMatchObject({ scans: 0 });
  clock.advance(6 / 60);
  await gate.scan(ticket.number, { sequence: 1, at });
  expect(await scans()).toEqual(['undone']);
  expect(await gate.scan(ticket.number, { sequence: 2 })).toMatchObject({
    reason: 'valid',
    today: { scans: 1 },
  });
  expect(await scans()).toEqual(['undone', 'valid']);
});

test('it takes back that scan alone, once, and none of the same number that is made much later', async () => {
  const { client, gate, ticket, scans } = await aMuseum();
  const other = await aGate(app, client);
  await gate.undo(1);
  await other.scan(ticket.number, { sequence: 1 });
  expect(await scans()).toEqual(['valid']);
  await other.undo(1);
  clock.advance(5);
  expect(await gate.scan(ticket.number, { sequence: 1 })).toMatchObject({ reason: 'valid' });
  expect(await scans()).toEqual(['undone', 'valid']);
  const { rows } = await owner.query('select undos_ahead from device where client_id = $1', [
    client.clientId,
  ]);
  expect(rows).toEqual([{ undos_ahead: [] }, { undos_ahead: [] }]);
});

test('no scan is ever removed', async () => {
  const { client, gate, ticket } = await aMuseum();
  await gate.scan(ticket.number, { sequence: 1 });
  await expect(owner.query('delete from scan where client_id = $1', [client.clientId])).rejects.toThrow(
    'scans are only added to',
  );
  await expect(owner.query('truncate scan')).rejects.toThrow('scans are only added to');
});
