import { aClient, signedInAs } from '@foyer/testkit/a-client.ts';
import { aTimeslot } from '@foyer/testkit/a-timeslot.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { raiseCapacity } from './raise-capacity.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);

test('a manager sells two places more than there are: shown as +2, in the log, and the rules leave it alone', async () => {
  const context = await signedInAs(app, client);
  const { timeslotId } = await aTimeslot(database.owner, client.clientId, { capacity: 5 });
  const raise = { module: 'timeslotgroup', timeslotId, by: 2 };
  const raised = await context.inClient((scope) => raiseCapacity(context, scope, raise));
  expect(raised).toMatchObject({ ok: true, value: { capacity: 7, overbooked: 2, madeByHand: true } });
  const { rows } = await database.owner.query('select action, after from audit_entry where entity_id = $1', [
    timeslotId,
  ]);
  expect(rows).toMatchObject([{ action: 'raise-capacity' }]);
});

test('a timeslot without a limit has room anyway, and reception may not overbook', async () => {
  const context = await signedInAs(app, client);
  const { timeslotId } = await aTimeslot(database.owner, client.clientId, { capacity: null });
  const raise = { module: 'timeslotgroup', timeslotId, by: 2 };
  const raised = await context.inClient((scope) => raiseCapacity(context, scope, raise));
  expect(raised).toMatchObject({ ok: true, value: { capacity: null, overbooked: 0 } });
  const reception = await signedInAs(app, client, 'reception');
  await expect(reception.inClient((scope) => raiseCapacity(reception, scope, raise))).rejects.toThrow(
    NotAllowedError,
  );
});
