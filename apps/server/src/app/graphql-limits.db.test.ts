import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COST_LIMIT, costOfField } from '../platform/graphql/query-cost.ts';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

/** What one call may ask (product.md, section 2), by GraphQL as by multipart. */
const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const server = await createServer(app);
afterAll(() => server.close());
let token = '';
beforeEach(async () => {
  token ||= await tokenOf(app, server, client);
});

async function ask(payload: unknown, headers: Record<string, string> = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });
  const isJson = answer.headers['content-type']?.includes('json');
  const errors: { message: string }[] = (isJson ? answer.json().errors : undefined) ?? [];
  return { status: answer.statusCode, messages: errors.map(({ message }) => message), text: answer.body };
}

describe('one document', () => {
  test('may have 30 aliases, not 31', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    expect((await ask({ query: aliases(30) })).messages).toEqual([]);
    expect((await ask({ query: aliases(31) })).messages).toEqual(['More than 30 aliases in one document']);
  });

  test('cannot hide its aliases in fragments', async () => {
    const fields = Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ');
    const query = `{ ...F } fragment F on Query { ${fields} }`;
    expect((await ask({ query })).messages).toEqual(['More than 30 aliases in one document']);
  });

  test('may be 12 deep, not 13, counted through fragments too', async () => {
    const around = (levels: number) =>
      Array.from({ length: levels }).reduce<string>(
        (inner, _, index) => (index % 2 ? `product { ${inner} }` : `ticketGroups { ${inner} }`),
        'id',
      );
    const deep = (levels: number) =>
      `{ ticketGroup(id: "${client.clientId}") { product { ${around(levels)} } } }`;
    expect((await ask({ query: deep(8) })).messages.join()).not.toContain('too much at once');
    expect((await ask({ query: deep(11) })).messages).toEqual([
      'The query asks for too much at once: its depth is too high',
    ]);
    const query = `{ ticketGroup(id: "${client.clientId}") { product { ...F } } } fragment F on Product { ${around(11)} }`;
    expect((await ask({ query })).messages.join()).toContain('depth is too high');
  });

  test('may cost 5,000: a page of many rows with lists in lists is refused', async () => {
    const list = (first: number) =>
      `{ products(first: ${first}) { edges { node { product { ticketGroups { ticketTypes { id descriptions { name } } } } } } } }`;
    expect((await ask({ query: list(10) })).messages).toEqual([]);
    expect((await ask({ query: list(100) })).messages).toEqual([
      'The query asks for too much at once: its complexity is too high',
    ]);
  });

  test('cannot hide its cost in variables', async () => {
    const query =
      'query ($n: Int) { products(first: $n) { edges { node { product { ticketGroups { ticketTypes { id descriptions { name } } } } } } } }';
    expect((await ask({ query, variables: { n: 1_000_000 } })).messages.join()).toContain('too high');
  });

  test('is read no further than 4,000 words, before a check that takes the square of its length', async () => {
    // Its work, not the time in which a busy machine comes to it.
    const begun = process.cpuUsage();
    const { messages } = await ask({ query: `{ ${'__typename '.repeat(80_000)} }` });
    expect(messages.join()).toContain('token');
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
  });

  test('cannot ask the schema for itself without end', async () => {
    const inner = 'fields { type { '.repeat(5);
    const { messages } = await ask({ query: `{ __schema { types { ${inner} name ${'} } '.repeat(5)} } } }` });
    expect(messages.join()).toContain('introspection depth');
  });
});

test('a batch has at most 10 calls', async () => {
  const batch = (count: number) => Array.from({ length: count }, () => ({ query: '{ __typename }' }));
  expect((await ask(batch(10))).status).toBe(200);
  const refused = await ask(batch(11));
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.status).toBeLessThan(500);
});

test.each(['application/json', 'application/graphql', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a body of more than 1 MB is refused as %s',
  async (type) => {
    expect((await ask('x'.repeat(1_100_000), { 'content-type': type })).status).toBe(413);
  },
);

test('no document of the back office comes near what one may cost', () => {
  const folder = fileURLToPath(new URL('../../../back-office/src/', import.meta.url));
  const texts = globSync(`${folder}/**/*.graphql.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/graphql\(`([^`]*)`/g)].map(([, text = '']) => text),
  );
  const document = parse(texts.join('\n'));
  const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = Object.fromEntries(definitions.map((one) => [one.name.value, one]));
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  expect(operations.length).toBeGreaterThan(50);
  const dear = operations.flatMap((operation) => {
    const cost = costOfOperation(operation, fragments);
    return cost < COST_LIMIT / 2 ? [] : [`${operation.name?.value} ${cost}`];
  });
  expect(dear).toEqual([]);
});

/** Walks a document as the limit does; arguments do not matter to it but `first` and `last`, which pages leave out. */
function costOfOperation(
  operation: OperationDefinitionNode,
  fragments: Record<string, FragmentDefinitionNode>,
): number {
  const costOf = (set: SelectionSetNode | undefined, typeName: string): number => {
    const type = schema.getType(typeName);
    const fields = type && 'getFields' in type ? type.getFields() : {};
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return sum + costOf(fragments[selection.name.value]?.selectionSet, typeName);
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return sum + costOf(selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
      }
      const field = fields[selection.name.value];
      if (!field || !('args' in field)) return sum;
      const cost = costOfField({}, undefined, field);
      const { field: own = 1, multiplier = 1 } = typeof cost === 'number' ? { field: cost } : cost;
      const named = String(field.type).replace(/[^\w]/g, '');
      return sum + own + multiplier * costOf(selection.selectionSet, named);
    }, 0);
  };
  return costOf(operation.selectionSet, operation.operation === 'query' ? 'Query' : 'Mutation');
}
