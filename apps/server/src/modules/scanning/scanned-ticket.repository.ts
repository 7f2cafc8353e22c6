import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/prepared.ts';
import type { LockedTicket } from './locked-ticket.ts';
import type { ScannedCode } from './read-scanned-code.ts';
import { lockSharedTicket, type SharedScan } from './shared-barcode.repository.ts';

/** The tickets of a code, locked until the transaction ends: one, or those of a group ticket. */
export interface LockedTickets {
  tickets: LockedTicket[];
  /** The place of the one whose code was scanned. */
  asked: number;
  /** By a code of a series, or of its type. */
  isByBarcode: boolean;
}

/**
 * Finds the ticket of a code and holds it until the transaction ends: two gates with one ticket take turns, and the
 * second one sees the first one's scan. The number of a ticket goes before a code with the same digits.
 */
export async function lockScannedTickets(
  scope: ClientScope,
  read: Pick<ScannedCode, 'ticketNumber' | 'barcodeKey'>,
  scan: SharedScan,
): Promise<LockedTickets | undefined> {
  const byNumber =
    read.ticketNumber === null ? undefined : await lockGroup(scope, sql`code = ${read.ticketNumber}`);
  if (byNumber) return { ...byNumber, isByBarcode: false };
  if (read.barcodeKey === null) return undefined;
  const barcode = await findBarcode(scope, read.barcodeKey);
  if (!barcode) return undefined;
  if (!barcode.isShared) {
    const found = await lockGroup(scope, sql`barcode_id = ${barcode.id} and replaced_by is null`);
    return found && { ...found, isByBarcode: true };
  }
  const shared = await lockSharedTicket(scope, barcode.id, scan);
  return shared && { tickets: [shared], asked: 0, isByBarcode: true };
}

/** A ticket and its group by its id, locked as `lockScannedTickets` does. */
export async function lockTicketOfNumber(
  scope: ClientScope,
  ticketId: string,
): Promise<LockedTickets | undefined> {
  const found = await lockGroup(scope, sql`id = ${ticketId}`);
  return found && { ...found, isByBarcode: false };
}

/**
 * The tickets of these numbers that no other transaction holds, locked in the order of their ids. Those of a group ticket are
 * left out: the whole group is locked together.
 */
export async function lockPlainTickets(
  scope: ClientScope,
  numbers: readonly string[],
): Promise<LockedTicket[]> {
  if (numbers.length === 0) return [];
  return runPrepared(
    scope,
    sql<LockedTicket>`
      select id, order_id, code as ticket_number from ticket
      where client_id = ${scope.clientId} and code = any (${[...numbers]}::text[]) and not group_ticket
      order by id for no key update skip locked`,
  );
}

/** The code of a series, or of a ticket type, by how it is compared. */
export async function findBarcode(
  scope: ClientScope,
  key: string,
): Promise<{ id: string; isShared: boolean } | undefined> {
  // Among millions: it is planned once for a connection, not for each scan.
  const rows = await runPrepared(
    scope,
    sql<{ id: string; isShared: boolean }>`
      select id, ticket_type_id is not null as is_shared from barcode
      where client_id = ${scope.clientId} and key = ${key}`,
  );
  return rows[0];
}

/** One ticket; of a group ticket all of its order, type and visit. In the order of their ids, so that no two gates wait for each other. */
async function lockGroup(
  scope: ClientScope,
  which: RawBuilder<unknown>,
): Promise<Omit<LockedTickets, 'isByBarcode'> | undefined> {
  const { rows } = await sql<LockedTicket & { isAsked: boolean }>`
    with asked as materialized (
      select id, order_id, ticket_type_id, visit_date, visit_time, group_ticket from ticket
      where client_id = ${scope.clientId} and ${which} limit 1)
    select t.id, t.order_id, t.code as ticket_number, t.id = asked.id as is_asked
    from asked join ticket t on t.client_id = ${scope.clientId} and t.order_id = asked.order_id
      and (t.id = asked.id or (asked.group_ticket and t.group_ticket and t.state = 'active'
        and t.ticket_type_id = asked.ticket_type_id
        and t.visit_date is not distinct from asked.visit_date
        and t.visit_time is not distinct from asked.visit_time))
    order by t.id for no key update of t`.execute(scope.tx);
  const asked = rows.findIndex(({ isAsked }) => isAsked);
  return asked < 0 ? undefined : { tickets: rows.map(({ isAsked: _isAsked, ...ticket }) => ticket), asked };
}

/** These tickets, held until the transaction ends. */
export async function lockTickets(scope: ClientScope, ids: readonly string[]): Promise<LockedTicket[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LockedTicket>`
    select id, order_id, code as ticket_number from ticket
    where client_id = ${scope.clientId} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    scope.tx,
  );
  return rows;
}
