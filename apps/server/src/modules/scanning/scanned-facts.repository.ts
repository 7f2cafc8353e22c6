import type { AcceptedScan, ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface KnownScan extends AcceptedScan {
  id: string;
  ticketId: string;
}

export type KnownTicket = Omit<ScannedTicket, 'acceptedScans'> & { id: string; acceptedScans: KnownScan[] };

/** The facts about locked tickets that the rule decides by, in the order of their ids. */
export async function listScannedTickets(scope: ClientScope, ids: readonly string[]): Promise<KnownTicket[]> {
  if (ids.length === 0) return [];
  const facts = scope.tx
    .selectFrom('ticket')
    .innerJoin('orders', (join) =>
      join.onRef('orders.clientId', '=', 'ticket.clientId').onRef('orders.id', '=', 'ticket.orderId'),
    )
    .innerJoin('ticketType', (join) =>
      join
        .onRef('ticketType.clientId', '=', 'ticket.clientId')
        .onRef('ticketType.id', '=', 'ticket.ticketTypeId'),
    )
    .select([
      'ticket.id',
      'ticket.totalScanLimit',
      'ticket.dailyScanLimit',
      'ticket.state',
      'ticket.test as isTest',
      'ticket.validFrom as validFromAt',
      'ticket.validUntil as validUntilAt',
      'ticket.locationId',
      'ticketType.ticketGroupId',
      'orders.completedAt',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.id', 'in', [...ids])
    .orderBy('ticket.id')
    .execute();
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
  beforeScanId?: string,
): Promise<KnownScan[]> {
  if (ticketIds.length === 0) return [];
  let query = scope.tx
    .selectFrom('scan')
    .innerJoin('device', (join) =>
      join.onRef('device.clientId', '=', 'scan.clientId').onRef('device.id', '=', 'scan.deviceId'),
    )
    .select(['scan.id', 'scan.ticketId', 'scan.at', 'scan.direction', 'device.name as deviceName'])
    .where('scan.clientId', '=', scope.clientId)
    .where('scan.ticketId', 'in', [...ticketIds])
    .where('scan.verdict', '=', 'valid');
  if (beforeScanId) query = query.where('scan.id', '<', beforeScanId);
  const rows = await query.orderBy('scan.at').orderBy('scan.id').execute();
  return rows.map((row) => ({ ...row, ticketId: row.ticketId ?? '' }));
}
