import type pg from 'pg';
import { nameOfStatement } from './statement-names.ts';

interface Wired {
  connection?: { stream?: { cork?(): void; uncork?(): void } };
}

/**
 * Sends the statements that a connection is given in one turn in one write: BEGIN, the client and the first statement
 * of a transaction, or those of many orders side by side. A write wakes the other end, which costs more than a statement.
 * Statements that have a name are sent by it.
 */
export function talkBriefly(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & Wired).connection ?? {};
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  let isCorked = false;
  const gathering = (...words: unknown[]) => {
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
  Object.assign(client, { query: gathering });
}
