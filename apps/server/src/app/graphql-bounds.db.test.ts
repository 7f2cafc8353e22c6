import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { deepJson } from '@foyer/testkit/samples/hostile-values.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** What /graphql reads at all, and what it says to callers without a session. */
const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
const server = await createServer({ ...app, log });
afterAll(() => server.close());
const token = await tokenOf(app, server, client);
const signedIn = { authorization: `Bearer ${token}` };
beforeEach(() => {
  logged.length = 0;
});

async function send(payload: string, headers: Record<string, string> = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  const errors: { message: string }[] = [answer.json()].flat()[0].errors ?? [];
  return { status: answer.statusCode, messages: errors.map(({ message }) => message), text: answer.body };
}

const TOO_DEEP = 'The query or its variables are nested more than 50 deep';
const DEEP = 3_000;
const document = (query: string) => JSON.stringify({ query });
const variables = (json: string) =>
  `{"query":"query ($a: [ID!]) { __typename @include(if: true) }","variables":{"a":${json}}}`;

describe('3,000 levels are refused with 400 before they are read, and logged:', () => {
  test.each([
    ['braces', document('{a'.repeat(DEEP) + '}'.repeat(DEEP))],
    ['braces that are never closed', document('{a'.repeat(DEEP))],
    ['list brackets', document(`{ me(a: ${'['.repeat(DEEP)}${']'.repeat(DEEP)}) { id } }`)],
    ['parentheses', document('{ me(a: {b: '.repeat(DEEP))],
    ['brackets of a type', document(`query ($a: ${'['.repeat(DEEP)}ID${']'.repeat(DEEP)}) { __typename }`)],
    ['objects in variables', variables(deepJson(DEEP))],
    ['lists in variables', variables('['.repeat(DEEP) + ']'.repeat(DEEP))],
    ['extensions', `{"query":"{ __typename }","extensions":{"a":${deepJson(DEEP)}}}`],
  ])('%s', async (_what, payload) => {
    for (const headers of [{}, signedIn]) {
      logged.length = 0;
      const { status, messages } = await send(payload, headers);
      expect([status, messages]).toEqual([400, [TOO_DEEP]]);
      expect(logged.join()).toContain('nested');
    }
  });
});

test('one query of a batch that is nested too deep is refused, the others are answered', async () => {
  const { text } = await send(`[${document('{a'.repeat(DEEP))},${document('{ __typename }')}]`);
  const [deep, other] = JSON.parse(text);
  expect(deep.errors[0].message).toBe(TOO_DEEP);
  expect(other.data).toEqual({ __typename: 'Query' });
});

test('brackets inside texts and comments of a query are no levels', async () => {
  const signs = '{[('.repeat(100);
  const query = `{ __typename @include(if: true) # ${signs}\n ticketGroup(id: "${signs}") { id } a: ticketGroup(id: """${signs}""") { id } }`;
  const { messages } = await send(document(query), signedIn);
  expect(messages.join()).not.toContain('nested');
});

test('variables that are no JSON in an address answer 400 without the words of the engine', async () => {
  const answer = await server.inject('/graphql?query={__typename}&variables={');
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toMatch(/Expected property|SyntaxError|position|stack/i);
});

test.each(['application/x-www-form-urlencoded', 'application/graphql', 'text/plain'])(
  'a query sent as %s answers 415',
  async (type) => {
    const query = type.includes('form') ? 'query=%7B__typename%7D' : '{ __typename }';
    expect((await send(query, { 'content-type': type })).status).toBe(415);
  },
);

describe('without a session', () => {
  test.each([
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Product") { name } }',
    '{ a: __schema { queryType { name } } }',
    '{ ...F } fragment F on Query { ... { __schema { queryType { name } } } }',
  ])('the schema is not shown: %s', async (query) => {
    const { status, messages, text } = await send(document(query));
    expect([status, messages]).toEqual([400, ['Sign in to read the schema.']]);
    expect(text).not.toContain('"data"');
    expect((await send(document(query), signedIn)).text).toContain('"data"');
  });

  test.each([
    ['a field', document('{ produkt { id } }'), 'Cannot query field "produkt" on type "Query".'],
    [
      'an argument',
      document('{ product(idd: "1") { id } }'),
      'Unknown argument "idd" on field "Query.product".',
    ],
    ['a type', document('query ($a: Produkt) { __typename }'), 'Unknown type "Produkt".'],
  ])('a misspelt name of %s brings no suggestion', async (_what, payload, sentence) => {
    const { messages } = await send(payload);
    expect(messages).toContain(sentence);
    expect(messages.join()).not.toContain('Did you mean');
    expect((await send(payload, signedIn)).messages.join()).toContain('Did you mean');
  });
});
