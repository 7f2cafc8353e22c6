import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../../platform/errors.ts';
import { listCounterDifferences } from '../../capacity/index.ts';
import { checkOut } from '../checkout/check-out.ts';
import { countReleasablePlaces, releaseHeldPlaces } from './release-held-places.ts';
import { saveDetails } from './save-details.ts';
import { getCart } from './show-cart.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock());
const client = await aClient(app);
const manager = await signedInAs(app, client);

const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
const figures = (page: TestSalesPage) => counterFigures(database.owner, page.timeslotId);

/** A sales page with a timeslot, and carts of two that have the details of their visitor. */
async function aPage(carts: number) {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 50 });
  const take = async () => {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 2 }];
    const wish = { language: 'en', timeslotId: page.timeslotId, lines };
    const { secret } = await takeCart(app, { client: client.subdomain, channel: page.url }, wish, null);
    await saveDetails(app, secret, anna);
    return secret;
  };
  const secrets: string[] = [];
  for (let nth = 0; nth < carts; nth += 1) secrets.push(await take());
  return { ...page, secrets, stateOf: async (secret: string) => (await getCart(app, secret)).state };
}

const pay = (secret: string) => checkOut(app, secret, { method: 'test' });

test('held places are released once, except those being paid, and the log says so', async () => {
  const page = await aPage(3);
  const [choosing = '', paying = '', other = ''] = page.secrets;
  await pay(paying);
  expect(await countReleasablePlaces(manager, page.timeslotId)).toEqual({ placeCount: 4, cartCount: 2 });
  expect(await releaseHeldPlaces(manager, page.timeslotId)).toEqual({ placeCount: 4, cartCount: 2 });
  expect(await releaseHeldPlaces(manager, page.timeslotId)).toEqual({ placeCount: 0, cartCount: 0 });
  expect(await figures(page)).toMatchObject({ held: 2, sold: 0 });
  expect(await Promise.all([choosing, paying, other].map(page.stateOf))).toEqual([
    ...['expired', 'paying', 'expired'],
  ]);
  expect(await refusalsOf(pay(choosing))).toEqual(['main: cart-expired']);
  const { rows } = await database.owner.query(
    `select after from audit_entry where client_id = $1 and action = 'release-held-places' and entity_id = $2`,
    [client.clientId, page.timeslotId],
  );
  expect(rows).toHaveLength(1);
});

test('a visitor who pays in the moment of the release keeps the places, or reads that the time is over: never half', async () => {
  const page = await aPage(12);
  const acts = await Promise.all([
    releaseHeldPlaces(manager, page.timeslotId),
    ...page.secrets.map((secret) =>
      pay(secret).then(
        () => 'paying',
        (error: unknown) => refusalsOf(Promise.reject(error)).then(([refusal]) => refusal),
      ),
    ),
    releaseHeldPlaces(manager, page.timeslotId),
  ]);
  const answers = acts.slice(1, -1);
  expect(answers.filter((one) => one !== 'paying' && one !== 'main: cart-expired')).toEqual([]);
  const paying = answers.filter((one) => one === 'paying').length;
  expect(await figures(page)).toMatchObject({ held: paying * 2, sold: 0 });
  const states = await Promise.all(page.secrets.map(page.stateOf));
  expect(states.filter((state) => state === 'paying')).toHaveLength(paying);
  expect(states.filter((state) => state === 'expired')).toHaveLength(12 - paying);
  expect(await listCounterDifferences(database.worker)).toEqual([]);
});

test('a release waits for a cart that is just being paid for, and leaves it alone', async () => {
  const page = await aPage(1);
  const somebody = await database.owner.connect();
  try {
    await somebody.query('begin');
    const { rows } = await somebody.query<{ id: string }>(
      'select id from cart where client_id = $1 and timeslot_id = $2 for update',
      [client.clientId, page.timeslotId],
    );
    const releasing = releaseHeldPlaces(manager, page.timeslotId);
    await somebody.query('update cart set order_id = gen_random_uuid() where id = $1', [rows[0]?.id]);
    await somebody.query('commit');
    expect(await releasing).toEqual({ placeCount: 0, cartCount: 0 });
  } finally {
    somebody.release();
  }
  expect(await figures(page)).toMatchObject({ held: 2 });
});

test('it goes over the heads of visitors: without the extra right it is refused', async () => {
  const page = await aPage(1);
  const clientUser = await signedInAs(app, client, 'client user');
  await expect(releaseHeldPlaces(clientUser, page.timeslotId)).rejects.toBeInstanceOf(NotAllowedError);
  expect(await figures(page)).toMatchObject({ held: 2 });
});
