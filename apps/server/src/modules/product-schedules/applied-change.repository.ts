import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { ChangeSubject, RowSnapshot, TakenLink } from './row-snapshot.ts';

const tableOf = { schedule: 'product_schedule', blocker: 'schedule_blocker' } as const;

export interface AppliedChange {
  id: string;
  calendarId: string;
  subject: ChangeSubject;
  subjectId: string;
  before: RowSnapshot | null;
  after: RowSnapshot | null;
  addedCount: number;
  removedCount: number;
  changedCount: number;
  converted: TakenLink[];
  changedAt: Date;
  changedBy: string;
  undoneAt: Date | null;
}

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

export async function insertAppliedChange(
  { clientId, tx }: ClientScope,
  change: Omit<AppliedChange, 'id' | 'undoneAt'>,
): Promise<void> {
  const { before, after, converted, ...rest } = change;
  await tx
    .insertInto('productScheduleChange')
    .values({
      clientId,
      ...rest,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      converted: JSON.stringify(converted),
    })
    .execute();
}

/** @throws NotFoundError `schedule-change-not-found` */
export async function getAppliedChange(scope: ClientScope, id: string): Promise<AppliedChange> {
  const row = await scope.tx
    .selectFrom('productScheduleChange')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('schedule-change-not-found');
  return row;
}

/** The newest change of each calendar, taken back or not. */
export async function listLastChanges(
  scope: ClientScope,
  calendarIds: readonly string[],
): Promise<AppliedChange[]> {
  if (calendarIds.length === 0) return [];
  return scope.tx
    .selectFrom('productScheduleChange')
    .selectAll()
    .distinctOn('calendarId')
    .where('clientId', '=', scope.clientId)
    .where('calendarId', 'in', [...calendarIds])
    .orderBy('calendarId')
    .orderBy('id', 'desc')
    .execute();
}

export async function markUndone(scope: ClientScope, id: string, at: Date, by: string): Promise<void> {
  await scope.tx
    .updateTable('productScheduleChange')
    .set({ undoneAt: at, undoneBy: by })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Timeslots of a calendar to come that differ from the schedules because of their visitors, and wait for a person. */
export interface CalendarConflicts {
  calendarId: string;
  count: number;
  firstDate: string;
}

export async function listCalendarConflicts(
  scope: ClientScope,
  calendarIds: readonly string[],
  now: Date,
): Promise<CalendarConflicts[]> {
  const { rows } = await sql<CalendarConflicts>`
    select calendar_id, count(*)::int as count, min(local_date) as first_date from timeslot
    where client_id = ${scope.clientId} and calendar_id = any (${[...calendarIds]}::uuid[])
      and starts_at > ${now} and conflict is not null and not conflict_kept
    group by calendar_id`.execute(scope.tx);
  return rows;
}
