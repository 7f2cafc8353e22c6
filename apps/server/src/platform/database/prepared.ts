import { CompiledQuery, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import { type ClientScope, camelCase } from './database.ts';
import { nameStatement } from './statement-names.ts';

/**
 * How rows are locked. `skip-locked`: FOR UPDATE SKIP LOCKED, so that requests whose row another transaction holds are
 * left out and retried alone. `wait`: FOR UPDATE.
 */
export type RowLocks = 'skip-locked' | 'wait';

/** What follows FOR UPDATE. */
export const skipLocked = (locks: RowLocks) => sql.raw(locks === 'skip-locked' ? ' skip locked' : '');

/** Columns of the code as a statement names them; for names that the code wrote itself. */
export const namesOf = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => camelCase.nameInDatabase(column)).join(', '));

/**
 * The rows of a statement that a connection plans once: its text is the same however many it is for, and it finds its
 * rows by their key.
 */
export async function runPrepared<Row>(scope: ClientScope, statement: RawBuilder<Row>): Promise<Row[]> {
  return send(scope, statement.compile(scope.tx));
}

/** Statements of a transaction are pipelined: sent and executed in the order of the calls. */
async function send<Row>({ tx }: ClientScope, statement: CompiledQuery<Row>): Promise<Row[]> {
  nameStatement(statement.sql);
  return (await tx.executeQuery(statement)).rows;
}

type NewRow<Table extends keyof Tables> = Partial<Omit<Selectable<Tables[Table]>, 'clientId'>>;

const heads = new Map<string, { text: string; names: string[] }>();

/**
 * Inserts rows of a client, which all give the same columns, by one statement whose text is the same for any number. What
 * all rows share is sent and read once: most columns of the orders of a batch are equal.
 */
export async function insertRows<Table extends keyof Tables & string>(
  scope: ClientScope,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof NewRow<Table> & string)[];
  const { text, names } = headOf(table, columns);
  const shared: Record<string, unknown> = {};
  const own: Record<string, unknown>[] = rows.map(() => ({}));
  for (const [index, column] of columns.entries()) {
    const name = names[index] ?? '';
    const value = first[column];
    if (rows.every((row) => row[column] === value)) shared[name] = inJson(value);
    else for (const [at, row] of rows.entries()) (own[at] ?? {})[name] = inJson(row[column]);
  }
  await send(scope, CompiledQuery.raw(text, [scope.clientId, JSON.stringify(shared), JSON.stringify(own)]));
}

function headOf(table: string, columns: readonly string[]) {
  const key = `${table} ${columns.join()}`;
  const known = heads.get(key);
  if (known) return known;
  const names = columns.map((column) => camelCase.nameInDatabase(column));
  const into = camelCase.nameInDatabase(table);
  const text = `insert into ${into} (client_id, ${names.join(', ')})
    select $1::uuid, ${names.map((name) => `r.${name}`).join(', ')}
    from json_populate_recordset(json_populate_record(null::${into}, $2::json), $3::json) as r`;
  const head = { text, names };
  heads.set(key, head);
  return head;
}

/** Bytes as the database writes them, texts without halves of characters, which it would refuse. */
function inJson(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
