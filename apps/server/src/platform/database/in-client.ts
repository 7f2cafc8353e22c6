import { sql } from 'kysely';
import type { ClientScope, Database } from './database.ts';

/**
 * Runs `work` in one transaction that sees and writes rows of this client only; a throw rolls all back.
 * @throws whatever `work` throws.
 */
export async function inClient<T>(
  db: Database,
  clientId: string,
  work: (scope: ClientScope) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.client_id', ${clientId}, true)`.execute(tx);
    return work({ clientId, tx });
  });
}
