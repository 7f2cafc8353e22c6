import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { refuseLoginLocations } from './login-location-choice.ts';
import { signIn } from './sign-in.ts';
import { forgetOldSignIns, listSignInHistory, SIGN_IN_DAYS } from './sign-in-history.ts';
import { createSigningKeys } from './signing-keys.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);
const keys = createSigningKeys(app);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const tryFrom = (ip: string, password = TEST_PASSWORD, name = 'manager') =>
    signIn(app, keys, { username: `${name}|${client.subdomain}`, password, ip, userAgent: 'test' });
  return { client, manager, tryFrom, history: () => historyOf(manager, manager.account.accountId) };
}

const historyOf = (reader: RequestContext, accountId: string) =>
  reader.inClientReadOnly((scope) => listSignInHistory(reader, scope, [accountId]));

test('an account shows time, address and result of its sign-in attempts', async () => {
  const { client, tryFrom, history } = await aMuseum();
  await tryFrom('192.0.2.1');
  clock.advance(1);
  await tryFrom('198.51.100.9', 'wrong');
  await tryFrom('198.51.100.9', TEST_PASSWORD, 'nobody');
  await expect
    .poll(async () => (await history()).map(({ address, result }) => [address, result]))
    .toEqual([
      ['198.51.100.9', 'wrong-password'],
      ['192.0.2.1', 'signed-in'],
    ]);
  const reception = await signedInAs(app, client, 'reception');
  await expect(historyOf(reception, reception.account.accountId)).rejects.toThrow('gebruikers');
  const other = await aMuseum();
  expect(await historyOf(other.manager, (await aMuseum()).manager.account.accountId)).toEqual([]);
});

test('it is forgotten after 90 days', async () => {
  const { tryFrom, history } = await aMuseum();
  await tryFrom('192.0.2.1');
  clock.advance((24 * SIGN_IN_DAYS - 1) * 60);
  await forgetOldSignIns(worker);
  expect(await history()).toHaveLength(1);
  clock.advance(120);
  await forgetOldSignIns(worker);
  expect(await history()).toEqual([]);
});

test('the networks of a location cannot go while an account is being limited to it', async () => {
  const { client, manager } = await aMuseum();
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into location (client_id, name, address, postal_code, town, country, time_zone, ip_ranges)
     values ($1, 'Quay', '', '', '', 'NL', 'Europe/Amsterdam', '{192.0.2.0/28}') returning id`,
    [client.clientId],
  );
  const id = rows[0]?.id ?? '';
  const takeAway = () =>
    database.owner.query(
      `select set_config('lock_timeout', '200ms', true); update location set ip_ranges = '{}' where id = '${id}'`,
    );
  await manager.inClient(async (scope) => {
    await refuseLoginLocations(scope, [id]);
    await expect(takeAway()).rejects.toThrow('lock timeout');
  });
  await takeAway();
  await expect(manager.inClient((scope) => refuseLoginLocations(scope, [id]))).rejects.toBeInstanceOf(
    RefusedError,
  );
});
