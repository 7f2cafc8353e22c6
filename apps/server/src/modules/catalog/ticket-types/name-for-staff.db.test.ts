import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { nameForStaff } from './name-for-staff.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** A Dutch museum whose ticket type has names in Dutch and English, sold to a German. */
async function aSoldName() {
  const client = await aClient(app);
  const { ticketTypeId, productId } = await aTimeslot(database.owner, client.clientId);
  await database.owner.query(`update client set default_locale = 'nl_NL' where id = $1`, [client.clientId]);
  const write = (owner: string, id: string, language: string, field: string, text: string) =>
    database.owner.query(
      'insert into content (client_id, owner, owner_id, language, field, text) values ($1, $2, $3, $4, $5, $6)',
      [client.clientId, owner, id, language, field, text],
    );
  await write('ticket-type', ticketTypeId, 'nl', 'name', 'Volwassene');
  await write('ticket-type', ticketTypeId, 'en', 'name', 'Adult');
  await write('product', productId, 'nl', 'title', 'Zout & Licht');
  const sold = { ticketTypeId, ticketTypeName: 'Erwachsene', productName: 'Salz & Licht', orderId: 'one' };
  const { inClient } = await signedInAs(app, client);
  const read = async (language: string | undefined) => {
    const [named] = await inClient((scope) => nameForStaff(scope, [sold], language));
    return [named?.ticketTypeName, named?.productName, named?.orderId];
  };
  return { read, sold, inClient };
}

test('staff read a sold ticket in their own language, whatever the buyer reads', async () => {
  const { read } = await aSoldName();
  expect(await read('nl')).toEqual(['Volwassene', 'Zout & Licht', 'one']);
});

test('a name that their language lacks is the one of the museum’s own language', async () => {
  const { read } = await aSoldName();
  expect(await read('en')).toEqual(['Adult', 'Zout & Licht', 'one']);
  expect(await read('fr')).toEqual(['Volwassene', 'Zout & Licht', 'one']);
});

test('a name that is in neither, and a call that names no language, keep what was sold', async () => {
  const { read, sold, inClient } = await aSoldName();
  expect(await read(undefined)).toEqual(['Erwachsene', 'Salz & Licht', 'one']);
  const unnamed = {
    ...sold,
    ticketTypeId: (await aTimeslot(database.owner, (await aClient(app)).clientId)).ticketTypeId,
  };
  expect(await inClient((scope) => nameForStaff(scope, [unnamed, sold], 'nl'))).toMatchObject([
    { ticketTypeName: 'Erwachsene' },
    { ticketTypeName: 'Volwassene' },
  ]);
});
