import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface StoredScan {
  id: string;
  ticketId: string | null;
  /** A voucher that was shown in place of a ticket. */
  voucherId: string | null;
  code: string;
  at: Date;
  direction: ScanDirection;
  verdict: ScanVerdict;
  reason: ScanReason;
  /** How many tickets of a group were let in by it, each with a row. */
  people: number;
  undoneAt: Date | null;
}

/** What this device sent under this sequence before: a row for each ticket that it let in. */
export async function listRowsOfScan(
  scope: ClientScope,
  deviceId: string,
  sequence: number,
): Promise<StoredScan[]> {
  return scope.tx
    .selectFrom('scan')
    .select([
      'id',
      'ticketId',
      'voucherId',
      'code',
      'at',
      'direction',
      'verdict',
      'reason',
      'people',
      'undoneAt',
    ])
    .where('clientId', '=', scope.clientId)
    .where('deviceId', '=', deviceId)
    .where('deviceSequence', '=', sequence)
    .orderBy('part')
    .execute();
}

/** Numbers without a ticket that this device sent since. */
export async function countWrongNumbers(scope: ClientScope, deviceId: string, since: Date): Promise<number> {
  const row = await scope.tx
    .selectFrom('scan')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('clientId', '=', scope.clientId)
    .where('deviceId', '=', deviceId)
    .where('typed', '=', true)
    .where('reason', '=', 'unknown')
    .where('receivedAt', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findLastSequence(scope: ClientScope, deviceId: string): Promise<number> {
  const row = await scope.tx
    .selectFrom('scan')
    .select((eb) => eb.fn.max('deviceSequence').as('last'))
    .where('clientId', '=', scope.clientId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export interface NewScan extends Omit<StoredScan, 'id' | 'undoneAt' | 'ticketId' | 'people'> {
  deviceId: string;
  typed: boolean;
  deviceSequence: number;
  receivedAt: Date;
  toldVerdict: ScanVerdict | null;
  toldReason: ScanReason | null;
}

/**
 * Keeps a scan for ever, with a row for each ticket; of those that are let in the moment of use is set with it, and what
 * other gates keep of them is old.
 */
export async function insertScan(
  scope: ClientScope,
  scan: NewScan,
  tickets: readonly { ticketId: string | null; firstEntry: boolean }[],
): Promise<void> {
  const people = tickets.length;
  const inserted = scope.tx
    .insertInto('scan')
    .values(tickets.map((ticket, part) => ({ clientId: scope.clientId, ...scan, ...ticket, part, people })))
    .execute();
  const ids = tickets.flatMap(({ ticketId }) => ticketId ?? []);
  if (ids.length === 0 || scan.verdict !== 'valid') return void (await inserted);
  const used = scan.direction === 'in' ? sql`coalesce(used_at, ${scan.at})` : sql`used_at`;
  await Promise.all([
    inserted,
    sql`update ticket set used_at = ${used}
      where client_id = ${scope.clientId} and id = any (${ids}::uuid[])`.execute(scope.tx),
  ]);
}

/** A later scan is one too many now: an earlier one came in after it. */
export async function markSettled(
  scope: ClientScope,
  id: string,
  reason: ScanReason,
  settledAt: Date,
): Promise<void> {
  await sql`update scan set verdict = 'refused', reason = ${reason}, settled_at = ${settledAt}, first_entry = false,
      told_verdict = coalesce(told_verdict, 'valid'), told_reason = coalesce(told_reason, 'valid')
    where client_id = ${scope.clientId} and id = ${id}`.execute(scope.tx);
}

/** Takes a scan back: it let no person in. */
export async function markUndone(scope: ClientScope, ids: readonly string[], at: Date): Promise<void> {
  await sql`update scan set verdict = 'attention', reason = 'undone', undone_at = ${at}, first_entry = false
    where client_id = ${scope.clientId} and id = any (${ids}::uuid[])`.execute(scope.tx);
}

/** A ticket's first entry of each day and its moment of use, after scans of it changed. */
export async function setEntries(
  scope: ClientScope,
  ticketId: string,
  { firstOfDays, usedAt }: { firstOfDays: readonly string[]; usedAt: Date | null },
): Promise<void> {
  await sql`update scan set first_entry = not first_entry
    where client_id = ${scope.clientId} and ticket_id = ${ticketId}
      and first_entry <> (id = any (${firstOfDays}::uuid[]))`.execute(scope.tx);
  await sql`with of_ticket as (
      update ticket set used_at = ${usedAt} where client_id = ${scope.clientId} and id = ${ticketId} returning barcode_id)
    update barcode b set scanned_at = ${usedAt} from of_ticket t
    where b.client_id = ${scope.clientId} and b.id = t.barcode_id and b.scanned_at is not null`.execute(
    scope.tx,
  );
}

/** First valid entries of a day, and those inside (product.md, section 6, "Dashboard"). */
export async function countScans(
  scope: ClientScope,
  day: { startsAt: Date; endsAt: Date },
): Promise<{ scans: number; inside: number }> {
  const { rows } = await sql<{ scans: number; inside: number }>`
    select count(*) filter (where first_entry)::int as scans,
      greatest(coalesce(sum(case direction when 'in' then 1 else -1 end), 0), 0)::int as inside
    from scan where client_id = ${scope.clientId} and at >= ${day.startsAt} and at < ${day.endsAt}
      and verdict = 'valid'`.execute(scope.tx);
  return rows[0] ?? { scans: 0, inside: 0 };
}

/** Tickets for a day. */
export async function countReservations(
  scope: ClientScope,
  { date, isTest }: { date: string; isTest: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ticket
    where client_id = ${scope.clientId} and visit_date = ${date} and state = 'active' and test = ${isTest}`.execute(
    scope.tx,
  );
  return rows[0]?.count ?? 0;
}

/** Let in by one device on a day. */
export async function countEntered(
  scope: ClientScope,
  deviceId: string,
  day: { startsAt: Date; endsAt: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scan where client_id = ${scope.clientId} and device_id = ${deviceId}
      and at >= ${day.startsAt} and at < ${day.endsAt} and verdict = 'valid' and direction = 'in'`.execute(
    scope.tx,
  );
  return rows[0]?.count ?? 0;
}
