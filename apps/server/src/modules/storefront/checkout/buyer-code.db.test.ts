import { randomUUID } from 'node:crypto';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { SlowDownError } from '../../../platform/errors.ts';
import { openWithCode } from '../cart/buyer-code.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const { app: second } = testApp(database, clock);
const missing = ['main: buyer-code-missing'];
const usedUp = ['main: buyer-code-used-up'];

async function aChannel({ codes = ['FRIENDS-2030'], mostUsesPerCode = null as number | null } = {}) {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 200 });
  await database.owner.query('update ticket_type set price_minor = 0 where id = $1', [page.ticketTypeId]);
  const restrict = async (changes: object) => {
    const restrictions = {
      ...standardSalesFlow.restrictions,
      who: 'code',
      codes,
      mostUsesPerCode,
      ...changes,
    };
    await database.owner.query('update channel set sales_flow = $2 where id = $1', [
      page.channelId,
      JSON.stringify({ ...standardSalesFlow, restrictions }),
    ]);
  };
  await restrict({});
  const address = { client: client.subdomain, channel: page.url };
  const open = async (code: string, ip = '192.0.2.1') => (await openWithCode(app, address, code, ip)).pass;
  const hold = async (pass: string | null) => {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
    const wish = { language: 'en', timeslotId: page.timeslotId, lines };
    const { secret } = await takeCart(app, address, wish, randomUUID(), null, undefined, null, pass);
    await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.org' });
    return secret;
  };
  const pay = (secret: string, pass: string | null, by = app): Promise<string[]> =>
    checkOut(by, secret, { method: 'test', codePass: pass }).then(
      () => [],
      (error: unknown) => refusalsOf(Promise.reject(error)),
    );
  return { ...client, address, open, hold, pay, restrict };
}

test('without a code no places are taken and nothing is ordered; with it both are', async () => {
  const { address, open, hold, pay } = await aChannel();
  expect((await showSalesPage(app, address, 'en')).channel.asksCode).toBe(true);
  expect(await refusalsOf(hold(null))).toEqual(missing);
  expect(await refusalsOf(hold('FRIENDS-2030'))).toEqual(missing);
  const pass = await open(' friends 2030');
  const secret = await hold(pass);
  expect(await pay(secret, null)).toEqual(['code: buyer-code-missing']);
  expect(await pay(secret, `${pass}x`)).toEqual(['code: buyer-code-missing']);
  expect(await pay(secret, pass)).toEqual([]);
});

test('a pass is good for its own channel, and ends with its code', async () => {
  const { open, hold, pay, restrict } = await aChannel();
  const pass = await open('FRIENDS-2030');
  expect(await refusalsOf((await aChannel()).hold(pass))).toEqual(missing);
  const secret = await hold(pass);
  await restrict({ codes: ['MEMBERS-2030'] });
  expect(await pay(secret, pass)).toEqual(['code: buyer-code-missing']);
  expect(await refusalsOf(hold(pass))).toEqual(missing);
});

test('a code is used at most as often as the channel says, each code for itself; a cart that orders again counts once', async () => {
  const { open, hold, pay } = await aChannel({ codes: ['FIRST-1', 'SECOND-2'], mostUsesPerCode: 1 });
  const [first, other] = [await open('FIRST-1'), await open('second2')];
  const secret = await hold(first);
  expect(await pay(secret, first)).toEqual([]);
  expect(await pay(secret, first)).toEqual([]);
  expect(await pay(await hold(first), first)).toEqual(usedUp);
  expect(await pay(await hold(other), other)).toEqual([]);
});

test('of eight parallel orders with one code, in two processes, three are placed where three are allowed', async () => {
  const { open, hold, pay } = await aChannel({ mostUsesPerCode: 3 });
  const pass = await open('FRIENDS-2030');
  const carts = await Promise.all(Array.from({ length: 8 }, () => hold(pass)));
  const ends = await Promise.all(
    carts.map((secret, index) => pay(secret, pass, index % 2 === 0 ? app : second)),
  );
  expect(ends.filter((end) => end.length === 0)).toHaveLength(3);
  expect(ends.flat().every((one) => one === usedUp[0])).toBe(true);
});

test('guesses of an address are slowed down after ten, also where the next one is right', async () => {
  const { open } = await aChannel();
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await refusalsOf(open(`GUESS-${tries}`, '203.0.113.9'))).toEqual(['code: buyer-code-wrong']);
  }
  await expect(open('FRIENDS-2030', '203.0.113.9')).rejects.toBeInstanceOf(SlowDownError);
  expect(await open('FRIENDS-2030', '198.51.100.7')).toHaveLength(43);
});
