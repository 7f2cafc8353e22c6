import { randomUUID } from 'node:crypto';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotAllowedError } from '../../../platform/errors.ts';
import { changeClient } from '../change-client.ts';
import { getClient, getFeesOfMoment, getPlatformRates } from '../index.ts';
import { getManagedClient } from '../managed-client.ts';
import { setUpClient } from '../set-up-client.ts';
import { readClientRates } from './read-client-rates.ts';
import { withdrawClientRates } from './withdraw-client-rates.ts';

const database = await testDatabase();
// Half past eleven in the evening in Amsterdam: tomorrow is the second of June.
const clock = testClock('2030-06-01T21:30:00Z');
const { app } = testApp(database, clock);
const admin = await signedInAsAdmin(app);

const first = {
  platformServiceOnlineMinor: 50,
  platformServiceOfflineMinor: 20,
  platformServiceGroupsMinor: 40,
  platformTransactionOnlineMinor: 25,
  platformTransactionOfflineMinor: 10,
};

async function aChargedClient() {
  const form = {
    ...{ name: 'Getij Museum', subdomain: `c-${randomUUID()}`, postalCode: '1411 AB' },
    ...{ paymentEnvironment: 'live', currency: 'EUR' },
  };
  const account = { username: 'ruben', accountEmail: 'ruben@getij.example', locale: 'nl_NL' };
  const id = await setUpClient(admin, { ...form, ...account, ...first });
  const versionOf = async () => (await getManagedClient(app, id)).version;
  const charge = async (online: number, fromDay: string, version?: number) => {
    const rates = { ...first, platformServiceOnlineMinor: online, fromDay };
    await changeClient(admin, id, form, { rates, version: version ?? (await versionOf()) });
  };
  const onlineAt = async (at: string) => {
    const { platformServiceOnlineMinor } = await inClient(app.db, id, (scope) =>
      getPlatformRates(scope, new Date(at)),
    );
    return platformServiceOnlineMinor;
  };
  const toCome = async () =>
    (await readClientRates(app, id)).toCome.map(({ effectiveAt }) => effectiveAt.toISOString());
  return { id, form, versionOf, charge, onlineAt, toCome };
}

test('a new client begins with the rates of its form, and visitors pay those while it passes them on without costs of its own', async () => {
  const { id } = await aChargedClient();
  const pays = () =>
    inClient(app.db, id, async (scope) => getFeesOfMoment(scope, await getClient(scope), clock.now()));
  expect(await pays()).toMatchObject({ serviceFeeOnlineMinor: 0, passOnServiceCost: false });
  await database.owner.query(
    `update client set pass_on_service_cost = true, transaction_cost_online_minor = 99 where id = $1`,
    [id],
  );
  expect(await pays()).toMatchObject({
    ...{ serviceFeeOnlineMinor: 50, serviceFeeOfflineMinor: 20, transactionCostOnlineMinor: 99 },
  });
});

test('rates of the form begin at 00:00 of their day in the client’s zone, and its own costs stay as they were', async () => {
  const { id, charge, onlineAt } = await aChargedClient();
  await database.owner.query('update client set service_fee_online_minor = 75 where id = $1', [id]);
  await charge(60, '2030-06-02');
  await charge(90, '2030-07-01');
  expect(await onlineAt('2030-06-01T21:59:59.999Z')).toBe(50);
  expect(await onlineAt('2030-06-01T22:00:00Z')).toBe(60);
  expect(await onlineAt('2030-06-30T21:59:59.999Z')).toBe(60);
  expect(await onlineAt('2030-06-30T22:00:00Z')).toBe(90);
  const client = await inClient(app.db, id, getClient);
  expect(client.serviceFeeOnlineMinor).toBe(75);
});

test('a day before tomorrow is refused, and so is what is no day; nothing is saved then', async () => {
  const { charge, toCome, versionOf } = await aChargedClient();
  const version = await versionOf();
  expect(await refusalsOf(charge(60, '2030-06-01'))).toEqual(['fromDay: day-before-tomorrow']);
  expect(await refusalsOf(charge(60, '2030-06-31'))).toEqual(['fromDay: date-invalid']);
  expect(await refusalsOf(charge(-1, '2030-06-02'))).toEqual(['platformServiceOnlineMinor: fee-invalid']);
  expect([await toCome(), await versionOf()]).toEqual([[], version]);
});

test('of several to come one is withdrawn and the others stay; another one of the same day takes its place', async () => {
  const { id, charge, onlineAt, toCome, versionOf } = await aChargedClient();
  await charge(90, '2030-07-01');
  await charge(60, '2030-06-10');
  await charge(95, '2030-07-01');
  expect(await toCome()).toEqual(['2030-06-09T22:00:00.000Z', '2030-06-30T22:00:00.000Z']);
  const [one] = (await readClientRates(app, id)).toCome;
  await withdrawClientRates(admin, id, { ratesId: one?.id ?? '', version: await versionOf() });
  expect(await toCome()).toEqual(['2030-06-30T22:00:00.000Z']);
  expect([await onlineAt('2030-06-15T00:00:00Z'), await onlineAt('2030-07-15T00:00:00Z')]).toEqual([50, 95]);
  const { rows } = await database.owner.query(
    `select action, after ->> 'platformServiceOnlineMinor' as online, after ->> 'from' as "from", actor_id
     from audit_entry where client_id = $1 and entity = 'client-setting' order by id`,
    [id],
  );
  const by = { actor_id: admin.account.accountId };
  expect(rows).toEqual([
    { action: 'change-setting', online: '90', from: '2030-06-30T22:00:00.000Z', ...by },
    { action: 'change-setting', online: '60', from: '2030-06-09T22:00:00.000Z', ...by },
    { action: 'change-setting', online: '95', from: '2030-06-30T22:00:00.000Z', ...by },
    { action: 'withdraw-setting', online: '50', from: null, ...by },
  ]);
});

test('an Admin who has not seen the last rates changes and withdraws none', async () => {
  const { id, form, charge, toCome, versionOf } = await aChargedClient();
  const version = await versionOf();
  await charge(60, '2030-06-10');
  const [one] = (await readClientRates(app, id)).toCome;
  expect(await refusalsOf(charge(70, '2030-06-11', version))).toEqual(['main: changed-meanwhile']);
  const late = withdrawClientRates(admin, id, { ratesId: one?.id ?? '', version });
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await toCome()).toHaveLength(1);
  await changeClient(admin, id, { ...form, town: 'Bussum' }, { version: await versionOf() });
  expect(await toCome(), 'a form that says nothing of rates leaves them').toHaveLength(1);
});

test('an account of the client changes no rates by the form of the client', async () => {
  const { id, form, versionOf } = await aChargedClient();
  const manager = await signedInAs(app, { clientId: id, subdomain: form.subdomain, managerId: randomUUID() });
  const rates = { ...first, fromDay: '2030-06-02' };
  await expect(changeClient(manager, id, form, { rates })).rejects.toThrow(NotAllowedError);
  const withdrawn = withdrawClientRates(manager, id, { ratesId: randomUUID(), version: await versionOf() });
  await expect(withdrawn).rejects.toThrow(NotAllowedError);
});

test('rates that began while their page was open are not withdrawn: the Admin reads that they changed', async () => {
  const { id, charge, onlineAt, versionOf } = await aChargedClient();
  await charge(60, '2030-06-02');
  const [one] = (await readClientRates(app, id)).toCome;
  const version = await versionOf();
  clock.advance(60);
  const late = withdrawClientRates(admin, id, { ratesId: one?.id ?? '', version });
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await onlineAt('2030-06-15T00:00:00Z')).toBe(60);
});
