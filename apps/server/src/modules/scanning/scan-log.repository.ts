import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface ScanLogEntry {
  id: string;
  at: Date;
  /** The museum's own clock. */
  timeZone: string;
  /** Later than `at` for a scan that was sent in after an outage. */
  receivedAt: Date;
  deviceName: string;
  code: string;
  /** A number without a signature. */
  typed: boolean;
  direction: ScanDirection;
  verdict: ScanVerdict;
  reason: ScanReason;
  ticketTypeId: string | null;
  ticketTypeName: string | null;
  productName: string | null;
  orderId: string | null;
  orderNumber: string | null;
  /** The buyer's. */
  language: ContentLanguage | null;
}

export interface ScanLogFilter {
  deviceId?: string | null;
  verdict?: ScanVerdict | null;
}

/** A place in the log: the scans after it are older. */
export interface ScanLogPlace {
  at: Date;
  id: string;
}

export interface ScanLogStretch {
  /** Only scans older than this one. */
  after: ScanLogPlace | null;
  /** Only scans newer than this one. */
  before: ScanLogPlace | null;
  limit: number;
  /** Oldest first: for the page before a place. */
  isInverted: boolean;
}

/** A stretch of the log, newest first unless inverted. */
export async function listScans(
  scope: ClientScope,
  filter: ScanLogFilter,
  { after, before, limit, isInverted }: ScanLogStretch,
): Promise<ScanLogEntry[]> {
  let query = scope.tx
    .selectFrom('scan')
    .innerJoin('device', (join) =>
      join.onRef('device.clientId', '=', 'scan.clientId').onRef('device.id', '=', 'scan.deviceId'),
    )
    .innerJoin('client', 'client.id', 'scan.clientId')
    .leftJoin('ticket', (join) =>
      join.onRef('ticket.clientId', '=', 'scan.clientId').onRef('ticket.id', '=', 'scan.ticketId'),
    )
    .leftJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.clientId', '=', 'ticket.clientId').onRef('orders.id', '=', 'ticket.orderId'),
    )
    .select([
      'scan.id',
      'scan.at',
      'scan.receivedAt',
      'device.name as deviceName',
      'scan.code',
      'scan.typed',
      'scan.direction',
      'scan.verdict',
      'scan.reason',
      'orderLine.ticketTypeId',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'orders.id as orderId',
      'orders.number',
      'orders.language',
      'client.orderPrefix',
      'client.timeZone',
    ])
    .where('scan.clientId', '=', scope.clientId);
  if (filter.deviceId) query = query.where('scan.deviceId', '=', filter.deviceId);
  if (filter.verdict) query = query.where('scan.verdict', '=', filter.verdict);
  const place = (eb: ExpressionBuilder<Tables, 'scan'>) => eb.refTuple('scan.at', 'scan.id');
  if (after) query = query.where((eb) => eb(place(eb), '<', eb.tuple(after.at, after.id)));
  if (before) query = query.where((eb) => eb(place(eb), '>', eb.tuple(before.at, before.id)));
  const order = isInverted ? 'asc' : 'desc';
  const rows = await query.orderBy('scan.at', order).orderBy('scan.id', order).limit(limit).execute();
  return rows.map(({ number, orderPrefix, ...entry }) => ({
    ...entry,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
  }));
}
