import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { countWithheld } from './withholding-channels.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-14T12:00:00Z'));

test('the places that a channel may not sell are withheld while it sells at all', async () => {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  const set = (change: string) =>
    database.owner.query(`update channel set ${change} where id = $1`, [page.channelId]);
  await set(
    'hold_capacity_enabled = true, hold_capacity_percentage = 20, hold_capacity_release_minutes = 60',
  );
  const slot = {
    startsAt: new Date('2030-06-15T12:00:00Z'),
    capacity: 10,
    ticketGroupIds: [page.ticketGroupId],
  };
  const withheld = async () => countWithheld(await signedInAs(app, client), slot);
  expect(await withheld()).toBe(2);
  await set('publication_on = false');
  expect(await withheld()).toBe(0);
  await set(`publication_on = true, starts_on = '2030-06-15'`);
  expect(await withheld()).toBe(0);
});
