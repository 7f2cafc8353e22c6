import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { AcceptedScan, ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';
import type { Ticket } from '../orders/index.ts';

/** The facts about a locked ticket that the rule decides by. */
export async function getScannedTicket(scope: ClientScope, ticketId: string): Promise<ScannedTicket> {
  const ticket = await scope.tx
    .selectFrom('ticket')
    .innerJoin('orders', (join) =>
      join.onRef('orders.clientId', '=', 'ticket.clientId').onRef('orders.id', '=', 'ticket.orderId'),
    )
    .select([
      'ticket.totalScanLimit',
      'ticket.dailyScanLimit',
      'ticket.state',
      'ticket.test',
      'ticket.validFrom',
      'ticket.validUntil',
      'ticket.locationId',
      'orders.completedAt',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return {
    state: ticket.state,
    isPaid: ticket.completedAt !== null,
    isTest: ticket.test,
    validFromAt: ticket.validFrom,
    validUntilAt: ticket.validUntil,
    locationIds: ticket.locationId ? [ticket.locationId] : [],
    totalScanLimit: ticket.totalScanLimit,
    dailyScanLimit: ticket.dailyScanLimit,
    acceptedScans: await listAcceptedScans(scope, ticketId),
  };
}

/** What let this ticket in or out, in order of time; `beforeScanId` leaves out that scan and later ones. */
export async function listAcceptedScans(
  scope: ClientScope,
  ticketId: string,
  beforeScanId?: string,
): Promise<AcceptedScan[]> {
  let query = scope.tx
    .selectFrom('scan')
    .innerJoin('device', (join) =>
      join.onRef('device.clientId', '=', 'scan.clientId').onRef('device.id', '=', 'scan.deviceId'),
    )
    .select(['scan.at', 'scan.direction', 'device.name as deviceName'])
    .where('scan.clientId', '=', scope.clientId)
    .where('scan.ticketId', '=', ticketId)
    .where('scan.verdict', '=', 'valid');
  if (beforeScanId) query = query.where('scan.id', '<', beforeScanId);
  return query.orderBy('scan.at').orderBy('scan.id').execute();
}

/** A ticket whose name is sealed. */
export type NamedAtGate = Pick<Ticket, 'id' | 'orderId' | 'visitorName'>;

/** What the gate shows of a ticket: four facts, and the party that it belongs to. */
export async function getGateTicket(
  scope: ClientScope,
  ticketId: string,
  language: string | undefined,
): Promise<Omit<GateTicket, 'visitorName'> & { named: NamedAtGate }> {
  const sold = await scope.tx
    .selectFrom('ticket')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.clientId', '=', 'ticket.clientId').onRef('orders.id', '=', 'ticket.orderId'),
    )
    .innerJoin('client', 'client.id', 'ticket.clientId')
    .leftJoin('location', (join) =>
      join.onRef('location.clientId', '=', 'ticket.clientId').onRef('location.id', '=', 'ticket.locationId'),
    )
    .select([
      'orderLine.ticketTypeId',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'ticket.visitDate as date',
      'ticket.visitTime as time',
      'location.name as locationName',
      'ticket.validFrom',
      'ticket.validUntil',
      'orders.id as orderId',
      'orders.number',
      'client.orderPrefix',
      'orders.buyerName',
      'ticket.id as ticketId',
      'ticket.visitorName as sealedName',
      'orders.language',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const [row = sold] = await nameForStaff(scope, [sold], language);
  const { validFrom, validUntil, orderId, number, orderPrefix, buyerName, ticketTypeName, ...shown } = row;
  const { ticketTypeId: _ticketTypeId, ticketId: id, sealedName: visitorName, ...facts } = shown;
  return {
    ...facts,
    named: { id, orderId, visitorName },
    typeName: ticketTypeName,
    validFromAt: validFrom?.toISOString() ?? null,
    validUntilAt: validUntil?.toISOString() ?? null,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
    buyer: buyerName || null,
    group: await countParty(scope, orderId, row),
  };
}

/** How many of one order's tickets for one visit are in. */
async function countParty(
  scope: ClientScope,
  orderId: string,
  visit: { date: string | null; time: string | null },
): Promise<GateTicket['group']> {
  return scope.tx
    .selectFrom('ticket')
    .select((eb) => [eb.fn.count<number>('usedAt').as('inside'), eb.fn.countAll<number>().as('size')])
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .where('state', '=', 'active')
    .where('visitDate', 'is not distinct from', visit.date)
    .where('visitTime', 'is not distinct from', visit.time)
    .executeTakeFirstOrThrow();
}

export interface StoredScan {
  id: string;
  ticketId: string | null;
  /** A voucher that was shown in place of a ticket. */
  voucherId: string | null;
  code: string;
  direction: ScanDirection;
  verdict: ScanVerdict;
  reason: ScanReason;
}

/** What this device sent under this sequence before. */
export async function findScan(
  scope: ClientScope,
  deviceId: string,
  sequence: number,
): Promise<StoredScan | undefined> {
  return scope.tx
    .selectFrom('scan')
    .select(['id', 'ticketId', 'voucherId', 'code', 'direction', 'verdict', 'reason'])
    .where('clientId', '=', scope.clientId)
    .where('deviceId', '=', deviceId)
    .where('deviceSequence', '=', sequence)
    .executeTakeFirst();
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

export type NewScan = Omit<StoredScan, 'id'> & {
  deviceId: string;
  typed: boolean;
  deviceSequence: number;
  at: Date;
  receivedAt: Date;
  firstEntry: boolean;
};

/** Keeps a scan for ever; of a ticket that is let in for the first time the moment of use is set with it. */
export async function insertScan(scope: ClientScope, scan: NewScan): Promise<void> {
  await scope.tx
    .insertInto('scan')
    .values({ clientId: scope.clientId, ...scan })
    .execute();
  if (scan.ticketId === null || scan.verdict !== 'valid' || scan.direction !== 'in') return;
  await scope.tx
    .updateTable('ticket')
    .set({ usedAt: scan.at })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', scan.ticketId)
    .where('usedAt', 'is', null)
    .execute();
}

/** First valid entries of a day against tickets for it (product.md, section 6, "Dashboard"). */
export async function countGate(
  scope: ClientScope,
  day: { date: string; startsAt: Date; endsAt: Date; isTest: boolean },
): Promise<{ scans: number; reservations: number }> {
  const { clientId, tx } = scope;
  const { rows } = await sql<{ scans: number; reservations: number }>`select
    (select count(*)::int from scan
      where client_id = ${clientId} and first_entry and at >= ${day.startsAt} and at < ${day.endsAt}) as scans,
    (select count(*)::int from ticket
      where client_id = ${clientId} and visit_date = ${day.date} and state = 'active' and test = ${day.isTest})
      as reservations`.execute(tx);
  return rows[0] ?? { scans: 0, reservations: 0 };
}
