import { readFile } from 'node:fs/promises';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { type GraphqlAnswer, graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { listCalls, replaceLeaf } from '@foyer/testkit/graphql-call.ts';
import { shareOf } from '@foyer/testkit/long-run.ts';
import { fingerprintRows, listRowIds } from '@foyer/testkit/samples/client-rows.ts';
import { deepJson, hostileValues, wrongTypes } from '@foyer/testkit/samples/hostile-values.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** Every query and mutation of the printed schema, with what it must not stumble over, by a manager with all rights. */
const database = await testDatabase();
const apps = testApp(database);
const mine = await aBusyClient(apps, database, { name: 'Getij' });
const theirs = await aBusyClient(apps, database, { name: 'Verzwegen Museum' });
// The log says what the answer rightly hides.
const bugs: string[] = [];
const log = pino(
  { level: 'error' },
  { write: (line: string) => bugs.push(JSON.parse(line).err?.message ?? line) },
);
const server = await createServer({ ...apps.app, log });
afterAll(() => server.close());
const ask = graphqlAsker(server, await tokenOf(apps.app, server, mine));
const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
// What takes things away comes last, so that the calls before it still find them.
const takesAway = (name: string) => /^(delete|archive|remove|revoke|end|unpublish)|OwnPassword/.test(name);
const calls = listCalls(printed, sampleIdsOf(mine)).sort(
  (a, b) => Number(takesAway(a.name)) - Number(takesAway(b.name)),
);

/** What is wrong with an answer to bad input; nothing where it is data or a clear no. */
function faultsOf({ status, errors, data, text }: GraphqlAnswer): string[] {
  const isSilent = status === 200 && errors.length === 0 && data === undefined;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(isSilent ? [`neither data nor error: ${text.slice(0, 200)}`] : []),
    ...errors.filter(({ code }) => code === 'UNEXPECTED').map(() => `a bug: ${bugs.at(-1)}`),
    ...errors
      .filter(({ message }) => !message || message.includes('undefined'))
      .map(() => 'an error without words'),
  ];
}

test('absurd values of the right type bring an answer or a clear refusal', async () => {
  const faults: string[] = [];
  let leaves = 0;
  let asked = 0;
  for (const call of calls) {
    for (const { path, type } of call.leaves) {
      leaves += 1;
      for (const value of shareOf(hostileValues(type.name), leaves)) {
        const answer = await ask({ ...call, variables: replaceLeaf(call.variables, path, value) });
        asked += 1;
        const shown = JSON.stringify(value)?.slice(0, 40);
        faults.push(
          ...faultsOf(answer).map((fault) => `${call.name} ${path.join('.')} = ${shown}: ${fault}`),
        );
      }
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

test('values of the wrong type, missing and unknown fields are refused', async () => {
  const faults: string[] = [];
  for (const call of calls) {
    for (const [turn, name] of Object.keys(call.variables).entries()) {
      const { [name]: _left, ...rest } = call.variables;
      const tries = [rest, { ...call.variables, [name]: { unknown: 1 } }];
      for (const value of shareOf(wrongTypes, turn)) tries.push({ ...call.variables, [name]: value });
      for (const variables of tries) {
        faults.push(
          ...faultsOf(await ask({ ...call, variables })).map((fault) => `${call.name} ${name}: ${fault}`),
        );
      }
    }
  }
  expect(faults).toEqual([]);
});

test("another client's ids are as unknown as none: nothing of it comes out, nothing of it changes", async () => {
  const secrets = [
    ...(await listRowIds(database.owner, theirs.clientId)),
    theirs.subdomain,
    'Verzwegen Museum',
  ];
  const before = await fingerprintRows(database.owner, theirs.clientId);
  const theirIds = [...new Set(Object.values(theirs.ids))];
  const faults: string[] = [];
  let idPlaces = 0;
  let asked = 0;
  for (const call of calls) {
    const places = call.leaves.filter(({ type }) => type.name === 'ID');
    const tries = places.flatMap(({ path }) => {
      idPlaces += 1;
      return shareOf(theirIds, idPlaces).map((id) => ({ id, path }));
    });
    // Also without any id: with the header by which an Admin chooses the client to work in.
    for (const { id, path } of [...tries, { id: '', path: [] }]) {
      const variables = id ? replaceLeaf(call.variables, path, id) : call.variables;
      const answer = await ask({ ...call, variables }, { 'x-foyer-client': theirs.clientId });
      asked += 1;
      const shown = secrets.filter((secret) => secret !== id && answer.text.includes(secret));
      const found = [...faultsOf(answer), ...shown.map((secret) => `shows ${secret}`)];
      faults.push(...found.map((fault) => `${call.name} ${path.join('.')} = ${id}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(200);
  expect(await fingerprintRows(database.owner, theirs.clientId)).toEqual(before);
});

const documents: [title: string, body: string, contentType?: string][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list of eleven queries', JSON.stringify(Array(11).fill({ query: '{ me { id } }' }))],
  ['a query that is a number', '{"query":1}'],
  ['variables that are a text', '{"query":"{ me { id } }","variables":"x"}'],
  ['an unknown field', '{"query":"{ treasure }"}'],
  ['a broken document', '{"query":"{ me {"}'],
  ['a NUL in the document', '{"query":"{ me { id } } # \\u0000"}'],
  ['a document nested a thousand deep', JSON.stringify({ query: '{ me '.repeat(1_000) + '}'.repeat(1_000) })],
  ['JSON nested a hundred thousand deep', deepJson(100_000)],
  ['variables nested a hundred thousand deep', `{"query":"{ me { id } }","variables":${deepJson(100_000)}}`],
  ['ten thousand fields', JSON.stringify({ query: `{ ${'me { id } '.repeat(10_000)} }` })],
  ['a million letters', JSON.stringify({ query: `{ me { ${'x'.repeat(1_000_000)} } }` })],
  ['two million letters', JSON.stringify({ query: `{ me { ${'x'.repeat(2_000_000)} } }` })],
  ['a fragment that contains itself', '{"query":"{ ...a } fragment a on Query { ...a }"}'],
  ['XML', '<query/>', 'application/xml'],
  ['a form', 'query=1', 'application/x-www-form-urlencoded'],
  ['a multipart without its parts', '--x--', 'multipart/form-data; boundary=x'],
  ['a multipart without a boundary', 'x', 'multipart/form-data'],
  ['no content type', '{"query":"{ me { id } }"}', ''],
];

test.each(documents)('a request to /graphql that is %s is a clear no', async (_title, payload, type) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { 'content-type': type ?? 'application/json' },
  });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain('UNEXPECTED');
  expect(answer.statusCode >= 400 || [answer.json()].flat()[0].errors?.length > 0).toBe(true);
});
