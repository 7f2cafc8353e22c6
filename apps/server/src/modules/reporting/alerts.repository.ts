import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface AlertCounts {
  failedMails: number;
  /** Mails that the mail server cannot take now, and since when the first of them waits. */
  waitingMails: number;
  mailsWaitSince: Date | null;
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
    waiting.count as waiting_mails, waiting.since as mails_wait_since,
    (select count(*)::int from refund where client_id = ${clientId} and state = 'failed') as failed_refunds,
    (select count(*)::int from timeslot where client_id = ${clientId} and local_date >= ${today}
      and conflict is not null and not conflict_kept) as timeslot_conflicts
    from (select count(*)::int as count, min(waits_since) as since from mail
      where client_id = ${clientId} and state = 'waiting' and waits_since is not null) as waiting`.execute(
    tx,
  );
  const [counts] = rows;
  if (!counts) throw new Error('a statement of figures alone answers one row');
  return counts;
}
