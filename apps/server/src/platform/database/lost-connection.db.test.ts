import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { createPool } from './database.ts';

const database = await testDatabase();

test('a lost connection fails the work on it, and ends no process', async () => {
  const pool = createPool(database.ownerUrl, 'foyer_worker', 1);
  const connection = await pool.connect();
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => connection.once('end', resolve));
  await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(connection.query('select 1')).rejects.toThrow();
  connection.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
