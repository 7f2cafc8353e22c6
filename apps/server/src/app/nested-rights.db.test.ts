import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { aBusyClient } from '@foyer/testkit/a-busy-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/a-client.ts';
import { graphqlAsker } from '@foyer/testkit/graphql-asker.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { createAccount } from '../modules/identity/index.ts';
import { inClient } from '../platform/database/in-client.ts';
import { createServer } from './create-server.ts';

/** Fields below a field that others may read too: each withholds its data from who lacks its own right. */
const database = await testDatabase();
const apps = testApp(database);
const { app } = apps;
const client = await aBusyClient(apps, database);
const server = await createServer(app);
afterAll(() => server.close());

/** Somebody with every right of a manager but those named. */
async function askerWithout(username: string, lacking: readonly Module[]) {
  const rights = startAccountRights('management').filter(({ module }) => !lacking.includes(module));
  await inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      username,
      email: '',
      accountType: 'client user',
      locale: 'en_US',
      password: TEST_PASSWORD,
      rights,
    }),
  );
  const answer = await server.inject({
    method: 'POST',
    url: '/v1/login_check',
    payload: { username: `${username}|${client.subdomain}`, password: TEST_PASSWORD },
  });
  return graphqlAsker(server, answer.json().token);
}

const locations = '{ locations { id name %s } }';

test.each([
  ['ipRanges', 'ipRanges'],
  ['usedBy', 'usedBy { productCount }'],
  ['houseToday', 'houseToday { __typename }'],
])('a location tells its %s only to who may see the settings', async (field, selection) => {
  const document = locations.replace('%s', selection);
  const manager = await askerWithout(`all-${field}`, []);
  const desk = await askerWithout(`desk-${field}`, ['new-settings']);
  expect((await manager({ document })).errors).toEqual([]);
  const withheld = await desk({ document });
  expect(withheld.errors.length).toBeGreaterThan(0);
  expect(withheld.text).not.toContain(`"${field}":[`);
  expect(withheld.text).not.toContain(`"${field}":{`);
});

test('a product tells its timeslot groups only to who may see timeslots', async () => {
  const document = `{ product(id: "${client.ids.product}") { id timeslotGroups { id name } } }`;
  const manager = await askerWithout('all-groups', []);
  const desk = await askerWithout('no-timeslots', ['timeslotgroup']);
  const groupId = client.ids.timeslotgroup;
  expect((await manager({ document })).text).toContain(groupId);
  const withheld = await desk({ document });
  expect(withheld.errors).toEqual([]);
  expect(withheld.text).not.toContain(groupId);
});

test('the dashboard counts what failed only for who may look into it', async () => {
  await database.owner.query(`update mail set state = 'failed' where client_id = $1`, [client.clientId]);
  const document = '{ dashboard { alerts { failedMails failedRefunds timeslotConflicts } } }';
  const manager = await askerWithout('all-alerts', []);
  const desk = await askerWithout('no-queue', ['message-queue', 'order-management', 'timeslotgroup']);
  const alertsOf = async (ask: typeof manager) => (await ask({ document })).data?.dashboard;
  expect(await alertsOf(manager)).toMatchObject({ alerts: { failedMails: expect.any(Number) } });
  expect(JSON.stringify(await alertsOf(manager))).not.toContain('"failedMails":0');
  expect(await alertsOf(desk)).toEqual({
    alerts: { failedMails: 0, failedRefunds: 0, timeslotConflicts: 0 },
  });
});
