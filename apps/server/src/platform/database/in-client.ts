import { sql, type TransactionBuilder } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database, DatabaseTransaction } from './database.ts';

/**
 * Runs `work` in one transaction that sees and writes rows of this client only; a throw rolls all back.
 * @throws whatever `work` throws.
 */
export function inClient<T>(db: Database, clientId: string, work: Work<T>): Promise<T> {
  return runInClient(db.transaction(), clientId, work);
}

/**
 * Like `inClient`, for reads: the database refuses every write and every row lock of the transaction.
 * @throws whatever `work` throws.
 */
export function inClientReadOnly<T>(db: Database, clientId: string, work: Work<T>): Promise<T> {
  return runInClient(db.transaction().setAccessMode('read only'), clientId, work);
}

type Work<T> = (scope: ClientScope) => Promise<T>;

async function runInClient<T>(
  transaction: TransactionBuilder<Tables>,
  clientId: string,
  work: Work<T>,
): Promise<T> {
  const committed: (() => void)[] = [];
  const result = await transaction.execute(async (tx) => {
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
