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
  const committed: (() => void)[] = [];
  const result = await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.client_id', ${clientId}, true)`.execute(tx);
    const scope = { clientId, tx };
    whenCommitted.set(scope, committed);
    return work(scope);
  });
  for (const tell of committed) tell();
  return result;
}

const whenCommitted = new WeakMap<ClientScope, (() => void)[]>();

/** Calls back once the transaction of this scope is committed, and never where it is not. */
export function afterCommit(scope: ClientScope, tell: () => void): void {
  whenCommitted.get(scope)?.push(tell);
}
