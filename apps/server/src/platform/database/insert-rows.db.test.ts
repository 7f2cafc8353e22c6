import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from './in-client.ts';
import { insertRows } from './prepared.ts';

const database = await testDatabase();
const { app } = testApp(database);

const message = { bus: 'event' as const, type: 'told', source: 'tests' };

test.each([1, 2, 5])('%i rows that share most of their values each have their own rest', async (count) => {
  const { clientId } = await aClient(app);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...message,
    payload: { index },
    startAfter: index === 1 ? null : new Date(`2026-11-0${index + 1}T10:00:00Z`),
  }));
  await inClient(app.db, clientId, (scope) => insertRows(scope, 'outbox', rows));
  const found = await database.owner.query(
    `select bus, type, source, payload, start_after as "startAfter" from outbox
     where client_id = $1 order by payload ->> 'index'`,
    [clientId],
  );
  expect(found.rows).toEqual(rows);
});

test('what all rows share may be null, bytes, half a character or JSON', async () => {
  const { clientId } = await aClient(app);
  const payload = { text: 'a "quoted" \\ text' };
  const rows = [1, 2].map(() => ({ ...message, type: 'half \ud800', payload, startAfter: null }));
  await inClient(app.db, clientId, async (scope) => {
    await insertRows(scope, 'outbox', rows);
    const id = '00000000-0000-7000-8000-000000000001';
    await insertRows(scope, 'personKey', [{ id, wrappedKey: Buffer.from([0, 255, 92]) }]);
  });
  const found = await database.owner.query(
    'select type, payload, start_after as "startAfter" from outbox where client_id = $1',
    [clientId],
  );
  expect(found.rows).toEqual(rows.map(({ startAfter }) => ({ type: 'half \ufffd', payload, startAfter })));
  const keys = await database.owner.query('select wrapped_key from person_key where client_id = $1', [
    clientId,
  ]);
  expect(keys.rows.some((row) => row.wrapped_key.equals(Buffer.from([0, 255, 92])))).toBe(true);
});
