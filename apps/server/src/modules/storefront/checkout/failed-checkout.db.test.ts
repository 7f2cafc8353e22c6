import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { listFailedPlacements } from '../../orders/index.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database);
const client = await aClient(app);
const page = await aSalesPage(owner, client.clientId, { capacity: 10 });
const staff = await signedInAs(app, client);

async function aCart(): Promise<string> {
  const { secret } = await takeCart(
    app,
    { client: client.subdomain, channel: page.url },
    {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 2 }],
    },
    randomUUID(),
  );
  await saveDetails(app, secret, {
    firstName: 'Anna',
    lastName: 'Visser',
    email: 'anna@example.com',
    phone: null,
  });
  return secret;
}

test('an order that the database does not take is kept for the view of failed orders, once, and says when it was placed after all', async () => {
  const secret = await aCart();
  // Every order breaks a constraint: a fault that no visitor can do anything about.
  await owner.query('alter table orders add constraint broken check (total_minor < 0) not valid');
  for (const _try of [1, 2]) {
    await expect(checkOut(app, secret, { method: 'test' })).rejects.toThrow('broken');
  }
  const failed = await listFailedPlacements(staff);
  expect(failed).toMatchObject([
    { itemCount: 2, totalMinor: 3500, visitDate: page.date, code: '23514', tries: 2, orderId: null },
  ]);
  expect(JSON.stringify(failed)).not.toMatch(/Anna|anna@/);
  await owner.query('alter table orders drop constraint broken');
  await checkOut(app, secret, { method: 'test' });
  expect(await listFailedPlacements(staff)).toMatchObject([{ orderId: expect.any(String), tries: 2 }]);
});

test('a refusal that a visitor can mend is no failed order', async () => {
  const secret = await aCart();
  await expect(checkOut(app, secret, { method: 'nothing' })).rejects.toThrow();
  expect(await listFailedPlacements(staff)).toHaveLength(1);
});

test('a sales partner and another museum see none of them', async () => {
  const other = await signedInAs(app, await aClient(app));
  expect(await listFailedPlacements(other)).toEqual([]);
  const partner = { ...staff, account: { ...staff.account, accountType: 'sales partner' as const } };
  expect(await listFailedPlacements(partner)).toEqual([]);
});
