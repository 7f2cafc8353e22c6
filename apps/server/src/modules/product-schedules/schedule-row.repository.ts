import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What a change of a product calendar is about. */
export type ChangeSubject = 'schedule' | 'blocker';

/** A row as the table holds it: what undoing writes back, with its place among the others. */
export type RowSnapshot = Record<string, unknown>;

const tableOf = { schedule: 'product_schedule', blocker: 'schedule_blocker' } as const;

export async function findRow(
  scope: ClientScope,
  subject: ChangeSubject,
  id: string,
): Promise<RowSnapshot | null> {
  const { rows } = await sql<{ row: RowSnapshot }>`
    select to_jsonb(t) as row from ${sql.table(tableOf[subject])} t
    where t.client_id = ${scope.clientId} and t.id = ${id}`.execute(scope.tx);
  return rows[0]?.row ?? null;
}

/** Makes a row what it was; null = it was not there. */
export async function restoreRow(
  scope: ClientScope,
  subject: ChangeSubject,
  id: string,
  row: RowSnapshot | null,
): Promise<void> {
  const table = sql.table(tableOf[subject]);
  await sql`delete from ${table} where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
  if (!row) return;
  await sql`insert into ${table} select * from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`.execute(
    scope.tx,
  );
}
