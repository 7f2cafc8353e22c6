import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { idAt } from '../platform/database/id-at.ts';
import { createServer } from './create-server.ts';

/** An Admin at work in a client: by the header X-Foyer-Client, for an hour, and written down. */
const database = await testDatabase();
const clock = testClock('2026-11-20T13:18:00Z');
const { app } = testApp(database, clock);
const server = await createServer(app);
afterAll(() => server.close());
await anAdmin(app, 'ruben');

async function signIn(username: string) {
  const payload = { username, password: TEST_PASSWORD };
  const answer = await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload });
  const { token } = answer.json();
  return async (query: string, actingClient?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(actingClient ? { 'x-foyer-client': actingClient } : {}),
    };
    return (
      await injectPatiently(server, { method: 'POST', url: '/graphql', payload: { query }, headers })
    ).json();
  };
}

const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code;
const worksIn = '{ clients { edges { node { name } } } }';
const entriesOf = async (clientId: string) => {
  const { rows } = await database.owner.query(
    `select action, actor_kind from audit_entry where client_id = $1 order by id`,
    [clientId],
  );
  return rows.map(({ action, actor_kind }) => `${actor_kind}: ${action}`);
};

describe('an Admin', () => {
  test('sees the platform outside a client, and the client with its menu inside', async () => {
    const client = await aClient(app, { name: 'Getij Museum' });
    const ask = await signIn('ruben|platform');
    const menu = '{ me { menu { edges { node { id } } } } }';
    const idsOf = (answer: { data: { me: { menu: { edges: { node: { id: string } }[] } } } }) =>
      answer.data.me.menu.edges.map(({ node }) => node.id);
    expect(idsOf(await ask(menu))).not.toContain('products');
    expect(idsOf(await ask(menu, client.clientId))).toContain('products');
    expect((await ask(worksIn, client.clientId)).data.clients.edges[0].node.name).toBe('Getij Museum');
  });

  test('enters once in the client’s log, however many calls a page begins with', async () => {
    const client = await aClient(app);
    const ask = await signIn('ruben|platform');
    await Promise.all([1, 2, 3, 4].map(() => ask(worksIn, client.clientId)));
    expect(await entriesOf(client.clientId)).toEqual(['admin: enter-client']);
    const { data } = await ask('{ actingStay { startedAt endsAt client { id } } }', client.clientId);
    expect(data.actingStay).toEqual({
      startedAt: '2026-11-20T13:18:00.000Z',
      endsAt: '2026-11-20T14:18:00.000Z',
      client: { id: client.clientId },
    });
    await ask('mutation { leaveClient }', client.clientId);
    expect(await entriesOf(client.clientId)).toEqual(['admin: enter-client', 'admin: leave-client']);
  });

  test('is out after an hour until the account enters again', async () => {
    const client = await aClient(app);
    const ask = await signIn('ruben|platform');
    await ask(worksIn, client.clientId);
    // A token lasts a quarter of an hour: the stay is made an hour older instead of the clock.
    await database.owner.query(
      `update acting_session set ends_at = ends_at - interval '1 hour' where acting_client_id = $1`,
      [client.clientId],
    );
    expect(codeOf(await ask(worksIn, client.clientId))).toBe('ACTING_ENDED');
    expect(
      codeOf(await ask(`mutation { enterClient(id: "${client.clientId}") { endsAt } }`)),
    ).toBeUndefined();
    expect(codeOf(await ask(worksIn, client.clientId))).toBeUndefined();
  });

  test('finds the last five clients at hand, the newest first', async () => {
    const ask = await signIn('ruben|platform');
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    for (const name of names) {
      clock.advance(1);
      await ask(worksIn, (await aClient(app, { name })).clientId);
    }
    const { data } = await ask('{ recentClients { name stays { count last { username } } } }');
    expect(data.recentClients.map(({ name }: { name: string }) => name)).toEqual(names.slice(1).reverse());
    expect(data.recentClients[0].stays).toEqual({ count: 1, last: { username: 'ruben' } });
  });

  test('continues in a client that is disabled meanwhile, and may enter it: only an Admin can set it right', async () => {
    const client = await aClient(app, { name: 'Closed' });
    const [inside, outside] = [await signIn('ruben|platform'), await signIn('ruben|platform')];
    await inside(worksIn, client.clientId);
    const disable = `mutation { disableClient(id: "${client.clientId}", subdomain: "${client.subdomain}") { id } }`;
    expect(codeOf(await outside(disable))).toBeUndefined();
    for (const ask of [inside, outside]) {
      expect((await ask(worksIn, client.clientId)).data.clients.edges[0].node.name).toBe('Closed');
    }
  });

  test('is refused a client that does not exist', async () => {
    const ask = await signIn('ruben|platform');
    expect(codeOf(await ask(worksIn, '00000000-0000-7000-8000-0000000000ff'))).toBe('NOT_ALLOWED');
    expect(codeOf(await ask(worksIn, 'not a client'))).toBe('NOT_ALLOWED');
  });
});

describe('a ClientUser', () => {
  test('stays in the own client whatever the header says, and sees no other', async () => {
    const own = await aClient(app, { name: 'Own' });
    const other = await aClient(app, { name: 'Other' });
    const ask = await signIn(`manager|${own.subdomain}`);
    expect((await ask(worksIn, other.clientId)).data.clients.edges[0].node.name).toBe('Own');
    expect(await entriesOf(other.clientId)).toEqual([]);
  });

  test('is refused the clients, also with a row of rights that opens them', async () => {
    const own = await aClient(app);
    const openClients = () =>
      database.owner.query(
        `insert into account_right (client_id, account_id, module, access, edit, extra)
         values ($1, $2, 'clients', true, true, true)`,
        [own.clientId, own.managerId],
      );
    await expect(openClients()).rejects.toThrow('account_right_clients_for_admins');
    await database.owner.query('alter table account_right drop constraint account_right_clients_for_admins');
    await openClients();
    const ask = await signIn(`manager|${own.subdomain}`);
    for (const document of [
      '{ managedClients(filter: {}) { edges { node { id } } } }',
      `{ managedClient(id: "${own.clientId}") { id } }`,
      '{ recentClients { id } }',
      `mutation { enterClient(id: "${own.clientId}") { endsAt } }`,
      `mutation { disableClient(id: "${own.clientId}", subdomain: "${own.subdomain}") { id } }`,
    ]) {
      expect(codeOf(await ask(document)), document).toBe('NOT_ALLOWED');
    }
  });
});

test('the list of clients is searched by name, ID, subdomain and town, filtered and sorted by the server', async () => {
  await aClient(app, { name: 'Zilverpark', subdomain: 'zilver-list' });
  const alpha = await aClient(app, { name: 'Alpenpark', subdomain: 'alpen-list' });
  await database.owner.query(`update client set external_id = 'NL-0412', active = false where id = $1`, [
    alpha.clientId,
  ]);
  const ask = await signIn('ruben|platform');
  const list = async (filter: string) => {
    const { data } = await ask(
      `{ managedClients(filter: {${filter}}) { edges { node { name figures { orders30Days } stops { channels } } } } }`,
    );
    return data.managedClients.edges.map(({ node }: { node: { name: string } }) => node.name);
  };
  expect(await list('search: "park"')).toEqual(['Alpenpark', 'Zilverpark']);
  expect(await list('search: "park", sort: "-name"')).toEqual(['Zilverpark', 'Alpenpark']);
  expect(await list('search: "ver-list"')).toEqual(['Zilverpark']);
  expect(await list('search: "0412"')).toEqual(['Alpenpark']);
  expect(await list('search: "park", status: "disabled"')).toEqual(['Alpenpark']);
  expect(await list('search: "park", status: "active"')).toEqual(['Zilverpark']);
  expect(await list('search: "100%"')).toEqual([]);
  expect(await list('search: "Foyer"')).toEqual([]);
});

test('Admins see the state of a client: what failed, its payments of the hour, its gates, its last sale and sign-in', async () => {
  const { owner } = database;
  const client = await aClient(app, { name: 'Healthy' });
  const other = await aClient(app, { name: 'Elsewhere' });
  const ask = await signIn('ruben|platform');
  const healthOf = async (id: string) =>
    (
      await ask(`{ managedClient(id: "${id}") { failedMessages health {
        failedMails payments lastSaleAt lastSignInAt gates silentGates comingSettings } } }`)
    ).data.managedClient;
  const nothing = {
    failedMails: 0,
    payments: 'none',
    lastSaleAt: null,
    lastSignInAt: null,
    gates: 0,
    silentGates: 0,
    comingSettings: 0,
  };
  expect(await healthOf(client.clientId)).toEqual({ failedMessages: 0, health: nothing });
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const sold = await aSoldTicket(owner, client.clientId, { completedAt: daysAgo(2) });
  const paid = (state: string, minutesAgo: number) =>
    owner.query(
      `insert into payment (client_id, id, order_id, provider, reference, method, amount_minor, currency, state)
       values ($1, ($2 || right(gen_random_uuid()::text, 22))::uuid, $3, 'test', gen_random_uuid()::text, 'card', 1, 'EUR', $4)`,
      [client.clientId, idAt(now.getTime() - minutesAgo * 60_000).slice(0, 14), sold.orderId, state],
    );
  await paid('paid', 61);
  await paid('failed', 59);
  for (const [name, seen] of [
    ['at the door', 1],
    ['in a drawer', 4],
  ] as const)
    await owner.query(
      `insert into device (client_id, name, key_hash, paired_at, last_seen_at) values ($1, $2, $3, $4, $5)`,
      [client.clientId, name, Buffer.from(name), daysAgo(9), daysAgo(seen)],
    );
  await owner.query(
    `insert into pgboss.job (name, data, state) values ('event', $1, 'failed'), ('dead-letter', $1, 'created'),
       ('command', $1, 'completed'), ('command', $1, 'created')`,
    [JSON.stringify({ clientId: client.clientId })],
  );
  const manager = await signIn(`manager|${client.subdomain}`);
  expect(await healthOf(client.clientId)).toEqual({
    failedMessages: 2,
    health: {
      ...nothing,
      payments: 'failing',
      lastSaleAt: daysAgo(2).toISOString(),
      lastSignInAt: now.toISOString(),
      gates: 2,
      silentGates: 1,
    },
  });
  await paid('paid', 1);
  expect((await healthOf(client.clientId)).health.payments).toBe('working');
  expect(await healthOf(other.clientId)).toEqual({ failedMessages: 0, health: nothing });
  expect(codeOf(await manager(`{ managedClient(id: "${client.clientId}") { failedMessages } }`))).toBe(
    'NOT_ALLOWED',
  );
});
