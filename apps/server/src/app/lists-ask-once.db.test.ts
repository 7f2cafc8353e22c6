import { readFile } from 'node:fs/promises';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { listCalls } from '@foyer/testkit/graphql-call.ts';
import { type FieldWay, findFieldWays } from '@foyer/testkit/samples/field-ways.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, scopeOf } from '../platform/graphql/declared-rights.ts';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

const database = await testDatabase();
const apps = testApp(database, testClock());
const client = await aBusyClient(apps, database);
const { statements, db } = listenedDatabase(database);
const app = { ...apps.app, db };
const server = await createServer(app);
afterAll(() => server.close());
afterAll(() => db.destroy());
const ask = graphqlAsker(server, await tokenOf(app, server, client));

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);

/** Fields of an object that read more than its row: they declare who may ask for them. */
const lookedUp = new Set(
  objectsOf(schema)
    .filter(({ name }) => name !== 'Query' && name !== 'Mutation')
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    )
    .filter(({ field }) => scopeOf(field))
    .map(({ name }) => name),
);
const ways = findFieldWays(printed, listCalls(printed, sampleIdsOf(client)), (field) => lookedUp.has(field));

/** How long the outermost list of an answer is made, by repeating its first two rows; 0 = it had none. */
let wantedRows = 0;
let hadRows = 0;

const lists = objectsOf(schema).flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => String(field.type).startsWith('['))
    .map((field) => ({ field, resolve: field.resolve })),
);
for (const { field, resolve } of lists) {
  field.resolve = async (parent, args, context, info) => {
    const rows: unknown = await (resolve
      ? resolve(parent, args, context, info)
      : Reflect.get(parent, field.name));
    let outer = info.path.prev;
    while (outer && typeof outer.key !== 'number') outer = outer.prev;
    if (outer || !Array.isArray(rows)) return rows;
    hadRows = rows.length;
    const first = rows.slice(0, 2);
    return rows.length === 0
      ? []
      : Array.from({ length: wantedRows }, (_, index) => first[index % first.length]);
  };
}
// other test files of this process read the same schema
afterAll(() => {
  for (const { field, resolve } of lists) {
    if (resolve) field.resolve = resolve;
    else delete field.resolve;
  }
});

/** The statements that one query sends where its list has so many rows; undefined where the museum has none of them. */
async function countStatements(way: FieldWay, rows: number): Promise<number | undefined> {
  wantedRows = rows;
  hadRows = 0;
  statements.length = 0;
  const required = new Set([...way.document.matchAll(/\$(\w+): [^,)]+!/g)].map(([, name]) => name));
  const variables = Object.entries(way.variables).flatMap(([name, value]) => {
    if (!required.has(name)) return [];
    return [[name, name === 'filter' ? {} : value]];
  });
  await ask({ document: way.document, variables: Object.fromEntries(variables) });
  return hadRows === 0 ? undefined : statements.length;
}

/** With arguments of the page of one product or ticket group: no screen asks for them in a list. */
const ofOnePage: ReadonlySet<string> = new Set([
  'Product.comingDays',
  'TicketGroup.closedDates',
  'TicketGroup.ordersOnDays',
]);

test('a list of twenty asks the database no more often than a list of two', async () => {
  const waysTo = Map.groupBy(ways, ({ fields }) => fields.at(-1) ?? '');
  const tooOften: string[] = [];
  let provenCount = 0;
  for (const [field, toField] of waysTo) {
    if (ofOnePage.has(field)) continue;
    toField.sort((one, other) => one.steps.length - other.steps.length);
    for (const way of toField) {
      const ofTwo = await countStatements(way, 2);
      if (ofTwo === undefined) continue;
      // On a busy machine the rows of one list can come in two batches: a list that asks for each row does so every time.
      let ofTwenty = (await countStatements(way, 20)) ?? 0;
      for (let times = 0; times < 3 && ofTwenty > ofTwo; times++)
        ofTwenty = Math.min(ofTwenty, (await countStatements(way, 20)) ?? 0);
      if (ofTwenty > ofTwo) tooOften.push(`${way.fields.join(' > ')}: ${ofTwo}, ${ofTwenty}`);
      provenCount += 1;
      break;
    }
  }
  expect(tooOften).toEqual([]);
  expect(provenCount).toBeGreaterThan(50);
});
