import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** An exception or a closure, as far as a timeslot tells of it. */
export interface TimeslotMark {
  id: string;
  /** Of a closure. */
  reason: string | null;
  note: string;
  published: boolean;
}

/** These exceptions by their ids. */
export async function listExceptionMarks(
  scope: ClientScope,
  ids: readonly string[],
): Promise<Map<string, TimeslotMark>> {
  const { rows } = await sql<TimeslotMark>`
    select id, null as reason, note, published from calendar_exception
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** These closures by their ids; what visitors read of them is published. */
export async function listClosureMarks(
  scope: ClientScope,
  ids: readonly string[],
): Promise<Map<string, TimeslotMark>> {
  const { rows } = await sql<TimeslotMark>`
    select id, reason, note, true as published from closure
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map((row) => [row.id, row]));
}
