import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import type { RetentionStep } from '../person-data/index.ts';

/** One night of retention of a client. */
export interface RetentionRun {
  day: string;
  step: RetentionStep;
  /** The module that clears, and its place behind the last batch; null = the step begins. */
  part: string | null;
  place: string | null;
  cleared: Record<string, number>;
  finishedAt: Date | null;
}

export async function listClientZones(db: Database): Promise<{ id: string; timeZone: string }[]> {
  return db.selectFrom('client').select(['id', 'timeZone']).orderBy('id').execute();
}

export async function findRetentionRun(scope: ClientScope, day: string): Promise<RetentionRun | undefined> {
  const { rows } = await sql<RetentionRun>`
    select day, step, part, place, cleared, finished_at from retention_run
    where client_id = ${scope.clientId} and day = ${day}`.execute(scope.tx);
  return rows[0];
}

/** The run of a day, locked; made with its first batch. */
export async function lockRetentionRun(
  scope: ClientScope,
  day: string,
  firstStep: RetentionStep,
): Promise<RetentionRun> {
  const { clientId, tx } = scope;
  await sql`insert into retention_run (client_id, day, step) values (${clientId}, ${day}, ${firstStep})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<RetentionRun>`
    select day, step, part, place, cleared, finished_at from retention_run
    where client_id = ${clientId} and day = ${day} for update`.execute(tx);
  const [run] = rows;
  if (!run) throw new Error('a retention run was not made');
  return run;
}

export async function updateRetentionRun(
  scope: ClientScope,
  { day, step, part, place, cleared, finishedAt }: RetentionRun,
): Promise<void> {
  await sql`update retention_run set step = ${step}, part = ${part}, place = ${place},
      cleared = ${JSON.stringify(cleared)}::jsonb, finished_at = ${finishedAt}
    where client_id = ${scope.clientId} and day = ${day}`.execute(scope.tx);
}
