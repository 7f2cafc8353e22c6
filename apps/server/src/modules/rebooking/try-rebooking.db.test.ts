import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { applyRebookingExceptionNow } from './apply-rebooking-exception-now.ts';
import { createRebookingException } from './create-rebooking-exception.ts';
import { tryRebooking } from './try-rebooking.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const value = {
    buyersRebook: true,
    earlierDays: 0,
    laterDays: 90,
    latestHours: 2,
    mostTimes: 2,
    feeMinor: 250,
    isDifferenceReturned: false,
  };
  await saveSetting(manager, { subject: 'rebooking', value, version: 0, isApplyNow: true });
  const party = await aSoldTicket(database.owner, client.clientId, {
    visitDate: '2026-11-21',
    visitTime: '14:30',
    orderNumber: 104877,
  });
  const second = await aSoldTicket(database.owner, client.clientId, {
    visitDate: '2026-11-21',
    visitTime: '14:30',
    orderId: party.orderId,
  });
  return { client, manager, party, second };
}

const ask = (person: RequestContext, number: string) => tryRebooking(person, { number, language: 'en' });

test('an order is tried by its number or its id, one of its tickets by the number of the ticket', async () => {
  const { manager, party, second } = await aMuseum();
  const order = await ask(manager, 'gt 104877');
  expect(order).toMatchObject({ orderId: party.orderId, orderNumber: 'GT-104877', isSold: true });
  expect(order?.decision).toMatchObject({
    isAllowed: true,
    dates: { from: '2026-11-21', until: '2027-02-19' },
    feeMinor: 500,
  });
  const ticket = await ask(manager, second.number);
  expect(ticket?.decision.tickets.map(({ ticketId }) => ticketId)).toEqual([second.ticketId]);
  expect(ticket?.decision.feeMinor).toBe(250);
});

test('a scanned ticket stays, and an exception that decides is named', async () => {
  const { manager, party, client } = await aMuseum();
  await database.owner.query('update ticket set used_at = now() where client_id = $1 and id = $2', [
    client.clientId,
    party.ticketId,
  ]);
  const made = await createRebookingException(manager, {
    kind: 'period',
    name: 'Open weekend',
    from: '2026-11-21',
    until: '2026-11-22',
    isAllowed: false,
  });
  await applyRebookingExceptionNow(manager, made);
  const tried = await ask(manager, 'GT-104877');
  expect(tried?.decision.isAllowed).toBe(false);
  expect(tried?.decision.tickets.map(({ outcome }) => outcome)).toEqual(['stays', 'refused']);
  expect(tried?.decision.reasons).toMatchObject([
    { code: 'rebooking-not-allowed', decidedBy: { kind: 'exception', name: 'Open weekend' } },
  ]);
});

test('nothing is found by a name, by a number that is none, or in another client', async () => {
  const { manager } = await aMuseum();
  const stranger = (await aMuseum()).manager;
  expect(await ask(manager, 'Visser')).toBeNull();
  expect(await ask(manager, 'GT-999')).toBeNull();
  const { rows } = await database.owner.query('select id from orders where client_id = $1', [
    manager.clientId,
  ]);
  expect(await ask(stranger, rows[0].id)).toBeNull();
});

test('only accounts that see the settings try it', async () => {
  const { client } = await aMuseum();
  const reception = await signedInAs(app, client, 'reception');
  await expect(ask(reception, 'GT-104877')).rejects.toThrow(NotAllowedError);
});
