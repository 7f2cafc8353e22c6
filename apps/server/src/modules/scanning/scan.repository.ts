import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { sql } from 'kysely';
import { bytesArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertRows, runPrepared } from '../../platform/database/prepared.ts';

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

/** The sequences that these devices sent before: the first row of each, with its device. */
export async function listStoredScans(
  scope: ClientScope,
  sent: readonly { keyHash: Buffer; sequence: number }[],
): Promise<(StoredScan & { deviceId: string })[]> {
  return runPrepared(
    scope,
    sql<StoredScan & { deviceId: string }>`
      select s.* from unnest(${bytesArray(sent.map(({ keyHash }) => keyHash))}::bytea[],
        ${sent.map(({ sequence }) => sequence)}::bigint[]) as w (key_hash, sequence)
      join device d on d.client_id = ${scope.clientId} and d.key_hash = w.key_hash
      cross join lateral (
        select s.device_id, s.id, s.ticket_id, s.voucher_id, s.code, s.at, s.direction, s.verdict, s.reason, s.people,
          s.undone_at
        from scan s where s.client_id = ${scope.clientId} and s.device_id = d.id
          and s.device_sequence = w.sequence and s.part = 0 limit 1) s`,
  );
}

/** How many numbers without a ticket each of these devices sent since; one without any is left out. */
export async function countWrongNumbers(
  scope: ClientScope,
  keyHashes: readonly Buffer[],
  since: Date,
): Promise<Map<string, number>> {
  if (keyHashes.length === 0) return new Map();
  const rows = await runPrepared(
    scope,
    sql<{ deviceId: string; count: number }>`
      select d.id as device_id, wrong.count
      from device d cross join lateral (
        select count(*)::int as count from scan s where s.client_id = ${scope.clientId} and s.device_id = d.id
          and s.typed and s.reason = 'unknown' and s.received_at > ${since}::timestamptz) wrong
      where d.client_id = ${scope.clientId} and d.key_hash = any (${bytesArray(keyHashes)}::bytea[])
        and wrong.count > 0`,
  );
  return new Map(rows.map(({ deviceId, count }) => [deviceId, count]));
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

export interface NewScan extends Omit<StoredScan, 'id' | 'undoneAt'> {
  deviceId: string;
  typed: boolean;
  deviceSequence: number;
  /** Place among the rows of one scan. */
  part: number;
  firstEntry: boolean;
  receivedAt: Date;
  toldVerdict: ScanVerdict | null;
  toldReason: ScanReason | null;
}

/** Keeps scans for ever, a row for each ticket. The figures of their quarters stay locked until the transaction ends. */
export async function insertScans(scope: ClientScope, scans: readonly NewScan[]): Promise<void> {
  await insertRows(scope, 'scan', scans);
}

/** Sets the moment of use of locked tickets that are let in or out; what other gates keep of them is old. */
export async function markPassed(
  scope: ClientScope,
  passed: readonly { ticketId: string; usedAt: Date | null }[],
): Promise<void> {
  if (passed.length === 0) return;
  await runPrepared(
    scope,
    sql`update ticket t set used_at = coalesce(t.used_at, w.used_at)
      from unnest(${passed.map(({ ticketId }) => ticketId)}::uuid[],
        ${passed.map(({ usedAt }) => usedAt)}::timestamptz[]) as w (id, used_at)
      where t.client_id = ${scope.clientId} and t.id = w.id`,
  );
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

/** Scans of these tickets that were one too many beside an earlier one, which was taken back: `settle` decides again. */
export async function restoreSettled(scope: ClientScope, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`update scan set verdict = 'valid', reason = 'valid', settled_at = null
    where client_id = ${scope.clientId} and ticket_id = any (${ticketIds}::uuid[]) and settled_at is not null
      and verdict = 'refused'`.execute(scope.tx);
}

/** Takes scans that stand back, and people for whom no ticket was left: they let no person in. @returns those that it took back. */
export async function markUndone(
  scope: ClientScope,
  ids: readonly string[],
  at: Date,
): Promise<{ ticketId: string | null }[]> {
  const { rows } = await sql<{ ticketId: string | null }>`
    update scan set verdict = 'attention', reason = 'undone', undone_at = ${at}, first_entry = false
    where client_id = ${scope.clientId} and id = any (${ids}::uuid[]) and (verdict = 'valid' or reason = 'too-many-people')
    returning ticket_id`.execute(scope.tx);
  return rows;
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

/** First valid entries of a day, and those inside (product.md, section 6, "Dashboard"), as they are counted with each scan. */
export async function countScans(
  scope: ClientScope,
  day: { startsAt: Date; endsAt: Date },
): Promise<{ scans: number; inside: number }> {
  const rows = await runPrepared(
    scope,
    sql<{ scans: number; inside: number }>`
      select coalesce(sum(entries), 0)::int as scans, greatest(coalesce(sum(inside), 0), 0)::int as inside
      from scan_count where client_id = ${scope.clientId} and quarter_at >= ${day.startsAt}::timestamptz
        and quarter_at < ${day.endsAt}::timestamptz`,
  );
  return rows[0] ?? { scans: 0, inside: 0 };
}

/** Admissions for a day: products and merchandise are no people (decision 0246). */
export async function countReservations(
  scope: ClientScope,
  { date, isTest }: { date: string; isTest: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from ticket t join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and t.visit_date = ${date} and t.state = 'active' and t.test = ${isTest}
      and y.item_kind = 'admission'`.execute(scope.tx);
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
