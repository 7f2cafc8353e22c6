import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { changeClient } from './change-client.ts';
import { disableClient } from './disable-client.ts';
import { enableClient } from './enable-client.ts';
import { getManagedClient } from './managed-client.ts';
import { setUpClient } from './set-up-client.ts';

const database = await testDatabase();
const { app } = testApp(database);
const admin = await signedInAsAdmin(app);

const form = (change: object = {}) => ({
  name: 'Getij Museum',
  subdomain: `c-${randomUUID()}`,
  postalCode: '1411 AB',
  paymentEnvironment: 'live',
  currency: 'EUR',
  ...change,
});
const mainAccount = { username: 'ruben', accountEmail: 'ruben@getij.example', locale: 'nl_NL' };
const newForm = (change: object = {}) => ({ ...form(change), ...mainAccount });

const countRows = async (table: string, clientId: string) => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${table} where client_id = $1`,
    [clientId],
  );
  return rows[0]?.count;
};

describe('a new client', () => {
  test('has a main account with the rights of its type, a menu, an activation mail on its way and an entry each', async () => {
    const subdomain = `c-${randomUUID()}`;
    const id = await setUpClient(admin, newForm({ subdomain, externalId: 'NL-0412', crmId: '884102' }));
    expect(await getManagedClient(app, id)).toMatchObject({
      subdomain,
      externalId: 'NL-0412',
      crmId: '884102',
      active: true,
      channelTypes: ['ticketstreet', 'webshop'],
    });
    const { rows } = await database.owner.query(
      `select username, account_type, is_main, activated_at, password_hash from account where client_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        username: 'ruben',
        account_type: 'management',
        is_main: true,
        activated_at: null,
        password_hash: null,
      },
    ]);
    expect(await countRows('account_right', id)).toBeGreaterThan(30);
    expect(await countRows('menu_item', id)).toBeGreaterThan(20);
    expect(await countRows('one_time_link', id)).toBe(1);
    const entries = await database.owner.query(
      'select action, actor_kind, actor_id from audit_entry where client_id = $1 order by id',
      [id],
    );
    expect(entries.rows).toEqual([
      { action: 'create-client', actor_kind: 'admin', actor_id: admin.account.accountId },
      { action: 'create-account', actor_kind: 'admin', actor_id: admin.account.accountId },
    ]);
  });

  test.each(['client', 'menu_item', 'account', 'account_right', 'one_time_link', 'outbox', 'audit_entry'])(
    'leaves nothing behind when writing to %s fails',
    async (table) => {
      const subdomain = `c-${randomUUID()}`;
      await failOnInsert(table);
      await expect(setUpClient(admin, newForm({ subdomain }))).rejects.toThrow('the disk is full');
      await database.owner.query(`drop trigger full_disk on ${table}`);
      const { rows } = await database.owner.query(
        `select 1 from client where subdomain = $1
         union all select 1 from account a where not exists (select from client c where c.id = a.client_id)`,
        [subdomain],
      );
      expect(rows).toEqual([]);
      await expect(setUpClient(admin, newForm({ subdomain }))).resolves.toBeDefined();
    },
  );

  test('is refused with a message at each name that another client has', async () => {
    const taken = form({ externalId: `id ${randomUUID()}` });
    await setUpClient(admin, { ...taken, ...mainAccount });
    expect(await refusalsOf(setUpClient(admin, { ...taken, ...mainAccount }))).toEqual([
      'subdomain: subdomain-taken',
      'externalId: external-id-taken',
    ]);
  });

  test('of two clients created at once with one subdomain, one is refused', async () => {
    const twice = newForm();
    const made = await Promise.allSettled([setUpClient(admin, twice), setUpClient(admin, twice)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = made.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ refusals: [{ code: 'subdomain-taken', field: 'subdomain' }] });
  });

  test('the database itself keeps the platform’s own names free', async () => {
    const insert = `insert into client (subdomain, name) values ('webhooks', 'x')`;
    await expect(database.owner.query(insert)).rejects.toThrow('client_subdomain_free');
  });

  test('is made by Admins only, whatever rights an account has', async () => {
    const client = await aClient(app);
    const manager = await signedInAs(app, client);
    await expect(setUpClient(manager, newForm())).rejects.toThrow(NotAllowedError);
    await expect(changeClient(manager, client.clientId, form())).rejects.toThrow(NotAllowedError);
  });
});

describe('changing a client', () => {
  const subdomainOf = async ({ clientId }: TestClient) => (await getManagedClient(app, clientId)).subdomain;

  test('saves every field, and the entry tells what it was', async () => {
    const client = await aClient(app);
    const subdomain = await subdomainOf(client);
    const change = { subdomain, name: 'Getij', phone: '+31 20 555 0142' };
    await changeClient(admin, client.clientId, form({ ...change, channelTypes: ['webshop'] }));
    expect(await getManagedClient(app, client.clientId)).toMatchObject({
      ...change,
      channelTypes: ['webshop'],
    });
    const { rows } = await database.owner.query(
      `select before, after from audit_entry where client_id = $1 and action = 'change-client'`,
      [client.clientId],
    );
    expect(rows[0]).toMatchObject({
      before: { phone: '', channelTypes: ['ticketstreet', 'webshop'] },
      after: { phone: '+31 20 555 0142', channelTypes: ['webshop'] },
    });
  });

  test('keeps its own names without calling them taken', async () => {
    const id = await setUpClient(admin, newForm({ subdomain: 'own-name', externalId: 'own' }));
    await changeClient(admin, id, form({ subdomain: 'own-name', externalId: 'own', name: 'Other' }));
    expect((await getManagedClient(app, id)).name).toBe('Other');
  });

  test('leaves the ID free for many when it is empty', async () => {
    await setUpClient(admin, newForm());
    await expect(setUpClient(admin, newForm())).resolves.toBeDefined();
  });

  test('cannot change the currency once something was sold in it', async () => {
    const client = await aClient(app);
    const subdomain = await subdomainOf(client);
    await changeClient(admin, client.clientId, form({ subdomain, currency: 'GBP' }));
    await changeClient(admin, client.clientId, form({ subdomain, currency: 'EUR' }));
    await aSoldTicket(database.owner, client.clientId);
    const change = changeClient(admin, client.clientId, form({ subdomain, currency: 'ZAR' }));
    expect(await refusalsOf(change)).toEqual(['currency: currency-fixed']);
    await expect(
      changeClient(admin, client.clientId, form({ subdomain, currency: 'EUR', town: 'Havenstad' })),
    ).resolves.toBeUndefined();
  });

  test('of a client that is not there, or of the platform, says so', async () => {
    const missing = new NotFoundError('client-not-found');
    await expect(changeClient(admin, randomUUID(), form())).rejects.toThrow(missing);
    await expect(changeClient(admin, admin.account.homeClientId, form())).rejects.toThrow(missing);
    await expect(getManagedClient(app, admin.account.homeClientId)).rejects.toThrow(missing);
  });

  test.each(['not an id', '', '00000000-0000-0000-0000'])(
    'of "%s", which is no id, is refused in words, and so are disabling and enabling it',
    async (id) => {
      const invalid = new NotFoundError('client-invalid');
      await expect(changeClient(admin, id, form())).rejects.toThrow(invalid);
      await expect(disableClient(admin, id, 'getij')).rejects.toThrow(invalid);
      await expect(enableClient(admin, id)).rejects.toThrow(invalid);
      await expect(getManagedClient(app, id)).rejects.toThrow(invalid);
    },
  );
});

async function failOnInsert(table: string): Promise<void> {
  await database.owner.query(`
    create or replace function full_disk() returns trigger language plpgsql
      as $$ begin raise exception 'the disk is full'; end $$;
    create trigger full_disk before insert on ${table} for each row execute function full_disk()`);
}
