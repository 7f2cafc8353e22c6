import { readFile } from 'node:fs/promises';
import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { isModule, type Module } from '@foyer/domain/identity/modules.ts';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker } from '@foyer/testkit/graphql-asker.ts';
import { listCalls } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { type FieldWay, findFieldWays } from '@foyer/testkit/samples/field-ways.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createAccount } from '../modules/identity/index.ts';
import { inClient } from '../platform/database/in-client.ts';
import { objectsOf, scopeOf } from '../platform/graphql/declared-rights.ts';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

/** Fields below a field that others may read too: each withholds its data from an account without its own right. */
const database = await testDatabase();
const apps = testApp(database);
const { app } = apps;
const client = await aBusyClient(apps, database);
const server = await createServer(app);
afterAll(() => server.close());

/** An account with every right of a manager but those named. */
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
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: '/v1/login_check',
    payload: { username: `${username}|${client.subdomain}`, password: TEST_PASSWORD },
  });
  if (answer.statusCode !== 200) throw new Error(`No sign-in: ${answer.body}`);
  return graphqlAsker(server, answer.json().token);
}

/** The modules of which a field below another one asks for one; `asParent` and `session` withhold nothing. */
function guardsOf(name: string): readonly Module[] {
  const [type = '', field = ''] = name.split('.');
  const owner = objectsOf(schema).find((object) => object.name === type);
  const declared = owner?.getFields()[field];
  const scope = declared && scopeOf(declared);
  if (!scope) return [];
  if ('right' in scope) return [scope.right[0]].filter(isModule);
  return 'anyRight' in scope ? scope.anyRight[0].filter(isModule) : [];
}

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
/** Ways to each guarded field that do not need the field's own right before it, the shortest first. */
const waysByField = new Map<string, FieldWay[]>();
for (const way of findFieldWays(printed, listCalls(printed, sampleIdsOf(client)), isGuarded)) {
  const field = way.fields.at(-1) ?? '';
  const own = guardsOf(field);
  const isFree = way.fields.slice(0, -1).every((passed) => {
    const before = guardsOf(passed);
    return before.length === 0 || before.some((module) => !own.includes(module));
  });
  if (isFree) waysByField.set(field, [...(waysByField.get(field) ?? []), way]);
}
for (const ways of waysByField.values()) ways.sort((one, other) => one.steps.length - other.steps.length);

function isGuarded(field: string): boolean {
  return guardsOf(field).some((module) => module !== 'clients');
}

test('a field of an object is withheld from an account without its module, whatever led to the object', async () => {
  const manager = await askerWithout('all-of-them', []);
  const askers = new Map<string, ReturnType<typeof askerWithout>>();
  const wrong: string[] = [];
  const unproven: string[] = [];
  let provenCount = 0;
  for (const [field, ways] of waysByField) {
    const modules = guardsOf(field);
    const lacking = modules.join(' ');
    let isProven = false;
    let isThere = false;
    for (const way of ways.filter(() => !isProven)) {
      const shown = await manager(way);
      if (shown.errors.some(({ code }) => code?.startsWith('GRAPHQL') || code === 'NOT_ALLOWED')) {
        wrong.push(`${way.document}: ${shown.errors[0]?.message}`);
      }
      // the museum of this test has not one of everything
      isThere ||= !shown.errors.some(({ code }) => code === 'NOT_FOUND');
      if (valuesAt(shown.data, way.steps.slice(0, -1)).length === 0) continue;
      askers.set(lacking, askers.get(lacking) ?? askerWithout(`without ${lacking}`.slice(0, 60), modules));
      const withheld = await (await askers.get(lacking))?.(way);
      const isRefused = withheld?.errors.some(({ code }) => code === 'NOT_ALLOWED');
      if (!isRefused || valuesAt(withheld?.data, way.steps).length > 0) wrong.push(way.fields.join(' > '));
      isProven = true;
      provenCount += 1;
    }
    if (isThere && !isProven) unproven.push(ways[0]?.fields.join(' > ') ?? field);
  }
  expect(wrong).toEqual([]);
  expect(unproven).toEqual([]);
  expect(provenCount).toBeGreaterThan(12);
});

/** What an answer holds at the end of a way, through lists; nothing where it holds null or an empty list. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, steps));
  const [step, ...rest] = steps;
  return step === undefined ? [data] : valuesAt(Reflect.get(Object(data), step), rest);
}

test('the dashboard counts what failed or waits only for accounts that may look into it', async () => {
  await database.owner.query(
    `with one as (insert into mail (client_id, kind, language, sealed, person_key_id, waits_since, next_try_at)
       select client_id, kind, language, sealed, person_key_id, now(), now() from mail where client_id = $1 limit 1)
     update mail set state = 'failed' where client_id = $1`,
    [client.clientId],
  );
  const document = `{ dashboard { alerts {
    failedMails failedMessages waitingMails mailsWaitSince failedRefunds differingPayments
    differingPaymentOrderId refundsToApprove refundsByHand chargebacks chargebackOrderId timeslotConflicts lowBarcodeSeries } } }`;
  const manager = await askerWithout('all-alerts', []);
  const desk = await askerWithout('no-queue', ['message-queue', 'order-management', 'timeslotgroup']);
  const alertsOf = async (ask: typeof manager) => (await ask({ document })).data?.dashboard;
  expect(await alertsOf(manager)).toMatchObject({
    alerts: { failedMails: expect.any(Number), waitingMails: 1, mailsWaitSince: expect.any(String) },
  });
  expect(JSON.stringify(await alertsOf(manager))).not.toContain('"failedMails":0');
  expect(await alertsOf(desk)).toEqual({
    alerts: {
      failedMails: 0,
      failedMessages: 0,
      waitingMails: 0,
      mailsWaitSince: null,
      failedRefunds: 0,
      differingPayments: 0,
      differingPaymentOrderId: null,
      refundsToApprove: 0,
      refundsByHand: 0,
      chargebacks: 0,
      chargebackOrderId: null,
      timeslotConflicts: 0,
      lowBarcodeSeries: 0,
    },
  });
});
