import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * Closes a day, and with it all before; waits for the postings that are on their way.
 * @returns whether it was open.
 */
export async function closeDay(scope: ClientScope, day: LocalDate, at: Date): Promise<boolean> {
  const { rows } =
    await sql`select from ledger_closed_day where client_id = ${scope.clientId} and day >= ${day}
    limit 1`.execute(scope.tx);
  if (rows.length > 0) return false;
  const closed = await scope.tx
    .insertInto('ledgerClosedDay')
    .values({ clientId: scope.clientId, day, closedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute();
  return closed.length > 0;
}

/**
 * Closes a day, and with it all before, for one till; waits for the postings of that till that are on their way. Later
 * postings of the till count on the next day and name the day they correct.
 */
export async function closeTillDay(
  scope: ClientScope,
  tillId: string,
  day: LocalDate,
  at: Date,
): Promise<void> {
  await scope.tx
    .insertInto('ledgerClosedTillDay')
    .values({ clientId: scope.clientId, tillId, day, closedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last day that is closed for a till, by its own close; undefined = none. */
export async function findClosedTillDays(
  scope: ClientScope,
  tillIds: readonly string[],
): Promise<Map<string, LocalDate>> {
  if (tillIds.length === 0) return new Map();
  const rows = await scope.tx
    .selectFrom('ledgerClosedTillDay')
    .select(({ fn }) => ['tillId', fn.max('day').as('day')])
    .where('clientId', '=', scope.clientId)
    .where('tillId', 'in', [...tillIds])
    .groupBy('tillId')
    .execute();
  return new Map(rows.map(({ tillId, day }) => [tillId, day]));
}
