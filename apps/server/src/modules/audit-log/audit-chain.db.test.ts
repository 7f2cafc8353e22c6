import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createPersonKey, findPersonKey } from '../../platform/crypto/person-key.ts';
import { Personal } from './personal.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';
import { actorOf, writeAudit } from './write-audit.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app, { subdomain: 'getij' });
const manager = await signedInAs(app, client);

async function change(from: string, to: string): Promise<void> {
  await manager.inClient((scope) =>
    writeAudit(scope, actorOf(manager), {
      action: 'change-product',
      entity: 'product',
      entityId: client.clientId,
      before: { name: from, category: 'art' },
      after: { name: to, category: 'art' },
    }),
  );
}

const chainOf = async () => (await verifyAudit(worker.db)).find((one) => one.subdomain === 'getij');

test('an entry keeps only what changed, with the values before and after', async () => {
  await change('Salt', 'Salt & Light');
  const { rows } = await database.owner.query('select before, after, actor_id from audit_entry');
  expect(rows).toEqual([
    { before: { name: 'Salt' }, after: { name: 'Salt & Light' }, actor_id: manager.account.accountId },
  ]);
});

test('the sealer ties entries into a chain that verifies, also when two sealers run at once', async () => {
  for (let index = 0; index < 20; index += 1) await change(`Name ${index}`, `Name ${index + 1}`);
  expect((await chainOf())?.unsealed).toBe(21);
  await Promise.all([sealAudit(worker), sealAudit(worker)]);
  expect(await chainOf()).toEqual({ subdomain: 'getij', entries: 21, unsealed: 0 });
});

test('an entry that was changed afterwards breaks the chain at its place', async () => {
  await database.owner.query(`update audit_entry set after = '{"name":"Forged"}' where sequence = 7`);
  expect((await chainOf())?.brokenAt).toBe(7);
});

test('an entry that was removed breaks the chain at its place', async () => {
  await database.owner.query('delete from audit_entry where sequence = 3');
  expect((await chainOf())?.brokenAt).toBe(3);
});

test('neither the application nor a worker can change or delete an entry', async () => {
  const attempt = (text: string) => manager.inClient((scope) => scope.tx.executeQuery(compiled(text)));
  await expect(attempt('delete from audit_entry')).rejects.toThrow('permission denied');
  await expect(attempt(`update audit_entry set action = 'x'`)).rejects.toThrow('permission denied');
  await expect(worker.db.executeQuery(compiled('delete from audit_entry'))).rejects.toThrow(
    'permission denied',
  );
});

test('a personal value is stored encrypted, and erasing the person makes it unreadable', async () => {
  const keyId = await manager.inClient(async (scope) => {
    const key = await createPersonKey(scope, app.secrets);
    const after = { email: new Personal('sanne@example.com') };
    await writeAudit(
      scope,
      actorOf(manager),
      { action: 'add-note', entity: 'order', entityId: null, before: { email: new Personal('') }, after },
      key,
    );
    return key.id;
  });
  const { rows } = await database.owner.query<{ after: { email: { sealed: string } } }>(
    'select after from audit_entry where person_key_id = $1',
    [keyId],
  );
  const sealed = Buffer.from(rows[0]?.after.email.sealed ?? '', 'base64');
  expect(sealed.toString('latin1')).not.toContain('sanne');
  await manager.inClient(async (scope) => {
    expect((await findPersonKey(scope, app.secrets, keyId))?.decrypt(sealed)).toBe('sanne@example.com');
  });
  await database.owner.query('update person_key set wrapped_key = null, erased_at = now() where id = $1', [
    keyId,
  ]);
  await manager.inClient(async (scope) => {
    expect(await findPersonKey(scope, app.secrets, keyId)).toBeUndefined();
  });
});

function compiled(sql: string) {
  return {
    sql,
    parameters: [],
    query: { kind: 'RawNode' as const, sqlFragments: [sql], parameters: [] },
    queryId: { queryId: sql },
  };
}
