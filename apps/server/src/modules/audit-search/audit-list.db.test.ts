import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aClosure } from '@foyer/testkit/builders/a-closure.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { AuditAction, AuditEntity } from '../audit-log/audit-words.ts';
import { checkNextPage, readAuditSeals, startAuditCheck } from '../audit-log/check-audit.ts';
import { Personal } from '../audit-log/personal.ts';
import { sealAudit } from '../audit-log/seal-audit.ts';
import { actorOf, writeAudit } from '../audit-log/write-audit.ts';
import { auditRowsQuery, listAuditActors, listAuditWords } from './audit-list.repository.ts';
import { getAuditEntry, listAuditEntries } from './list-audit-entries.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const write = (action: AuditAction, entity: AuditEntity, entityId: string | null, name: string) =>
    manager.inClient((scope) =>
      writeAudit(scope, actorOf(manager), { action, entity, entityId, after: { name } }),
    );
  const list = (filter = {}, page = {}) =>
    listAuditEntries(manager, filter, { limit: 50, inverted: false, ...page });
  return { client, clientId: client.clientId, manager, write, list };
}

const thing = '01900000-0000-7000-8000-00000000000';

test('the newest entry comes first, and each filter leaves what it says', async () => {
  const museum = await aMuseum();
  // Where it is between six and eighteen o'clock now: its day does not end meanwhile.
  const timeZone = new Date().getUTCHours() < 12 ? 'Etc/GMT-6' : 'Etc/GMT+6';
  await database.owner.query('update client set time_zone = $2 where id = $1', [museum.clientId, timeZone]);
  await museum.write('create-product', 'product', `${thing}1`, 'Salt');
  await museum.write('change-product', 'product', `${thing}2`, 'Light');
  await museum.write('create-channel', 'channel', `${thing}3`, 'Lighthouse');
  await museum.manager.inClient((scope) =>
    writeAudit(
      scope,
      { kind: 'system' },
      { action: 'switch-availability', entity: 'product', entityId: `${thing}1` },
    ),
  );
  const names = async (filter = {}) =>
    (await museum.list(filter)).map((entry) => `${entry.action} ${entry.entityName} ${entry.actorName}`);
  const all = [
    'switch-availability null null',
    'create-channel Lighthouse manager',
    'change-product Light manager',
    'create-product Salt manager',
  ];
  expect((await names()).slice(0, 4)).toEqual(all);
  expect((await names({ sort: 'at' })).slice(-4)).toEqual(all.toReversed());
  expect(await names({ action: 'create-product' })).toEqual([all[3]]);
  expect(await names({ entity: 'product' })).toEqual([all[0], all[2], all[3]]);
  expect(await names({ entity: 'product', entityId: `${thing}1` })).toEqual([all[0], all[3]]);
  expect(await names({ actor: museum.client.managerId, action: 'create-channel' })).toEqual([all[1]]);
  expect(await names({ actor: 'system', entity: 'product' })).toEqual([all[0]]);
  expect((await names({ period: 'today' })).slice(0, 4)).toEqual(all);
  expect(await names({ period: 'yesterday' })).toEqual([]);
  expect((await names({ period: 'ever', actor: 'nobody', action: "' or 1=1" })).slice(0, 4)).toEqual(all);
});

test('the log is paged without gap or repeat, forwards and back', async () => {
  const museum = await aMuseum();
  for (let index = 0; index < 7; index += 1)
    await museum.write('change-product', 'product', null, `${index}`);
  const ids = async (page = {}) =>
    (await museum.list({ action: 'change-product' }, page)).map((entry) => entry.id);
  const all = await ids();
  const first = await ids({ limit: 3 });
  const second = await ids({ limit: 3, after: first.at(-1) });
  const third = await ids({ limit: 3, after: second.at(-1) });
  expect([...first, ...second, ...third]).toEqual(all);
  expect((await ids({ limit: 3, before: third[0], inverted: true })).reverse()).toEqual(second);
});

test('a ticket type is named by its description, and one without by its number', async () => {
  const museum = await aMuseum();
  const { clientId } = museum.client;
  await aSalesPage(database.owner, clientId);
  const { rows: types } = await database.owner.query<{ id: string; number: number }>(
    'select id, number from ticket_type where client_id = $1 order by number',
    [clientId],
  );
  const id = types[0]?.id ?? '';
  await museum.write('change-ticket-type', 'ticket-type', id, '');
  const nameOf = async () => (await museum.list({ entity: 'ticket-type' }))[0]?.entityName;
  await database.owner.query('delete from content where client_id = $1 and owner_id = $2', [clientId, id]);
  expect(await nameOf()).toBe(`${types[0]?.number}`);
  await database.owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'de', 'name', 'Erwachsene'), ($1, 'ticket-type', $2, 'en', 'name', 'Adult')`,
    [clientId, id],
  );
  expect(await nameOf()).toBe('Adult');
});

test('a closure is named by the place that it closes and its first day', async () => {
  const museum = await aMuseum();
  const locationId = await aLocation(database.owner, museum.clientId, { name: 'Lighthouse' });
  const id = await aClosure(database.owner, museum.clientId, {
    locationId,
    from: '2026-11-10 14:00',
    until: '2026-11-10 18:00',
  });
  await museum.write('close-timeslots', 'closure', id, '');
  expect((await museum.list({ entity: 'closure' }))[0]?.entityName).toBe('Lighthouse, 10-11-2026');
});

test('another client sees nothing of it, not by id either', async () => {
  const [one, other] = [await aMuseum(), await aMuseum()];
  await one.write('create-product', 'product', `${thing}1`, 'Salt');
  const [entry] = await one.list({ action: 'create-product' });
  expect(await other.list({ action: 'create-product' })).toEqual([]);
  expect(await other.list({ entity: 'product', entityId: `${thing}1` })).toEqual([]);
  await expect(getAuditEntry(other.manager, entry?.id ?? '')).rejects.toThrow('audit-entry-not-found');
  expect((await getAuditEntry(one.manager, entry?.id ?? '')).entityName).toBe('Salt');
  const actors = await other.manager.inClient(listAuditActors);
  expect(actors.map(({ id }) => id)).not.toContain(one.client.managerId);
});

test('the filters offer what the log contains', async () => {
  const museum = await aMuseum();
  await museum.write('create-product', 'product', null, 'Salt');
  await museum.write('create-product', 'product', null, 'Light');
  await museum.write('create-channel', 'channel', null, 'Lighthouse');
  const read = (column: 'action' | 'entity') =>
    museum.manager.inClient((scope) => listAuditWords(scope, column));
  expect(await read('action')).toEqual(expect.arrayContaining(['create-channel', 'create-product']));
  expect(new Set(await read('entity')).size).toBe((await read('entity')).length);
  expect(await museum.manager.inClient(listAuditActors)).toContainEqual({
    id: museum.client.managerId,
    kind: 'account',
    name: 'manager',
  });
});

test('a personal value is readable by staff until its person is erased, and then shown as erased', async () => {
  const museum = await aMuseum();
  const keyId = await museum.manager.inClient(async (scope) => {
    const key = await createPersonKey(scope, app.secrets);
    const after = { email: new Personal('sanne@example.com'), count: 2 };
    await writeAudit(
      scope,
      actorOf(museum.manager),
      { action: 'add-note', entity: 'order', entityId: null, after },
      key,
    );
    return key.id;
  });
  const after = async () => (await museum.list({ action: 'add-note' }))[0]?.after;
  expect(await after()).toEqual({ email: 'sanne@example.com', count: 2 });
  await database.owner.query('update person_key set wrapped_key = null, erased_at = now() where id = $1', [
    keyId,
  ]);
  expect(await after()).toEqual({ email: { erased: true }, count: 2 });
});

test('the log is closed to accounts without the right', async () => {
  const museum = await aMuseum();
  const reader = await signedInAs(app, museum.client, 'read only');
  await expect(listAuditEntries(reader, {}, { limit: 1, inverted: false })).rejects.toThrow('audit-log');
  await expect(startAuditCheck(reader)).rejects.toThrow('audit-log');
});

test('a check on request finds the chain whole, and names the first entry that was changed', async () => {
  const museum = await aMuseum();
  for (let index = 0; index < 5; index += 1)
    await museum.write('change-product', 'product', null, `${index}`);
  await sealAudit(worker);
  const run = async () => {
    const started = await startAuditCheck(museum.manager);
    expect(started.check?.finishedAt).toBeNull();
    // Asked for twice, it runs once.
    expect((await startAuditCheck(museum.manager)).check?.id).toBe(started.check?.id);
    while (await checkNextPage(worker, museum.clientId, started.check?.id ?? ''));
    return readAuditSeals(museum.manager);
  };
  const whole = await run();
  expect(whole.check).toMatchObject({ brokenAt: null, checked: whole.check?.total });
  expect(whole.unsealed).toBe(1);
  expect(whole.lastSealedAt).toBeInstanceOf(Date);

  const [forged] = await museum.list({ action: 'change-product' });
  await database.owner.query(`update audit_entry set after = '{"name":"Forged"}' where id = $1`, [
    forged?.id,
  ]);
  const broken = await run();
  expect(broken.check).toMatchObject({ brokenAt: forged?.sequence, brokenEntryId: forged?.id });
});

test('every filter is a stretch of an index: a page of a great log reads no more than a page', async () => {
  const { clientId, client } = await aMuseum();
  await database.owner.query(
    `insert into audit_entry (client_id, id, at, actor_kind, actor_id, action, entity, entity_id, after)
     select $1, (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 200000 + n), 12, '0') || '7'
         || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid, now(), 'account',
       case when n % 3 = 0 then $2::uuid else md5((n % 20)::text)::uuid end, 'act-' || n % 40, 'kind-' || n % 10,
       md5((n % 2000)::text)::uuid, '{"name":"x"}'
     from generate_series(1, 60000) as n`,
    [clientId, client.managerId],
  );
  await database.owner.query('analyze audit_entry');
  const none = { actor: null, action: null, entity: null, entityId: null, from: null, before: null };
  const { rows } = await database.owner.query<{ entity_id: string; middle: string }>(
    `select entity_id, (select id from audit_entry where client_id = $1 order by id offset 30000 limit 1) as middle
     from audit_entry where client_id = $1 and entity = 'kind-3' limit 1`,
    [clientId],
  );
  const hour = 3_600_000;
  const filters = {
    everything: none,
    actor: { ...none, actor: client.managerId },
    'actor and action': { ...none, actor: client.managerId, action: 'act-3' },
    action: { ...none, action: 'act-3' },
    kind: { ...none, entity: 'kind-3' },
    thing: { ...none, entity: 'kind-3', entityId: rows[0]?.entity_id ?? '' },
    days: { ...none, from: new Date(Date.now() - hour), before: new Date(Date.now() + hour) },
  };
  for (const [name, filter] of Object.entries(filters)) {
    for (const after of [null, rows[0]?.middle ?? null]) {
      const plan = await inClient(app.db, clientId, async (scope) => {
        const stretch = { after, before: null, limit: 50, isAscending: false, isInverted: false };
        const query = auditRowsQuery(scope, filter, stretch).compile(scope.tx);
        const explained = await scope.tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
          ...query,
          sql: `explain (analyze, format json) ${query.sql}`,
        });
        return Object.values(explained.rows[0] ?? {})[0]?.[0]?.Plan;
      });
      const scans = nodesOf(plan).filter((node) => node['Relation Name'] === 'audit_entry');
      expect(
        scans.map((node) => node['Node Type']),
        name,
      ).toEqual(['Index Scan']);
      const read = scans.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...read), name).toBeLessThanOrEqual(50);
    }
  }
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function nodesOf(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : [];
}

test('ids among the values are shown by their current names; a deleted one stays as it is', async () => {
  const museum = await aMuseum();
  const locationId = await aLocation(database.owner, museum.clientId, { name: 'Lighthouse' });
  await museum.manager.inClient((scope) =>
    writeAudit(scope, actorOf(museum.manager), {
      action: 'change-product',
      entity: 'product',
      entityId: `${thing}1`,
      before: { locationIds: [], category: '' },
      after: { locationIds: [locationId, `${thing}9`], category: 'art' },
    }),
  );
  const [entry] = await museum.list({ entity: 'product' });
  expect(entry?.names).toEqual({ [locationId]: 'Lighthouse' });
});
