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
 * Like `inClient`, for reads: all of them see the database as it was at the first one, so that an answer of several reads
 * is true as a whole; the database refuses every write and every row lock of the transaction.
 * @throws whatever `work` throws.
 */
export function inClientReadOnly<T>(db: Database, clientId: string, work: Work<T>): Promise<T> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return runInClient(transaction, clientId, work);
}

type Work<T> = (scope: ClientScope) => Promise<T>;

async function runInClient<T>(
  transaction: TransactionBuilder<Tables>,
  clientId: string,
  work: Work<T>,
): Promise<T> {
  const ends: Ends = { last: [], committed: [] };
  const result = await transaction.execute(async (tx) => {
    await setClient(tx, clientId);
    const scope = { clientId, tx };
    endsOf.set(scope, ends);
    const answer = await work(scope);
    for (const doLast of ends.last) await doLast(scope);
    return answer;
  });
  for (const tell of ends.committed) tell();
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

/** What a transaction does at its end, and what hears of its commit. */
interface Ends {
  last: ((scope: ClientScope) => Promise<void>)[];
  committed: (() => void)[];
}

const endsOf = new WeakMap<ClientScope, Ends>();

/** The same client and commit for a transaction that asks over the connection of another. */
export function continueAs(scope: ClientScope, tx: DatabaseTransaction): ClientScope {
  const next = { clientId: scope.clientId, tx };
  const ends = endsOf.get(scope);
  if (ends) endsOf.set(next, ends);
  return next;
}

/** Calls back once the transaction of this scope is committed, and never where it is not. */
export function afterCommit(scope: ClientScope, tell: () => void): void {
  endsOf.get(scope)?.committed.push(tell);
}

/**
 * Runs `doLast` when the work of this transaction is done, right before its commit: for a row that many transactions
 * lock, which is then held shortest and after all other locks. A throw rolls all back.
 */
export function beforeCommit(scope: ClientScope, doLast: (scope: ClientScope) => Promise<void>): void {
  const ends = endsOf.get(scope);
  if (!ends) throw new Error('only a transaction of inClient has an end');
  ends.last.push(doLast);
}
