import type pg from 'pg';
import { nameOfStatement } from './statement-names.ts';

interface Wired {
  connection?: { stream?: { cork?(): void; uncork?(): void } };
}

/**
 * Corks the socket of a connection: statements of the same turn of the event loop are one write (BEGIN, the client and the
 * first statement of a transaction, or a pipelined transaction). A write wakes the other end, which costs more than a
 * statement. Statements that have a name are sent by it.
 */
export function corkWrites(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & Wired).connection ?? {};
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  let isCorked = false;
  const corking = (...words: unknown[]) => {
    if (!isCorked && stream?.cork && stream.uncork) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork?.();
      });
    }
    const [text, values, ...rest] = words;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOfStatement(text) : undefined;
    return name === undefined ? query(...words) : query({ name, text, values }, ...rest);
  };
  Object.assign(client, { query: corking });
}
