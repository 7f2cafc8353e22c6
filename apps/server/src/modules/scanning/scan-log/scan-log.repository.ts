import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { ScanWay } from '@foyer/domain/scanning/scan-log-input.ts';
import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../generated/tables.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

export interface ScanLogEntry {
  id: string;
  at: Date;
  /** The museum's own clock. */
  timeZone: string;
  /** Later than `at` for a scan that was sent in after an outage. */
  receivedAt: Date;
  deviceName: string;
  locationName: string | null;
  way: ScanWay;
  code: string;
  /** A number without a signature. */
  typed: boolean;
  direction: ScanDirection;
  verdict: ScanVerdict;
  reason: ScanReason;
  /** The visitor was let in, and should not have been: what a gate without a connection said differs. */
  wasLetIn: boolean;
  /** Let in by one scan of a group ticket. */
  people: number;
  visitDate: string | null;
  visitTime: string | null;
  ticketTypeId: string | null;
  ticketTypeName: string | null;
  productName: string | null;
  orderId: string | null;
  orderNumber: string | null;
  buyerName: string | null;
  /** The buyer's. */
  language: ContentLanguage | null;
}

export interface ScanLogFilter {
  deviceId?: string | null;
  locationId?: string | null;
  verdict?: ScanVerdict | null;
  way?: ScanWay | null;
  from?: Date | null;
  before?: Date | null;
  search?: string | null;
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

const wayOf = sql<ScanWay>`case when device.kind = 'api' then 'api' when scan.told_reason is not null
  and scan.received_at > scan.at + interval '1 second' then 'offline' else 'online' end`;

/** A stretch of the log, newest first unless inverted. A scan of a group ticket is one entry. */
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
    .leftJoin('location', (join) =>
      join.onRef('location.clientId', '=', 'device.clientId').onRef('location.id', '=', 'device.locationId'),
    )
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
      'location.name as locationName',
      'scan.code',
      'scan.typed',
      'scan.direction',
      'scan.verdict',
      'scan.reason',
      'scan.people',
      'ticket.visitDate',
      'ticket.visitTime',
      'orderLine.ticketTypeId',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'orders.id as orderId',
      'orders.number',
      'orders.buyerName',
      'orders.language',
      'client.orderPrefix',
      'client.timeZone',
      wayOf.as('way'),
      sql<boolean>`scan.told_verdict = 'valid' and scan.verdict <> 'valid' and scan.undone_at is null`.as(
        'isLetIn',
      ),
    ])
    .where('scan.clientId', '=', scope.clientId)
    .where('scan.part', '=', 0);
  if (filter.deviceId) query = query.where('scan.deviceId', '=', filter.deviceId);
  if (filter.locationId) query = query.where('device.locationId', '=', filter.locationId);
  if (filter.verdict) query = query.where('scan.verdict', '=', filter.verdict);
  if (filter.way) query = query.where(wayOf, '=', filter.way);
  if (filter.from) query = query.where('scan.at', '>=', filter.from);
  if (filter.before) query = query.where('scan.at', '<', filter.before);
  if (filter.search) query = query.where(fits(filter.search));
  const place = (eb: ExpressionBuilder<Tables, 'scan'>) => eb.refTuple('scan.at', 'scan.id');
  if (after) query = query.where((eb) => eb(place(eb), '<', eb.tuple(after.at, after.id)));
  if (before) query = query.where((eb) => eb(place(eb), '>', eb.tuple(before.at, before.id)));
  const order = isInverted ? 'asc' : 'desc';
  const rows = await query.orderBy('scan.at', order).orderBy('scan.id', order).limit(limit).execute();
  return rows.map(({ number, orderPrefix, isLetIn, buyerName, ...entry }) => ({
    ...entry,
    wasLetIn: isLetIn ?? false,
    buyerName: buyerName || null,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
  }));
}

/** An order number, the beginning of a code, or a part of the buyer's name. */
function fits(search: string) {
  const pattern = search.replace(/[\\%_]/g, '\\$&');
  const digits = /(\d{1,9})$/.exec(search)?.[1];
  return sql<boolean>`(orders.number = ${digits === undefined ? null : Number(digits)}
    or scan.code ilike ${`${pattern.replace(/\s/g, '')}%`} or orders.buyer_name ilike ${`%${pattern}%`})`;
}
