import type { ScanDirection, ScanReason } from '@foyer/domain/scanning/scan-verdict.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What let a number in or out that no ticket has yet, in order of time. */
export async function listAcceptedScansOfNumber(
  scope: ClientScope,
  number: string,
): Promise<{ id: string; ticketId: string; at: Date; direction: ScanDirection; deviceName: string }[]> {
  const { rows } = await sql<{ id: string; at: Date; direction: ScanDirection; deviceName: string }>`
    select s.id, s.at, s.direction, d.name as device_name
    from scan s join device d on d.client_id = s.client_id and d.id = s.device_id
    where s.client_id = ${scope.clientId} and s.code = ${number} and s.ticket_id is null and s.verdict = 'valid'
    order by s.at, s.id`.execute(scope.tx);
  return rows.map((row) => ({ ...row, ticketId: '' }));
}

/** The first entry of each day of a number that no ticket has yet. */
export async function setFirstEntriesOfNumber(
  scope: ClientScope,
  number: string,
  firstOfDays: readonly string[],
): Promise<void> {
  await sql`update scan set first_entry = not first_entry
    where client_id = ${scope.clientId} and code = ${number} and ticket_id is null
      and first_entry <> (id = any (${firstOfDays}::uuid[]))`.execute(scope.tx);
}

/** As `restoreSettled`, of a number that no ticket has yet. */
export async function restoreSettledOfNumber(scope: ClientScope, number: string): Promise<void> {
  await sql`update scan set verdict = 'valid', reason = 'valid', settled_at = null
    where client_id = ${scope.clientId} and code = ${number} and ticket_id is null and settled_at is not null
      and verdict = 'refused'`.execute(scope.tx);
}

export interface GivenScan {
  ticketId: string;
  reason: ScanReason;
  deviceId: string;
  deviceName: string;
}

/** Scans of numbers become those of their tickets. */
export async function giveScansToTickets(
  scope: ClientScope,
  bound: readonly { number: string; ticketId: string }[],
): Promise<GivenScan[]> {
  if (bound.length === 0) return [];
  const { rows } = await sql<GivenScan>`
    update scan s set ticket_id = w.ticket_id
    from unnest(${bound.map(({ number }) => number)}::text[], ${bound.map(({ ticketId }) => ticketId)}::uuid[])
        as w (number, ticket_id), device d
    where s.client_id = ${scope.clientId} and s.code = w.number and s.ticket_id is null
      and d.client_id = s.client_id and d.id = s.device_id
    returning s.ticket_id, s.reason, s.device_id, d.name as device_name`.execute(scope.tx);
  return rows;
}
