import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Where the processes of a run leave the statements that their PostgreSQL accepted. Unset: they keep none. */
const folder = process.env.FOYER_STATEMENTS_FOLDER;

/** Those that a server can prepare: it reads them, finds their tables, functions and types, and runs nothing. */
const PREPARABLE = /^\s*(select|insert|update|delete|with|values|merge)\b/i;

declare global {
  /** Of this process, not yet written. A worker reads a setup file once for each file of tests. */
  var acceptedStatements: Set<string> | undefined;
}

if (folder && !globalThis.acceptedStatements) {
  globalThis.acceptedStatements = new Set();
  watchStatements(globalThis.acceptedStatements);
}

/** From now on every statement of this process that succeeds is added, in whichever of the driver's ways it is sent. */
function watchStatements(accepted: Set<string>): void {
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  function watchedQuery(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
    if (typeof text !== 'string' || !PREPARABLE.test(text)) return query.apply(this, args);
    const add = () => accepted.add(text);
    const last = args.at(-1);
    if (typeof last === 'function')
      args[args.length - 1] = (...answer: unknown[]) => {
        if (!answer[0]) add();
        return last(...answer);
      };
    const sent = query.apply(this, args);
    if (sent instanceof Promise) sent.then(add, () => {});
    return sent;
  }
  pg.Client.prototype.query = watchedQuery as typeof pg.Client.prototype.query;
}

/** Writes what was accepted since the last time into a file of its own. */
export function writeAcceptedStatements(): void {
  const accepted = globalThis.acceptedStatements;
  if (!folder || !accepted?.size) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...accepted]));
  accepted.clear();
}

/** All that was written to the folder, each once. @throws where there is none */
export function readAcceptedStatements(from: string): string[] {
  const files = readdirSync(from).map((name) => readFileSync(path.join(from, name), 'utf8'));
  return [...new Set(files.flatMap((text): string[] => JSON.parse(text)))];
}
