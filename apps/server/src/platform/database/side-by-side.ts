import type { DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { ClientScope, Database } from './database.ts';
import { transactionOn } from './database.ts';
import { continueAs, inClient } from './in-client.ts';
import { nameStatement } from './statement-names.ts';

/** What goes on in a transaction that several pieces of work share. */
interface Shared {
  /** The same question asked again before any answer: one statement for both. */
  asked: Map<string, Promise<QueryResult<unknown>>>;
  /** Whatever would be asked now would be asked outside of the transaction. */
  isOver: boolean;
}

const sharedOf = new WeakMap<ClientScope, Shared>();

/**
 * `inClient` for several pieces of work at once, which do not know of each other: their statements go side by side over
 * one connection, without waiting for each other's answers. The error of one is the error of all.
 */
export async function inClientSideBySide<T>(
  db: Database,
  clientId: string,
  work: (scope: ClientScope) => Promise<T>,
): Promise<T> {
  return inClient(db, clientId, (scope) => {
    const executor = scope.tx.getExecutor();
    return executor.provideConnection(async (connection) => {
      const shared: Shared = { asked: new Map(), isOver: false };
      const side = sharedConnection(connection, shared);
      const tx = transactionOn(executor.withConnectionProvider({ provideConnection: (use) => use(side) }));
      const together = continueAs(scope, tx);
      sharedOf.set(together, shared);
      try {
        return await work(together);
      } finally {
        shared.isOver = true;
      }
    });
  });
}

/** The rows of a question that changes nothing: asked by several beside each other, it is sent once. */
export async function readOnce<Row>(scope: ClientScope, question: RawBuilder<Row>): Promise<readonly Row[]> {
  const shared = sharedOf.get(scope);
  if (!shared) return (await question.execute(scope.tx)).rows;
  const { sql, parameters } = question.compile(scope.tx);
  return askOnce(shared, `${sql} ${JSON.stringify(parameters)}`, () => question.execute(scope.tx)).then(
    ({ rows }) => rows as readonly Row[],
  );
}

function askOnce<Answer extends QueryResult<unknown>>(
  { asked }: Shared,
  key: string,
  ask: () => Promise<Answer>,
): Promise<QueryResult<unknown>> {
  const known = asked.get(key);
  if (known) return known;
  const answer = ask();
  asked.set(key, answer);
  return answer;
}

function sharedConnection(connection: DatabaseConnection, shared: Shared): DatabaseConnection {
  const send: DatabaseConnection['executeQuery'] = async (statement, options) => {
    if (shared.isOver) throw new Error('the transaction is over');
    nameStatement(statement.sql);
    try {
      return await connection.executeQuery(statement, options);
    } finally {
      shared.asked.clear();
    }
  };
  return {
    executeQuery<Row>(...[statement, options]: Parameters<typeof send>) {
      const isRead = statement.query.kind === 'SelectQueryNode';
      if (!isRead) return send<Row>(statement, options);
      const key = `${statement.sql} ${JSON.stringify(statement.parameters)}`;
      return askOnce(shared, key, () => send(statement, options)) as Promise<QueryResult<Row>>;
    },
    streamQuery: (statement, size, options) => connection.streamQuery(statement, size, options),
  };
}
