import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Does the work while no other process on this database does work of the same name; the others wait their turn. */
export async function oneAtATime<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
