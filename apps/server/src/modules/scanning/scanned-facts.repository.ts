import type { AcceptedScan, ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
import { sql } from 'kysely';
import { uuidArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

export interface KnownScan extends AcceptedScan {
  id: string;
  ticketId: string;
}

export type KnownTicket = Omit<ScannedTicket, 'acceptedScans'> & { id: string; acceptedScans: KnownScan[] };

/** The facts about locked tickets that the rule decides by, in the order of their ids. */
export async function listScannedTickets(scope: ClientScope, ids: readonly string[]): Promise<KnownTicket[]> {
  if (ids.length === 0) return [];
  const facts = runPrepared(
    scope,
    sql<Omit<KnownTicket, 'acceptedScans'> & { locationId: string | null; completedAt: Date | null }>`
      select t.id, t.total_scan_limit, t.daily_scan_limit, t.state, t.test as is_test, t.valid_from as valid_from_at,
        t.valid_until as valid_until_at, t.location_id, tt.ticket_group_id, o.completed_at
      from ticket t
      join orders o on o.client_id = t.client_id and o.id = t.order_id
      join ticket_type tt on tt.client_id = t.client_id and tt.id = t.ticket_type_id
      where t.client_id = ${scope.clientId} and t.id = any (${uuidArray(ids)}::uuid[]) order by t.id`,
  );
  const [rows, scans] = await Promise.all([facts, listAcceptedScans(scope, ids)]);
  return rows.map(({ locationId, completedAt, ...ticket }) => ({
    ...ticket,
    isPaid: completedAt !== null,
    locationIds: locationId ? [locationId] : [],
    acceptedScans: scans.filter(({ ticketId }) => ticketId === ticket.id),
    isUsedElsewhere: false,
    isForGates: true,
  }));
}

/** What let these tickets in or out, in order of time; `beforeScanId` leaves out that scan and later ones. */
export async function listAcceptedScans(
  scope: ClientScope,
  ticketIds: readonly string[],
  beforeScanId: string | null = null,
): Promise<KnownScan[]> {
  if (ticketIds.length === 0) return [];
  return runPrepared(
    scope,
    sql<KnownScan>`
      select s.id, s.ticket_id, s.at, s.direction, d.name as device_name
      from scan s join device d on d.client_id = s.client_id and d.id = s.device_id
      where s.client_id = ${scope.clientId} and s.ticket_id = any (${uuidArray(ticketIds)}::uuid[])
        and s.verdict = 'valid' and (${beforeScanId}::uuid is null or s.id < ${beforeScanId}::uuid)
      order by s.at, s.id`,
  );
}
