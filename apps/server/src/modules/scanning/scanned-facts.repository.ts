import type { AcceptedScan, ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
import { type RawBuilder, sql } from 'kysely';
import { uuidArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';

export interface KnownScan extends AcceptedScan {
  id: string;
  ticketId: string;
}

export type KnownTicket = Omit<ScannedTicket, 'acceptedScans'> & {
  id: string;
  ticketTypeId: string;
  acceptedScans: KnownScan[];
};

/** The facts about locked tickets that the rule decides by, in the order of their ids. */
export async function listScannedTickets(scope: ClientScope, ids: readonly string[]): Promise<KnownTicket[]> {
  return ids.length === 0 ? [] : listTicketsWhere(scope, ofIds(ids));
}

/** The same of the tickets with these numbers. */
export async function listTicketsOfNumbers(
  scope: ClientScope,
  numbers: readonly string[],
): Promise<KnownTicket[]> {
  return numbers.length === 0 ? [] : listTicketsWhere(scope, sql`t.code = any (${[...numbers]}::text[])`);
}

const ofIds = (ids: readonly string[]) => sql`t.id = any (${uuidArray(ids)}::uuid[])`;

async function listTicketsWhere(scope: ClientScope, which: RawBuilder<unknown>): Promise<KnownTicket[]> {
  const [rows, scans] = await Promise.all([
    runPrepared(
      scope,
      sql<Omit<KnownTicket, 'acceptedScans'> & { locationId: string | null; completedAt: Date | null }>`
        select t.id, t.ticket_type_id, t.total_scan_limit, t.daily_scan_limit, t.state, t.test as is_test,
          t.valid_from as valid_from_at, t.valid_until as valid_until_at, t.location_id, tt.ticket_group_id,
          tt.item_kind = 'admission' as is_admission, o.completed_at
        from ticket t
        join orders o on o.client_id = t.client_id and o.id = t.order_id
        join ticket_type tt on tt.client_id = t.client_id and tt.id = t.ticket_type_id
        where t.client_id = ${scope.clientId} and ${which} order by t.id`,
    ),
    listScansWhere(scope, which, null),
  ]);
  const scansOf = Map.groupBy(scans, ({ ticketId }) => ticketId);
  return rows.map(({ locationId, completedAt, ...ticket }) => ({
    ...ticket,
    isPaid: completedAt !== null,
    locationIds: locationId ? [locationId] : [],
    acceptedScans: scansOf.get(ticket.id) ?? [],
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
  return ticketIds.length === 0 ? [] : listScansWhere(scope, ofIds(ticketIds), beforeScanId);
}

function listScansWhere(
  scope: ClientScope,
  which: RawBuilder<unknown>,
  beforeScanId: string | null,
): Promise<KnownScan[]> {
  return runPrepared(
    scope,
    sql<KnownScan>`
      select s.id, s.ticket_id, s.at, s.direction, d.name as device_name
      from ticket t cross join lateral (
        select * from scan s where s.client_id = ${scope.clientId} and s.ticket_id = t.id and s.verdict = 'valid'
          and (${beforeScanId}::uuid is null or s.id < ${beforeScanId}::uuid) offset 0) s
      join device d on d.client_id = s.client_id and d.id = s.device_id
      where t.client_id = ${scope.clientId} and ${which}
      order by s.at, s.id`,
  );
}
