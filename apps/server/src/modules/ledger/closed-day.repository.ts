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
