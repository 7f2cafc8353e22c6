import type { ScanDirection } from '@foyer/domain/scanning/scan-verdict.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { ScannedCode } from './read-scanned-code.ts';

/** A ticket that is locked until the transaction ends. */
export interface LockedTicket {
  id: string;
  orderId: string;
  ticketNumber: string;
  /** By a code of a series, or of its type. */
  isByBarcode: boolean;
}

/**
 * Finds the ticket of a code and holds it until the transaction ends: two gates with one ticket take turns, and the
 * second one sees the first one's scan. The number of a ticket goes before a code with the same digits.
 */
export async function lockScannedTicket(
  scope: ClientScope,
  read: Pick<ScannedCode, 'ticketNumber' | 'barcodeKey'>,
  direction: ScanDirection,
  at: Date,
): Promise<LockedTicket | undefined> {
  const byNumber =
    read.ticketNumber === null ? undefined : await lockOne(scope, sql`code = ${read.ticketNumber}`, sql`id`);
  if (byNumber) return { ...byNumber, isByBarcode: false };
  if (read.barcodeKey === null) return undefined;
  const barcode = await findBarcode(scope, read.barcodeKey);
  if (!barcode) return undefined;
  const has = sql`barcode_id = ${barcode.id}`;
  const found = barcode.isShared
    ? await lockShared(scope, has, direction, at)
    : await lockOne(scope, sql`${has} and replaced_by is null`, sql`id`);
  return found && { ...found, isByBarcode: true };
}

/** The code of a series, or of a ticket type, by how it is compared. */
export async function findBarcode(
  scope: ClientScope,
  key: string,
): Promise<{ id: string; isShared: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isShared: boolean }>`
    select id, ticket_type_id is not null as is_shared from barcode
    where client_id = ${scope.clientId} and key = ${key}`.execute(scope.tx);
  return rows[0];
}

/**
 * All tickets of a type have its custom barcode: each scan lets one of them in that is valid now and was not used, and goes by
 * the one that was used last where there is none.
 */
async function lockShared(
  scope: ClientScope,
  has: ReturnType<typeof sql>,
  direction: ScanDirection,
  at: Date,
): Promise<Omit<LockedTicket, 'isByBarcode'> | undefined> {
  const isUsable = sql`${has} and state = 'active' and (valid_from is null or valid_from <= ${at})
    and (valid_until is null or valid_until > ${at})`;
  const unused =
    direction === 'out'
      ? undefined
      : await lockOne(scope, sql`${isUsable} and used_at is null`, sql`visit_date, visit_time, id`, true);
  return (
    unused ??
    (await lockOne(scope, has, sql`state = 'active' desc, used_at desc nulls last, visit_date desc, id`))
  );
}

async function lockOne(
  scope: ClientScope,
  which: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  skipsLocked = false,
): Promise<Omit<LockedTicket, 'isByBarcode'> | undefined> {
  const { rows } = await sql<Omit<LockedTicket, 'isByBarcode'>>`
    select id, order_id, code as ticket_number from ticket where client_id = ${scope.clientId} and ${which}
    order by ${order} limit 1 for no key update ${sql.raw(skipsLocked ? 'skip locked' : '')}`.execute(
    scope.tx,
  );
  return rows[0];
}
