import { readFile } from 'node:fs/promises';
import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { isModule, type Module } from '@foyer/domain/identity/modules.ts';
import { aBusyClient } from '@foyer/testkit/a-busy-client.ts';
import { TEST_PASSWORD } from '@foyer/testkit/a-client.ts';
import { findFieldWays } from '@foyer/testkit/field-ways.ts';
import { graphqlAsker } from '@foyer/testkit/graphql-asker.ts';
import { listCalls } from '@foyer/testkit/graphql-call.ts';
import { sampleIdsOf } from '@foyer/testkit/sample-ids.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { createAccount } from '../modules/identity/index.ts';
import { inClient } from '../platform/database/in-client.ts';
import { objectsOf, scopeOf } from '../platform/graphql/declared-rights.ts';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

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

/** What a field below another one declares; `asParent` and `session` withhold nothing. */
function guardsOf(name: string): { modules: readonly Module[]; isLeftOut: boolean } | undefined {
  const [type = '', field = ''] = name.split('.');
  const owner = objectsOf(schema).find((object) => object.name === type);
  const declared = owner?.getFields()[field];
  const scope = declared && scopeOf(declared);
  if (!scope) return undefined;
  const isLeftOut = 'shownWith' in scope;
  if ('shownWith' in scope) return { modules: [scope.shownWith[0]].filter(isModule), isLeftOut };
  if ('right' in scope) return { modules: [scope.right[0]].filter(isModule), isLeftOut };
  return 'anyRight' in scope ? { modules: scope.anyRight[0].filter(isModule), isLeftOut } : undefined;
}

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
/** Every way to a guarded field that does not need the field's own right before it. */
const ways = findFieldWays(printed, listCalls(printed, sampleIdsOf(client)), (field) => {
  const modules = guardsOf(field)?.modules ?? [];
  return modules.some((module) => module !== 'clients');
}).filter(({ fields }) => {
  const own = guardsOf(fields.at(-1) ?? '')?.modules ?? [];
  return fields.slice(0, -1).every((field) => {
    const before = guardsOf(field)?.modules ?? [];
    return before.length === 0 || before.some((module) => !own.includes(module));
  });
});

const lists = (way: { fields: readonly string[] }) => way.fields.at(-1) ?? '';

test('what a field of an object guards, no other way to it gives away: each is refused, or left out of its page', async () => {
  const manager = await askerWithout('all-of-them', []);
  const askers = new Map<string, ReturnType<typeof askerWithout>>();
  const wrong: string[] = [];
  const proven = new Set<string>();
  for (const way of ways) {
    const { modules, isLeftOut } = guardsOf(lists(way)) ?? { modules: [], isLeftOut: false };
    const lacking = modules.join(' ');
    const shown = await manager(way);
    if (shown.errors.some(({ code }) => code?.startsWith('GRAPHQL') || code === 'NOT_ALLOWED')) {
      wrong.push(`${way.document}: ${shown.errors[0]?.message}`);
    }
    // a field that is left out proves it only where there is something to leave out
    const seen = isLeftOut ? way.steps : way.steps.slice(0, -1);
    if (valuesAt(shown.data, seen).length === 0) continue;
    askers.set(lacking, askers.get(lacking) ?? askerWithout(`without ${lacking}`.slice(0, 60), modules));
    const withheld = await (await askers.get(lacking))?.(way);
    const isRefused = withheld?.errors.some(({ code }) => code === 'NOT_ALLOWED') === !isLeftOut;
    if (!isRefused || valuesAt(withheld?.data, way.steps).length > 0) wrong.push(way.fields.join(' > '));
    proven.add(lists(way));
  }
  expect(wrong).toEqual([]);
  expect([...proven].toSorted()).toEqual([...new Set(ways.map(lists))].toSorted());
}, 120_000);

/** What an answer holds at the end of a way, through lists; nothing where it holds null or an empty list. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data.flatMap((one) => valuesAt(one, steps));
  const [step, ...rest] = steps;
  return step === undefined ? [data] : valuesAt(Reflect.get(Object(data), step), rest);
}

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
