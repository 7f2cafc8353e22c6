import { sql } from 'kysely';
import type { ClientScope, Database, DatabaseTransaction } from './database.ts';

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
    await setClient(tx, clientId);
    const scope = { clientId, tx };
    whenCommitted.set(scope, committed);
    return work(scope);
  });
  for (const tell of committed) tell();
  return result;
}

/** Is not waited for, as BEGIN is not: the statement behind it fails where it does. */
async function setClient(tx: DatabaseTransaction, clientId: string): Promise<void> {
  const executor = tx.getExecutor();
  const statement = sql`select set_config('app.client_id', ${clientId}, true)`.compile(tx);
  await executor.provideConnection(async (connection) => {
    connection.executeQuery(statement).catch(() => {});
  });
}

const whenCommitted = new WeakMap<ClientScope, (() => void)[]>();

/** The same client and commit for a transaction that asks over the connection of another. */
export function continueAs(scope: ClientScope, tx: DatabaseTransaction): ClientScope {
  const next = { clientId: scope.clientId, tx };
  whenCommitted.set(next, whenCommitted.get(scope) ?? []);
  return next;
}

/** Calls back once the transaction of this scope is committed, and never where it is not. */
export function afterCommit(scope: ClientScope, tell: () => void): void {
  whenCommitted.get(scope)?.push(tell);
}
