import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { LineRefusal, NewCode, ReadLine } from './code-batch.ts';

/** Keeps lines of a file. @returns those that were not kept because the file has their code already. */
export async function insertLines(
  scope: ClientScope,
  batchId: string,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const { rows } = await sql<{ line: number }>`
    insert into code_batch_line (client_id, batch_id, line, text, code, key, facts, reason, params)
    select ${scope.clientId}::uuid, ${batchId}::uuid, w.line, w.text, w.code, w.key, w.facts, w.reason, w.params
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as w (line int, text text, code text, key text, facts jsonb, reason text, params jsonb)
    on conflict (client_id, batch_id, key) where reason is null do nothing returning line`.execute(scope.tx);
  const kept = new Set(rows.map(({ line }) => line));
  return lines.filter(({ line }) => !kept.has(line));
}

/** The first lines of a file with these codes. */
export async function listFirstLines(
  scope: ClientScope,
  batchId: string,
  keys: readonly string[],
): Promise<{ key: string; line: number; code: string }[]> {
  const { rows } = await sql<{ key: string; line: number; code: string }>`
    select key, line, code from code_batch_line
    where client_id = ${scope.clientId} and batch_id = ${batchId} and key = any (${[...keys]}::text[])
      and reason is null`.execute(scope.tx);
  return rows;
}

/** The next codes to write, in the order of the file; their lines are gone with the transaction. */
export async function takeLines(
  scope: ClientScope,
  batchId: string,
  limit: number,
): Promise<(NewCode & { line: number; text: string })[]> {
  const { rows } = await sql<NewCode & { line: number; text: string }>`
    with gone as (${deletionOfLines(scope, batchId, limit)}) select * from gone order by line`.execute(
    scope.tx,
  );
  return rows;
}

/**
 * Writes the next codes of a file by one statement, in the order of the file: none of them comes to the program. Those that
 * `insertion` leaves out stay as lines, with why. @returns how many lines there were, and how many were written.
 */
export async function moveLines(
  scope: ClientScope,
  batchId: string,
  limit: number,
  insertion: (codes: RawBuilder<unknown>) => RawBuilder<{ key: string }>,
  { reason, params }: LineRefusal,
): Promise<{ lines: number; written: number }> {
  const { rows } = await sql<{ lines: number; written: number }>`
    with gone as (${deletionOfLines(scope, batchId, limit)}),
      written as (${insertion(sql`(select code, key from gone order by line)`)}),
      late as (insert into code_batch_line (client_id, batch_id, line, text, reason, params)
        select ${scope.clientId}::uuid, ${batchId}::uuid, line, text, ${reason}, ${JSON.stringify(params)}::jsonb
        from gone where key not in (select key from written))
    select (select count(*)::int from gone) as lines, (select count(*)::int from written) as written`.execute(
    scope.tx,
  );
  return rows[0] ?? { lines: 0, written: 0 };
}

/** Codes as a relation with the columns `code` and `key`, for an insertion. */
export const codeRelation = (codes: readonly { code: string; key: string }[]): RawBuilder<unknown> =>
  sql`unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ key }) => key)}::text[])`;

/** A stretch of the index: a list of lines is joined in a bad order while the database knows nothing of a new file. */
const deletionOfLines = (scope: ClientScope, batchId: string, limit: number) => sql`
  delete from code_batch_line where client_id = ${scope.clientId} and batch_id = ${batchId} and reason is null
    and line <= (select max(line) from (select line from code_batch_line where client_id = ${scope.clientId}
      and batch_id = ${batchId} and reason is null order by line limit ${limit}) as first)
  returning line, text, code, key, facts`;

export interface ShownLine extends Partial<LineRefusal> {
  line: number;
  text: string;
}

/** A page of the lines of a file. */
export async function listLines(
  scope: ClientScope,
  batchId: string,
  isRejected: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select line, text, reason, params from code_batch_line
    where client_id = ${scope.clientId} and batch_id = ${batchId}
      and ${isRejected ? sql`reason is not null` : sql`reason is null`}
    order by line limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}
