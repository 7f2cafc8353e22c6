import type { DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { ClientScope, Database } from './database.ts';
import { transactionOn } from './database.ts';
import { continueAs, inClient } from './in-client.ts';
import { nameStatement } from './statement-names.ts';

/** What goes on in a transaction that several pieces of work share. */
interface Shared {
  /** Statements that were sent and not answered. */
  underWay: number;
  /** The same question asked again before any answer: one statement for both. */
  asked: Map<string, Promise<QueryResult<unknown>>>;
  /** Starts what was gathered meanwhile. */
  gathered: (() => void)[];
  isCalled: boolean;
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
      const shared: Shared = {
        underWay: 0,
        asked: new Map(),
        gathered: [],
        isCalled: false,
        isOver: false,
      };
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

/**
 * One statement for what the pieces of work beside each other ask while the statements before are under way; elsewhere
 * each asks by itself. `run` answers in the order of asking.
 */
export function gathered<Query, Answer>(
  run: (scope: ClientScope, queries: readonly Query[]) => Promise<readonly Answer[]>,
): (scope: ClientScope, query: Query) => Promise<Answer> {
  const gathering = new WeakMap<ClientScope, { queries: Query[]; answers: Promise<readonly Answer[]> }>();
  return async (scope, query) => {
    const shared = sharedOf.get(scope);
    if (!shared) return answerAt(await run(scope, [query]), 0);
    const group = gathering.get(scope) ?? { queries: [], answers: start(shared) };
    const at = group.queries.push(query) - 1;
    gathering.set(scope, group);
    return answerAt(await group.answers, at);

    async function start(of: Shared): Promise<readonly Answer[]> {
      await new Promise<void>((begin) => {
        of.gathered.push(begin);
        call(of);
      });
      const queries = gathering.get(scope)?.queries ?? [];
      gathering.delete(scope);
      return run(scope, queries);
    }
  };
}

function answerAt<Answer>(answers: readonly Answer[], at: number): Answer {
  if (answers.length <= at) throw new Error('a question of many was left without an answer');
  return answers[at] as Answer;
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
    shared.underWay += 1;
    nameStatement(statement.sql);
    try {
      return await connection.executeQuery(statement, options);
    } finally {
      shared.underWay -= 1;
      shared.asked.clear();
      call(shared);
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

/** Nothing is under way: what was gathered goes, the one behind the other. */
function call(shared: Shared): void {
  if (shared.isCalled || shared.underWay > 0 || shared.gathered.length === 0) return;
  shared.isCalled = true;
  setImmediate(() => {
    shared.isCalled = false;
    if (shared.underWay > 0) return;
    for (const begin of shared.gathered.splice(0)) begin();
  });
}
