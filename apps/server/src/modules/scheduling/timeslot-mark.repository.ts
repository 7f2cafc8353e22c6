import type { ClosureReason } from '@foyer/domain/closures/closure-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** An exception or a closure, as far as a timeslot tells of it. */
export interface TimeslotMark {
  id: string;
  /** Of a closure. */
  reason: ClosureReason | null;
  note: string;
  published: boolean;
}

/** These exceptions by their ids. */
export async function listExceptionMarks(
  scope: ClientScope,
  ids: readonly string[],
): Promise<TimeslotMark[]> {
  const { rows } = await sql<TimeslotMark>`
    select id, null as reason, note, published from calendar_exception
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return rows;
}

/** Of these timeslots the tickets with a first valid entry scan; those without any are left out. */
export async function countScanned(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select timeslot_id as id, count(*)::int as count from ticket
    where client_id = ${scope.clientId} and timeslot_id = any (${[...timeslotIds]}::uuid[])
      and used_at is not null and state = 'active'
    group by timeslot_id`.execute(scope.tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** These closures by their ids; what visitors read of them is published. */
export async function listClosureMarks(scope: ClientScope, ids: readonly string[]): Promise<TimeslotMark[]> {
  const { rows } = await sql<TimeslotMark>`
    select id, reason, note, true as published from closure
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return rows;
}
