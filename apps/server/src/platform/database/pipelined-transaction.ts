import type { DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { ClientScope, Database } from './database.ts';
import { transactionOn } from './database.ts';
import { continueAs, inClient } from './in-client.ts';
import { nameStatement } from './statement-names.ts';

/** What the parts of a pipelined transaction share. */
interface Pipeline {
  /** Reads that are in flight: the same read before any answer is one statement. */
  reads: Map<string, Promise<QueryResult<unknown>>>;
  /** A statement sent from now on would be outside of the transaction. */
  isClosed: boolean;
}

const pipelineOf = new WeakMap<ClientScope, Pipeline>();

/**
 * Pipelined transaction: `inClient` for concurrent parts that do not know of each other. Their statements are sent over
 * one connection without waiting for each other's results. An error of one is an error of all.
 */
export async function inClientPipelined<T>(
  db: Database,
  clientId: string,
  work: (scope: ClientScope) => Promise<T>,
): Promise<T> {
  return inClient(db, clientId, (scope) => {
    const executor = scope.tx.getExecutor();
    return executor.provideConnection(async (connection) => {
      const pipeline: Pipeline = { reads: new Map(), isClosed: false };
      const pipelined = pipelinedConnection(connection, pipeline);
      const tx = transactionOn(
        executor.withConnectionProvider({ provideConnection: (use) => use(pipelined) }),
      );
      const pipelinedScope = continueAs(scope, tx);
      pipelineOf.set(pipelinedScope, pipeline);
      try {
        return await work(pipelinedScope);
      } finally {
        pipeline.isClosed = true;
      }
    });
  });
}

/** The rows of a read; the same read of several parts of a pipelined transaction is sent once. */
export async function readOnce<Row>(scope: ClientScope, read: RawBuilder<Row>): Promise<readonly Row[]> {
  const pipeline = pipelineOf.get(scope);
  if (!pipeline) return (await read.execute(scope.tx)).rows;
  const { sql, parameters } = read.compile(scope.tx);
  return sendOnce(pipeline, `${sql} ${JSON.stringify(parameters)}`, () => read.execute(scope.tx)).then(
    ({ rows }) => rows as readonly Row[],
  );
}

function sendOnce<Result extends QueryResult<unknown>>(
  { reads }: Pipeline,
  key: string,
  send: () => Promise<Result>,
): Promise<QueryResult<unknown>> {
  const inFlight = reads.get(key);
  if (inFlight) return inFlight;
  const result = send();
  reads.set(key, result);
  return result;
}

function pipelinedConnection(connection: DatabaseConnection, pipeline: Pipeline): DatabaseConnection {
  const send: DatabaseConnection['executeQuery'] = async (statement, options) => {
    if (pipeline.isClosed) throw new Error('the transaction is over');
    nameStatement(statement.sql);
    try {
      return await connection.executeQuery(statement, options);
    } finally {
      pipeline.reads.clear();
    }
  };
  return {
    executeQuery<Row>(...[statement, options]: Parameters<typeof send>) {
      const isRead = statement.query.kind === 'SelectQueryNode';
      if (!isRead) return send<Row>(statement, options);
      const key = `${statement.sql} ${JSON.stringify(statement.parameters)}`;
      return sendOnce(pipeline, key, () => send(statement, options)) as Promise<QueryResult<Row>>;
    },
    streamQuery: (statement, size, options) => connection.streamQuery(statement, size, options),
  };
}
