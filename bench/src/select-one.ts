import type { Database } from '@foyer/server/platform/database/database.ts';
import { sql } from 'kysely';
import type { Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

/** The least that a question to the database costs on this machine: a round trip. */
export function selectOne(db: Database): Side {
  return {
    name: 'SELECT 1',
    run: (milliseconds) => repeatUntil(milliseconds, 1, () => sql`select 1`.execute(db)),
  };
}
