import { randomUUID } from 'node:crypto';
import { orderLimitDefaults } from '@foyer/domain/abuse-limits/order-limit.ts';
import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { clearOldMarks } from '../../abuse-limits/clear-old-marks.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
/** Another web process: it shares the database and nothing else. */
const { app: second } = testApp(database, clock);
const server = await createServer(app);
afterAll(() => server.close());

const two = { ...orderLimitDefaults, mostOrders: 2 };
/** The codes of what was refused; none = it was accepted. */
const codesOf = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error: unknown) => refusalsOf(Promise.reject(error)),
  );
const notAccepted = ['main: order-not-accepted'];

async function aMuseum({ limit = two, priceMinor = 0 } = {}) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 500 });
  await database.owner.query('update ticket_type set price_minor = $2 where id = $1', [
    page.ticketTypeId,
    priceMinor,
  ]);
  await aSetting(database.owner, client.clientId, 'order-limit', limit);
  const aCart = async (email: string) => {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
    const wish = { language: 'en', timeslotId: page.timeslotId, lines };
    const { secret } = await takeCart(
      app,
      { client: client.subdomain, channel: page.url },
      wish,
      randomUUID(),
    );
    await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email });
    return secret;
  };
  const order = async (email: string, ip: string | null = null, by = app) =>
    codesOf(checkOut(by, await aCart(email), { method: 'test' }, ip && callerNetwork(ip)));
  return { client, page, aCart, order };
}

const ordersOf = async ({ clientId }: TestClient) =>
  (
    await database.owner.query<{ n: number }>('select count(*)::int as n from orders where client_id = $1', [
      clientId,
    ])
  ).rows[0]?.n;

describe('the order limit', () => {
  test('the third order of one address is refused, and another address is not', async () => {
    const { client, order } = await aMuseum();
    expect(await order('anna@example.org')).toEqual([]);
    expect(await order('anna@example.org')).toEqual([]);
    expect(await order('anna@example.org')).toEqual(notAccepted);
    expect(await order('bo@example.org')).toEqual([]);
    expect(await ordersOf(client)).toBe(3);
  });

  test.each([
    ['plus-addresses', ['anna+1@example.org', 'anna+2@example.org', 'anna+tickets+3@example.org']],
    ['dots', ['a.nna@example.org', 'an.na@example.org', 'ann.a@example.org']],
    ['case', ['Anna@example.org', 'ANNA@EXAMPLE.ORG', 'anna@Example.Org']],
    ['full-width letters', ['ａnna@example.org', 'aｎna@example.org', 'anｎa@example.org']],
    ['accents', ['ánna@example.org', 'anňa@example.org', 'anná@example.org']],
    ['a whole address in look-alike letters', ['аос@example.org', 'aoc@example.org', 'аос@example.org']],
    ['other names of a provider', ['anna@gmail.com', 'an.na@googlemail.com', 'anna+1@GoogleMail.com']],
  ])('%s are one person', async (_how, addresses) => {
    const { client, order } = await aMuseum();
    const [first = '', again = '', third = ''] = addresses;
    expect([await order(first), await order(again)]).toEqual([[], []]);
    expect(await order(third)).toEqual(notAccepted);
    expect(await ordersOf(client)).toBe(2);
  });

  test('many IPv6 addresses of one /64 network are one person, those of another network are not', async () => {
    const { order } = await aMuseum();
    expect(await order('a@example.org', '2001:db8:0:1::1')).toEqual([]);
    expect(await order('b@example.org', '2001:db8:0:1:ffff::2')).toEqual([]);
    expect(await order('c@example.org', '2001:db8:0:1:abcd:ef01:2345:6789')).toEqual(notAccepted);
    expect(await order('c@example.org', '2001:db8:0:2::1')).toEqual([]);
    expect(await order('d@example.org', '::ffff:192.0.2.7')).toEqual([]);
    expect(await order('e@example.org', '192.0.2.7')).toEqual([]);
    expect(await order('f@example.org', '192.0.2.7')).toEqual(notAccepted);
  });

  test('of twenty parallel checkouts of one person, in two processes, two are placed', async () => {
    const { client, aCart } = await aMuseum({ priceMinor: 1750 });
    const secrets = await Promise.all(
      Array.from({ length: 20 }, (_, index) => aCart(`anna+${index}@example.org`)),
    );
    const ends = await Promise.all(
      secrets.map((secret, index) =>
        codesOf(checkOut(index % 2 === 0 ? app : second, secret, { method: 'test' }, `192.0.2.${index}`)),
      ),
    );
    expect(ends.filter((end) => end.length === 0)).toHaveLength(2);
    expect(ends.filter((end) => end.length > 0)).toEqual(Array.from({ length: 18 }, () => notAccepted));
    expect(await ordersOf(client)).toBe(2);
  });

  test('an order that expired with an open payment still counts, one that was cancelled or whose payment expired does not', async () => {
    const { client, order } = await aMuseum({ priceMinor: 1750 });
    const settle = (state: string, payment: string) =>
      database.owner.query(
        `with settled as (update orders set state = $2 where client_id = $1 and state = 'pending payment' returning id)
         update payment p set state = $3 from settled s where p.order_id = s.id`,
        [client.clientId, state, payment],
      );
    await order('anna@example.org');
    await settle('expired', 'expired');
    await order('anna@example.org');
    await settle('cancelled', 'open');
    await order('anna@example.org');
    await settle('expired', 'open');
    expect(await order('anna@example.org')).toEqual([]);
    expect(await order('anna@example.org')).toEqual(notAccepted);
  });

  test('where all orders count, a cancelled one does too, and a cart that orders again counts once', async () => {
    const { client, aCart, order } = await aMuseum({
      limit: { ...two, isCompletedOnly: false },
      priceMinor: 1750,
    });
    const secret = await aCart('anna@example.org');
    for (const firstName of ['Anna', 'Anne', 'Ann']) {
      await saveDetails(app, secret, { firstName, lastName: 'Visser', email: 'anna@example.org' });
      expect(await codesOf(checkOut(app, secret, { method: 'test' }))).toEqual([]);
    }
    await database.owner.query(`update orders set state = 'cancelled' where client_id = $1`, [
      client.clientId,
    ]);
    expect(await order('anna@example.org')).toEqual([]);
    expect(await order('anna@example.org')).toEqual(notAccepted);
  });

  test('ends with its time, and what it counted is deleted after a week', async () => {
    const { client, order } = await aMuseum();
    await order('anna@example.org');
    await order('anna@example.org');
    expect(await order('anna@example.org')).toEqual(notAccepted);
    clock.advance(61);
    expect(await order('anna@example.org')).toEqual([]);
    const kept = async () =>
      (await database.owner.query('select from order_mark where client_id = $1', [client.clientId])).rowCount;
    expect(await kept()).toBe(3);
    clock.advance(10_080 - 60);
    await clearOldMarks(worker);
    expect(await kept()).toBe(1);
  });

  test('is of one museum, and a museum without a limit writes nothing down', async () => {
    const [one, other] = [await aMuseum(), await aMuseum({ limit: orderLimitDefaults })];
    for (const museum of [one, one, other, other, other]) {
      expect(await museum.order('anna@example.org', '198.51.100.4')).toEqual([]);
    }
    const { rowCount } = await database.owner.query('select from order_mark where client_id = $1', [
      other.client.clientId,
    ]);
    expect(rowCount).toBe(0);
  });

  test('the table of marks tells no address', async () => {
    const { client, order } = await aMuseum();
    await order('anna@example.org', '198.51.100.4');
    const { rows } = await database.owner.query('select kind, digest from order_mark where client_id = $1', [
      client.clientId,
    ]);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['email', 'network']);
    for (const { digest } of rows) expect(digest.toString('latin1')).not.toMatch(/anna|198/);
  });
});

describe('blocking rules', () => {
  const block = (clientId: string) =>
    aSetting(database.owner, clientId, 'blocking', {
      rules: [
        { kind: 'ends-with', text: '@mailinator.com' },
        { kind: 'contains', text: 'resale' },
        { kind: 'same-as', text: 'j.smit@example.org' },
      ],
    });

  test('stop a checkout however the address is written, and count it by rule and day', async () => {
    const { client, order } = await aMuseum({ limit: orderLimitDefaults });
    await block(client.clientId);
    for (const address of [
      'anna@MAILINATOR.com',
      `anna@${new URL('http://m\u0430ilinator.com').hostname}`,
      're.sale@mailinator.com',
      'jsmit+9@example.org',
    ]) {
      expect(await order(address), address).toEqual(notAccepted);
    }
    expect(await order('anna@example.org')).toEqual([]);
    const { rows } = await database.owner.query(
      'select kind, text, stopped from blocking_stop where client_id = $1 order by kind, text',
      [client.clientId],
    );
    expect(rows).toEqual([
      { kind: 'contains', text: 'resale', stopped: 1 },
      { kind: 'ends-with', text: '@mailinator.com', stopped: 3 },
      { kind: 'same-as', text: 'j.smit@example.org', stopped: 1 },
    ]);
  });

  test('the answer is the same for every rule and for the order limit, and says nothing of them', async () => {
    const { client, aCart, order } = await aMuseum();
    await block(client.clientId);
    await order('anna@example.org');
    await order('anna@example.org');
    const answers = [];
    for (const address of ['anna@example.org', 'x@mailinator.com', 'resale@example.org']) {
      const secret = await aCart(address);
      const answer = await injectPatiently(server, {
        method: 'POST',
        url: `/api/shop/carts/${secret}/checkout`,
        payload: { method: 'test' },
      });
      answers.push({ status: answer.statusCode, body: answer.json() });
    }
    expect(answers[0]?.status).toBe(403);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(JSON.stringify(answers)).not.toMatch(/limit|block|rule|mailinator/);
  });
});
