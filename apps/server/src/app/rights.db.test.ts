import { readFile } from 'node:fs/promises';
import { isModule } from '@foyer/domain/identity/modules.ts';
import { startRights } from '@foyer/domain/identity/start-rights.ts';
import { aBusyClient } from '@foyer/testkit/a-busy-client.ts';
import { fingerprintRows } from '@foyer/testkit/client-rows.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { type GraphqlCall, listCalls } from '@foyer/testkit/graphql-call.ts';
import { sampleIdsOf } from '@foyer/testkit/sample-ids.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

/** Who may ask what: read off the schema itself, so that no query and no mutation can be forgotten. */
const database = await testDatabase();
const apps = testApp(database);
const client = await aBusyClient(apps, database);
const server = await createServer(apps.app);
afterAll(() => server.close());
const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
const calls = listCalls(printed, sampleIdsOf(client));
const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

const declared = z.object({
  pothosOptions: z.object({
    authScopes: z.union([
      z.strictObject({ right: z.tuple([z.string().refine(isModule), z.enum(['access', 'edit', 'extra'])]) }),
      z.strictObject({ session: z.literal(true) }),
      z.strictObject({ anySession: z.literal(true) }),
    ]),
  }),
});

function scopesOf(call: GraphqlCall) {
  const parsed = declared.safeParse(fields[call.name]?.extensions);
  return parsed.success ? parsed.data.pothosOptions.authScopes : undefined;
}

const rightOf = (call: GraphqlCall) => {
  const scopes = scopesOf(call);
  return scopes && 'right' in scopes ? scopes.right : undefined;
};

test('the printed schema is the one that runs, and no query made from it is malformed', async () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(fields).sort());
  expect(calls.length).toBeGreaterThan(40);
  const ask = graphqlAsker(server, await tokenOf(apps.app, server, client));
  for (const call of calls.filter(({ kind }) => kind === 'query')) {
    const malformed = (await ask(call)).errors.filter(
      ({ code }) => code === undefined || code.startsWith('GRAPHQL'),
    );
    expect(malformed, call.document).toEqual([]);
  }
});

test('every query and mutation says which right it needs', () => {
  expect(calls.filter((call) => !scopesOf(call)).map(({ name }) => name)).toEqual([]);
});

test('no mutation is content with the right to look', () => {
  const lax = calls.filter((call) => call.kind === 'mutation' && rightOf(call)?.[1] === 'access');
  expect(lax.map(({ name }) => name)).toEqual([]);
});

test('who is not signed in gets nothing, and is told so', async () => {
  const ask = graphqlAsker(server);
  for (const call of calls) {
    const { data, errors } = await ask(call);
    expect(errors[0]?.code, call.name).toBe('NOT_SIGNED_IN');
    expect(
      Object.values(data ?? {}).filter((value) => value !== null),
      call.name,
    ).toEqual([]);
  }
});

test.each(['read only', 'reception', 'sales partner'] as const)(
  'an account of type %s is refused what its rights do not hold, and changes nothing by trying',
  async (accountType) => {
    const rights = startRights(accountType);
    const beyond = calls.filter((call) => {
      const right = rightOf(call);
      if (!right) return false;
      const [, level] = right;
      const levels = [...rights].find(([name]) => name === right[0])?.[1];
      return !levels?.[level];
    });
    expect(beyond.length).toBeGreaterThan(20);
    const ask = graphqlAsker(server, await tokenOf(apps.app, server, client, accountType));
    const before = await fingerprintRows(database.owner, client.clientId);
    for (const call of beyond) {
      const { data, errors } = await ask(call);
      expect(errors[0]?.code, call.name).toBe('NOT_ALLOWED');
      expect(
        Object.values(data ?? {}).filter((value) => value !== null),
        call.name,
      ).toEqual([]);
    }
    expect(await fingerprintRows(database.owner, client.clientId)).toEqual(before);
  },
);
