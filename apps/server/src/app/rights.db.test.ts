import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type AccountType, accountTypes, maySignIn } from '@foyer/domain/identity/account-types.ts';
import { isModule } from '@foyer/domain/identity/modules.ts';
import { isPlatformModule } from '@foyer/domain/identity/platform-modules.ts';
import { startRights } from '@foyer/domain/identity/start-rights.ts';
import { viewLists } from '@foyer/domain/saved-views/view-lists.ts';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { type GraphqlAnswer, graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { type GraphqlCall, listCalls } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { fingerprintRows } from '@foyer/testkit/samples/client-rows.ts';
import { sampleIdsOf } from '@foyer/testkit/samples/sample-ids.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { PLATFORM_CLIENT_ID } from '../platform/database/platform-client.ts';
import { scopeOf } from '../platform/graphql/declared-rights.ts';
import { createServer } from './create-server.ts';
import { schema } from './schema.ts';

/** Which account may ask what: read off the schema itself, so that none is left out. REST: rest-rights. */
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

const scopesOf = (call: GraphqlCall) => {
  const field = fields[call.name];
  return field && scopeOf(field);
};

/** The modules of which one must be held, and the right on it; undefined = any session. */
function rightOf(call: GraphqlCall): { modules: readonly string[]; level: string } | undefined {
  const scopes = scopesOf(call);
  if (!scopes) return undefined;
  if ('right' in scopes) return { modules: [scopes.right[0]], level: scopes.right[1] };
  return 'anyRight' in scopes ? { modules: scopes.anyRight[0], level: scopes.anyRight[1] } : undefined;
}

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

test('every query and mutation says which right it needs, of modules that there are', () => {
  expect(calls.filter((call) => !scopesOf(call)).map(({ name }) => name)).toEqual([]);
  expect(calls.flatMap((call) => rightOf(call)?.modules ?? []).filter((name) => !isModule(name))).toEqual([]);
});

test('no mutation is content with the right to look', () => {
  // They read, and write down who read: a query would leave no trace.
  const readings = ['lookUpVisitor', 'addToVisitor'];
  const lax = calls.filter(
    (call) => call.kind === 'mutation' && rightOf(call)?.level === 'access' && !readings.includes(call.name),
  );
  expect(lax.map(({ name }) => name)).toEqual([]);
});

test('a caller without a session gets nothing, and a message', async () => {
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

const typesThatSignIn = accountTypes.filter(maySignIn);
/** Of nothing: what is allowed finds nothing, what is refused is refused before it looks. */
const callsOnNothing = listCalls(printed, () => randomUUID());
const DENIED = ['NOT_ALLOWED', 'NOT_SIGNED_IN'];

/** What the matrix says of a call: whether an account with these start rights may make it. */
function mayCall(call: GraphqlCall, accountType: AccountType): boolean {
  // It has the module for its own vouchers, and sees no discounts and gift cards.
  if (accountType === 'voucher partner' && /^(discount|giftCard)/.test(call.name)) return false;
  // It sells for itself: the money of the museum's tills is not its own.
  if (
    accountType === 'sales partner' &&
    /^(till|(create|change|archive|open|close)Till|moveCash|receipt|printReceipt|sellAtDesk|payRefundAtTill|(renew|return|settle|keep)DeskLease|sendDeskSales|deskLeases|keptDeskSales|finishKeptSale|giveSaleBack)/.test(
      call.name,
    )
  )
    return false;
  const right = rightOf(call);
  if (!right) return true;
  const { modules, level } = right;
  const held = startRights(accountType);
  return modules.some((module) => isModule(module) && held.get(module)?.[level as 'access']);
}

test('the account types that sign in are six of the seven; a web shop customer is answered as a bad password', async () => {
  expect(accountTypes).toHaveLength(7);
  await expect(tokenOf(apps.app, server, client, 'web shop customer')).rejects.toThrow('invalid_credentials');
});

test.each(typesThatSignIn)(
  'an account of type %s may call what its rights hold and nothing else, and changes nothing by trying',
  async (accountType) => {
    const ask = graphqlAsker(server, await tokenOf(apps.app, server, client, accountType));
    const wrong: string[] = [];
    const before = await fingerprintRows(database.owner, client.clientId);
    await sixAtATime(
      calls.filter((one) => !mayCall(one, accountType)),
      async (call) => {
        const { data, errors } = await ask(call);
        const shown = Object.values(data ?? {}).filter((value) => value !== null);
        if (errors[0]?.code !== 'NOT_ALLOWED' || shown.length > 0) wrong.push(`${call.name} was not refused`);
      },
    );
    expect(await fingerprintRows(database.owner, client.clientId)).toEqual(before);
    await sixAtATime(
      callsOnNothing.filter((one) => mayCall(one, accountType) && !asksForItself(one)),
      async (call) => {
        const { data, errors } = await ask(call);
        if (isDenied({ data, errors }, call)) wrong.push(`${call.name} was refused: ${errors[0]?.message}`);
      },
    );
    expect(wrong).toEqual([]);
  },
);

/** Calls that end the session with which the others are made, or ask for a right of their own inside. */
const asksForItself = (call: GraphqlCall) =>
  /OwnPassword$|^removeSecondFactor$|^createSavedView$|^renewDeskLease$/.test(call.name);

async function sixAtATime(all: readonly GraphqlCall[], work: (call: GraphqlCall) => Promise<void>) {
  for (let start = 0; start < all.length; start += 6) {
    await Promise.all(all.slice(start, start + 6).map(work));
  }
}

/** Refused as a whole; a field within an answer may need another module's right, and names that one. */
function isDenied({ data, errors }: Pick<GraphqlAnswer, 'data' | 'errors'>, call: GraphqlCall): boolean {
  const denials = errors.filter(({ code }) => DENIED.includes(code ?? ''));
  const { modules = [] } = rightOf(call) ?? {};
  if (modules.length > 0) {
    return denials.some(({ message }) => modules.some((module) => message.includes(`on "${module}"`)));
  }
  return call.kind === 'mutation' && denials.length > 0 && (data?.[call.name] ?? null) === null;
}

test("another client's manager finds nothing of this client and changes nothing of it", async () => {
  const theirs = await aClient(apps.app, { name: 'Elsewhere' });
  const ask = graphqlAsker(server, await tokenOf(apps.app, server, theirs));
  const before = await fingerprintRows(database.owner, client.clientId);
  await sixAtATime(
    calls.filter((one) => !asksForItself(one)),
    async (call) => {
      const { text } = await ask(call, { 'x-foyer-client': client.clientId });
      expect(text.includes(client.subdomain), call.name).toBe(false);
    },
  );
  expect(await fingerprintRows(database.owner, client.clientId)).toEqual(before);
});

async function askerOfAdmin() {
  const username = `admin ${randomUUID()}`;
  await anAdmin(apps.app, username);
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: '/v1/login_check',
    payload: { username: `${username}|platform`, password: TEST_PASSWORD },
  });
  return graphqlAsker(server, answer.json().token);
}

/** A change, or a look at one before it is made, in modules that only clients have. */
const changesClientsOnly = (call: GraphqlCall) =>
  rightOf(call)?.level !== 'access' &&
  rightOf(call)?.modules.some((module) => isModule(module) && isPlatformModule(module)) === false;

test('an Admin outside every client changes nothing in the modules that only clients have', async () => {
  const ask = await askerOfAdmin();
  const foreign = calls.filter(changesClientsOnly);
  expect(foreign.length).toBeGreaterThan(40);
  const before = await fingerprintRows(database.owner, PLATFORM_CLIENT_ID);
  const wrong: string[] = [];
  await sixAtATime(foreign, async (call) => {
    const { data, errors } = await ask(call);
    const shown = Object.values(data ?? {}).filter((value) => value !== null);
    if (errors[0]?.code !== 'NOT_ALLOWED' || shown.length > 0) wrong.push(`${call.name} was not refused`);
  });
  expect(wrong).toEqual([]);
  expect(await fingerprintRows(database.owner, PLATFORM_CLIENT_ID)).toEqual(before);
});

test('an Admin outside every client keeps views of the platform’s own lists only', async () => {
  const ask = await askerOfAdmin();
  const answers: Record<string, string> = {};
  for (const [list, module] of Object.entries(viewLists)) {
    const { data, errors } = await ask({
      document: `mutation ($list: ViewList!, $input: SavedViewInput!) { createSavedView(list: $list, input: $input) { id } }`,
      variables: { list, input: { name: 'Mine', parameters: 'q=a', isShared: false } },
    });
    answers[list] = data?.createSavedView ? 'kept' : (errors[0]?.code ?? '');
    expect(answers[list], list).toBe(isPlatformModule(module) ? 'kept' : 'NOT_ALLOWED');
  }
  expect(answers).toMatchObject({ orders: 'NOT_ALLOWED', clients: 'kept' });
});

test.each(['outside every client', 'in a client'] as const)(
  'an Admin %s may call all that is left',
  async (where) => {
    const ask = await askerOfAdmin();
    const isInside = where === 'in a client';
    const headers: Record<string, string> = isInside ? { 'x-foyer-client': client.clientId } : {};
    const wrong: string[] = [];
    await sixAtATime(
      callsOnNothing.filter((one) => !asksForItself(one) && (isInside || !changesClientsOnly(one))),
      async (call) => {
        const found = await ask(call, headers);
        if (found.errors.some(({ code }) => DENIED.includes(code ?? '') || code === 'UNEXPECTED')) {
          wrong.push(`${call.name}: ${found.errors[0]?.message}`);
        }
      },
    );
    expect(wrong).toEqual([]);
  },
);
