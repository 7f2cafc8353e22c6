import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { countScanned } from './timeslot-mark.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);

test('the visitors of a timeslot are counted by valid tickets: not those to come, and not cancelled tickets', async () => {
  const { timeslotId } = await aTimeslot(database.owner, client.clientId);
  const { timeslotId: quiet } = await aTimeslot(database.owner, client.clientId);
  const sell = async (usedAt: string | null, state: 'active' | 'cancelled' = 'active') => {
    const { ticketId } = await aSoldTicket(database.owner, client.clientId, { state });
    await database.owner.query('update ticket set timeslot_id = $1, used_at = $2 where id = $3', [
      timeslotId,
      usedAt,
      ticketId,
    ]);
  };
  await sell('2030-06-15T12:05:00Z');
  await sell('2030-06-15T12:10:00Z');
  await sell(null);
  await sell('2030-06-15T12:15:00Z', 'cancelled');
  const counts = await manager.inClient((scope) => countScanned(scope, [timeslotId, quiet]));
  expect([...counts]).toEqual([[timeslotId, 2]]);
});
