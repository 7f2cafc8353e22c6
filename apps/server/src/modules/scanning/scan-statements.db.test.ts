import { makeTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { createDevice } from './devices/create-device.ts';
import { pairDevice } from './devices/pair-device.ts';
import { readScannedCodes } from './read-scanned-code.ts';
import { scanAtGate } from './scan-at-gate.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);

test('a scan takes at most eighteen statements, none of them twice, also one that was made without a connection', async () => {
  const client = await aClient(app);
  const locationId = await aLocation(database.owner, client.clientId);
  const { code } = await createDevice(await signedInAs(app, client), { name: 'Gate A', locationId });
  const { deviceKey } = await pairDevice(app, code);
  const { statements, db } = listenedDatabase(database);
  const here = { ...app, db };
  const statementsOf = async (sequence: number, told?: 'valid') => {
    const ticket = await aSoldTicket(database.owner, client.clientId, { visitDate: '2026-11-20' });
    const scan = {
      sequence,
      code: ticket.number,
      at: clock.now().toISOString(),
      direction: 'in',
      told,
    } as const;
    statements.length = 0;
    const answer = await scanAtGate(here, `Device ${deviceKey}`, scan, 'nl');
    expect(answer).toMatchObject({ reason: 'valid', today: { scans: sequence } });
    return [...statements];
  };
  // What is kept for some seconds is kept until the test says that they have passed.
  const time = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const first = await statementsOf(1);
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(18);
  expect(new Set(first).size).toBe(first.length);
  const ofDay = (sent: string[]) => sent.filter((text) => text.includes('visit_date = '));
  const second = await statementsOf(2);
  expect([ofDay(first).length, ofDay(second).length], 'the tickets of the day').toEqual([1, 0]);
  expect((await statementsOf(3, 'valid')).length).toBe(second.length);
  time.mockReturnValue(1_006_000);
  expect(ofDay(await statementsOf(4))).toHaveLength(1);
  time.mockRestore();
  await db.destroy();
});

test('the codes of a batch ask for the keys of their client once, also those that none of them signed', async () => {
  const { clientId } = await aClient(app);
  const { statements, db } = listenedDatabase(database);
  const content = { keyNumber: 9, visitDate: null, isTest: false };
  const codes = ['1', '2', '3'].map((digit) =>
    makeTicketCode({ ...content, ticketNumber: digit.padStart(16, '0') }, () => new Uint8Array(64)),
  );
  const readCode = await inClient(db, clientId, (scope) => readScannedCodes(scope, codes));
  expect(codes.map((code) => readCode(code))).toMatchObject(
    codes.map((code) => ({ ticketNumber: null, kept: code })),
  );
  expect(statements.filter((text) => text.includes('ticket_key'))).toHaveLength(1);
  await db.destroy();
});
