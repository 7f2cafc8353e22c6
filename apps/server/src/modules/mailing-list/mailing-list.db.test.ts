import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { startMailchimpCounterpart } from '@foyer/testkit/providers/mailchimp-counterpart.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { replaceSecret } from '../settings/replace-secret.ts';
import { saveSetting } from '../settings/save-setting.ts';
import './mailing-list.module.ts';
import { subscribeBuyerSubscription } from './subscribe-buyer.ts';

const database = await testDatabase();
const key = 'live-key-us6';
const provider = await startMailchimpCounterpart(key);
afterAll(() => provider.close());
const made = testApp(database);
const env = { ...made.app.env, FOYER_MAILCHIMP_URL: provider.url };
const app = { ...made.app, env };
const worker = { ...made.worker, env };

const lists = { mailingProvider: 'mailchimp', newsletterList: 'a1', secondaryList: 'b2' } as const;

async function aMuseum({ withKey = true } = {}) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client, 'management');
  if (withKey) await replaceSecret(manager, 'mailing-list-key', key);
  return { ...client, manager };
}

async function anOrder(email: string, { isTest = false } = {}) {
  const museum = await aMuseum();
  await aSetting(database.owner, museum.clientId, 'mailing-list', lists);
  const timeslot = await aTimeslot(database.owner, museum.clientId, { capacity: 10 });
  const { orderId } = await aPlacedOrder(app, museum.clientId, timeslot);
  await database.owner.query('update orders set buyer_email = $2, test = $3 where id = $1', [
    orderId,
    email,
    isTest,
  ]);
  const subscribe = (optIns: string[]) =>
    subscribeBuyerSubscription.handle(worker, {
      id: orderId,
      clientId: museum.clientId,
      type: 'buyer-opted-in',
      payload: { orderId, optIns },
      createdAt: '',
    });
  return { ...museum, orderId, subscribe };
}

const membersOf = (email: string) =>
  [...provider.members.values()].filter(({ email_address: address }) => address === email);

test('a buyer is put on the lists that were asked for, and on no other; once more changes nothing', async () => {
  const { subscribe } = await anOrder('anna@example.org');
  await subscribe(['newsletter']);
  await subscribe(['newsletter']);
  expect(membersOf('anna@example.org')).toEqual([
    expect.objectContaining({
      list: 'a1',
      status: 'subscribed',
      merge_fields: { FNAME: 'Anna', LNAME: 'Visser' },
    }),
  ]);
  await subscribe(['newsletter', 'secondary-newsletter', 'additional-opt-in']);
  expect(membersOf('anna@example.org').map(({ list }) => list)).toEqual(['a1', 'b2']);
});

test('without an opt-in, of a test order, and after an erasure no address leaves', async () => {
  const before = provider.seen.length;
  await (await anOrder('bo@example.org')).subscribe([]);
  await (await anOrder('bo@example.org', { isTest: true })).subscribe(['newsletter']);
  await (await anOrder('')).subscribe(['newsletter']);
  expect(provider.seen).toHaveLength(before);
});

test('a provider that fails is asked again, and what it says names no person', async () => {
  const { subscribe } = await anOrder('anna@example.org');
  provider.faults.push('failing', 'no answer', 'lost answer', 'refusing');
  await expect(subscribe(['newsletter'])).rejects.toThrow('answered 500');
  await expect(subscribe(['newsletter'])).rejects.toThrow();
  await expect(subscribe(['newsletter'])).rejects.toThrow();
  const refused = await subscribe(['newsletter']).catch((error: Error) => error.message);
  expect(refused).toBe('The mailing list answered 422: Member In Compliance State');
  await subscribe(['newsletter']);
  expect(membersOf('anna@example.org').filter(({ list }) => list === 'a1')).toHaveLength(1);
});

test('the settings are saved when the provider knows the lists, and say what is wrong at its field', async () => {
  const save = ({ manager }: Awaited<ReturnType<typeof aMuseum>>, value: object) =>
    saveSetting(manager, { subject: 'mailing-list', value, version: 0, isApplyNow: false });
  const museum = await aMuseum();
  expect(await refusalsOf(save(museum, { ...lists, secondaryList: 'zz' }))).toEqual([
    'secondaryList: mailing-list-unknown',
  ]);
  provider.faults.push('failing');
  expect(await refusalsOf(save(museum, lists))).toEqual(['main: mailing-list-save-failed']);
  expect(await refusalsOf(save(await aMuseum({ withKey: false }), lists))).toEqual([
    'main: mailing-list-key-missing',
  ]);
  await save(museum, lists);
  const { rows } = await database.owner.query(
    `select value from client_setting where client_id = $1 and subject = 'mailing-list'`,
    [museum.clientId],
  );
  expect(rows).toEqual([{ value: lists }]);
});
