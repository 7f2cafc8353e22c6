import { readFile } from 'node:fs/promises';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { listCalls, replaceLeaf, unionValues } from '@foyer/testkit/graphql-call.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

const database = await testDatabase();
const testing = testApp(database, testClock('2030-06-14T10:00:00Z'));
const server = await createServer(testing.app);
afterAll(() => server.close());
const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);

test('a value that is not of the list is refused at its argument, in every query and mutation', async () => {
  const client = await aBusyClient(testing, database);
  const ask = graphqlAsker(server, await tokenOf(testing.app, server, client));
  const faults: string[] = [];
  let asked = 0;
  for (const call of listCalls(printed, sampleIdsOf(client))) {
    for (const { path } of call.leaves.filter(({ type }) => unionValues(type))) {
      const { data, errors } = await ask({
        ...call,
        variables: replaceLeaf(call.variables, path, 'not-of-the-list'),
      });
      const isRefused = !data && errors.some(({ message }) => message.includes('"not-of-the-list"'));
      if (!isRefused || errors.some(({ code }) => code !== 'BAD_USER_INPUT')) {
        faults.push(`${call.name} ${path.join('.')}: ${JSON.stringify({ data, errors })}`);
      }
      asked += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(3);
});

test('the visits of a closure in a group that there is not are refused, not all of them answered', async () => {
  const day = await aDayToClose(database, testing);
  await day.aPaidOrder();
  const { id } = await day.close();
  const ask = graphqlAsker(server, await tokenOf(testing.app, server, day.client));
  const visitsIn = async (group: string) =>
    ask({
      document: `{ closureVisits(closureId: "${id}", group: "${group}", first: 10) { edges { node { state } } } }`,
    });
  expect((await visitsIn('waiting')).data).toEqual({
    closureVisits: { edges: [{ node: { state: 'waiting' } }] },
  });
  const { data, errors } = await visitsIn('yesterday');
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});
