import type { Database } from '@foyer/server/platform/database/database.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { CompiledQuery } from 'kysely';
import type { SentStatement } from './listened-database.ts';

/** The server cut a statement off. */
const STATEMENT_TIMEOUT = '57014';

/** Rows that the nodes of a plan handled: those they passed on, and those they threw away. */
interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

function rowsOf(node: PlanNode): number {
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return each * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0);
}

/** How many rows a statement handles, sent again as the application sent it; endless where it is cut off. */
export async function rowsOfStatement(
  db: Database,
  clientId: string,
  { text, values }: SentStatement,
): Promise<number> {
  const explained = await inClient(db, clientId, ({ tx }) =>
    tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...values]),
    ),
  ).catch((error: { code?: string }) => {
    if (error.code === STATEMENT_TIMEOUT) return 'cut off' as const;
    throw error;
  });
  if (explained === 'cut off') return Number.POSITIVE_INFINITY;
  return explained.rows.reduce((sum, row) => sum + rowsOf(row['QUERY PLAN'][0].Plan), 0);
}

/** Reads of a client's data, without the statements that begin and end them. */
export function readsIn(sent: readonly SentStatement[]): SentStatement[] {
  return sent.filter(
    ({ text }) =>
      /^\s*(select|with)\b/i.test(text) &&
      !/\b(insert|update|delete)\b/i.test(text) &&
      !text.includes('set_config'),
  );
}
