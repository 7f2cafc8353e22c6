import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface AlertCounts {
  failedMails: number;
  failedRefunds: number;
  /**
   * Timeslots from today on that differ from their rules because visitors have places in them, and that staff have
   * not settled.
   */
  timeslotConflicts: number;
}

export async function countAlerts(scope: ClientScope, today: string): Promise<AlertCounts> {
  const { clientId, tx } = scope;
  const { rows } = await sql<AlertCounts>`select
    (select count(*)::int from mail where client_id = ${clientId} and state = 'failed') as failed_mails,
    (select count(*)::int from refund where client_id = ${clientId} and state = 'failed') as failed_refunds,
    (select count(*)::int from timeslot where client_id = ${clientId} and local_date >= ${today}
      and conflict is not null and not conflict_kept) as timeslot_conflicts`.execute(tx);
  return rows[0] ?? { failedMails: 0, failedRefunds: 0, timeslotConflicts: 0 };
}
