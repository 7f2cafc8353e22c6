import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { accountInput, aFoyerWithProviders } from '@foyer/testkit/providers/a-remote-payment.ts';
import {
  MOLLIE_LIVE_KEY,
  MOLLIE_TEST_KEY,
  startMollie,
} from '@foyer/testkit/providers/mollie-counterpart.ts';
import { afterAll, expect, test } from 'vitest';
import { NotAllowedError, RefusedError } from '../../../platform/errors.ts';
import { startPayment } from '../start-payment.ts';
import { connectProvider, replaceProviderKeys } from './connect-provider.ts';
import { listPaymentAccounts } from './payment-account.repository.ts';
import { recheckAccount } from './recheck-account.ts';
import { switchAccount } from './switch-account.ts';

const database = await testDatabase();
const mollie = await startMollie();
const { app, close } = await aFoyerWithProviders(database, { FOYER_MOLLIE_URL: mollie.url });
afterAll(() => Promise.all([close(), mollie.close()]));

async function aManager() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const list = () => manager.inClient(listPaymentAccounts);
  return { ...client, manager, list };
}

const refusalsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) =>
      error instanceof RefusedError ? error.refusals.map(({ code, field }) => [code, field]) : [error],
  );

test('keys that Mollie takes are sealed, audited and never read back', async () => {
  const { manager, list } = await aManager();
  const account = await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  expect(account).toMatchObject({
    provider: 'mollie',
    environment: 'test',
    methods: ['ideal', 'bancontact', 'card'],
    isOn: true,
  });
  expect(account.checkLines).toContainEqual({ code: 'key-valid', params: { name: 'Stichting Getij' } });
  expect(Object.keys((await list())[0] ?? {})).not.toContain('ciphertext');
  const { rows } = await database.owner.query(
    `select (select jsonb_agg(t) from payment_account t)::text || (select jsonb_agg(a) from audit_entry a)::text as all`,
  );
  expect(rows[0].all).not.toContain(MOLLIE_TEST_KEY.slice(5));
  expect(rows[0].all).toContain('connect-payment-provider');
});

test('wrong keys are refused at their field and nothing is kept', async () => {
  const { manager, list } = await aManager();
  const connect = (apiKey: string, environment: 'live' | 'test' = 'test') =>
    refusalsOf(connectProvider(manager, accountInput('mollie', { apiKey }, environment)));
  expect(await connect('')).toEqual([['key-missing', 'apiKey']]);
  expect(await connect('abc')).toEqual([['key-form-wrong', 'apiKey']]);
  expect(await connect(MOLLIE_TEST_KEY, 'live')).toEqual([['key-of-other-environment', 'apiKey']]);
  expect(await connect('test_0000000000000000000000')).toEqual([['key-refused', 'apiKey']]);
  mollie.faults.push('no answer');
  expect(await connect(MOLLIE_TEST_KEY)).toEqual([['provider-not-reached', 'main']]);
  expect(await list()).toEqual([]);
  expect(
    await refusalsOf(connectProvider(manager, accountInput('adyen', { apiKey: 'x'.repeat(20) }, 'live'))),
  ).toEqual([
    ['key-missing', 'merchantAccount'],
    ['key-missing', 'webhookSecret'],
    ['key-missing', 'livePrefix'],
  ]);
});

test('one account a provider and environment; of two that connect at once one is refused', async () => {
  const { manager } = await aManager();
  const connect = () => connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  const outcomes = await Promise.all([refusalsOf(connect()), refusalsOf(connect())]);
  expect(outcomes.filter((refusals) => refusals.length === 0)).toHaveLength(1);
  expect(outcomes.flat()).toEqual([['provider-connected-already', 'provider']]);
});

test('keys are replaced by the version that was seen; reception and other museums may do nothing', async () => {
  const { manager, list, ...client } = await aManager();
  const account = await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  const input = accountInput('mollie', { apiKey: MOLLIE_TEST_KEY });
  const replaced = await replaceProviderKeys(manager, account.id, input, account.version);
  expect(replaced.version).toBe(account.version + 1);
  expect(await refusalsOf(replaceProviderKeys(manager, account.id, input, account.version))).toEqual([
    ['changed-meanwhile', undefined],
  ]);
  const reception = await signedInAs(app, client, 'reception');
  await expect(connectProvider(reception, input)).rejects.toBeInstanceOf(NotAllowedError);
  const other = await aManager();
  await expect(switchAccount(other.manager, account.id, false, 1)).rejects.toThrow(
    'payment-account-not-found',
  );
  expect(await other.list()).toEqual([]);
});

test('a check says what does not work in lines, and an account with a red line takes no payment', async () => {
  const { manager, clientId } = await aManager();
  const { id } = await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
  mollie.faults.push('refusing');
  expect((await recheckAccount(manager, id)).checkLines).toEqual([
    { code: 'key-refused', params: { detail: 'The amount is too high' } },
  ]);
  expect(await startPayment(app, clientId, orderId, 'ideal')).toMatchObject({
    ok: false,
    refusals: [{ code: 'payment-method-unknown', field: 'method' }],
  });
  await recheckAccount(manager, id);
  expect(await startPayment(app, clientId, orderId, 'ideal')).toMatchObject({ ok: true });
});

test('a test account takes no live order and a live one no test order; switched off, it takes none', async () => {
  const { manager, clientId } = await aManager();
  const timeslot = await aTimeslot(database.owner, clientId);
  const live = await aPlacedOrder(app, clientId, timeslot);
  const pay = async () => (await startPayment(app, clientId, live.orderId, 'ideal')).ok;
  await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  expect(await pay()).toBe(false);
  const account = await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_LIVE_KEY }, 'live'));
  const off = await switchAccount(manager, account.id, false, account.version);
  expect(await pay()).toBe(false);
  await switchAccount(manager, account.id, true, off.version);
  expect(await pay()).toBe(true);
});

test("a location's own account takes its payments, the client's all others", async () => {
  const { manager, clientId } = await aManager();
  const [here, there] = [
    await aTimeslot(database.owner, clientId),
    await aTimeslot(database.owner, clientId),
  ];
  await connectProvider(manager, accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }));
  const own = await connectProvider(
    manager,
    accountInput('mollie', { apiKey: MOLLIE_TEST_KEY }, 'test', here.locationId),
  );
  const accountOf = async (timeslot: typeof here) => {
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
    await startPayment(app, clientId, orderId, 'ideal');
    const { rows } = await database.owner.query('select account_id from payment where order_id = $1', [
      orderId,
    ]);
    return rows[0].account_id;
  };
  expect(await accountOf(here)).toBe(own.id);
  expect(await accountOf(there)).not.toBe(own.id);
});
