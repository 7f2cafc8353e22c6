import { localDay } from '@foyer/domain/calendar/local-day.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { daysOfPeriod } from '@foyer/domain/orders/order-periods.ts';
import {
  readScanLogInput,
  type ScanLogInput,
  type scanLogInput,
} from '@foyer/domain/scanning/scan-log-input.ts';
import type { z } from 'zod';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { nameForStaff } from '../../catalog/index.ts';
import { getClient } from '../../clients/index.ts';
import {
  listScans,
  type ScanLogEntry,
  type ScanLogFilter,
  type ScanLogPlace,
} from './scan-log.repository.ts';

export interface ScanLogPage {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

/** A stretch of the scan log, newest first unless inverted. A place that cannot be read is no bound. */
export async function listScanLog(
  context: RequestContext,
  input: z.input<typeof scanLogInput>,
  { before, after, limit, inverted }: ScanLogPage,
): Promise<ScanLogEntry[]> {
  context.require('ticketscannen', 'access');
  const stretch = {
    before: readScanLogPlace(before),
    after: readScanLogPlace(after),
    limit,
    isInverted: inverted,
  };
  return context.inClient(async (scope) => {
    const filter = await readScanLogFilter(scope, readScanLogInput(input), context.app.clock());
    return nameScans(scope, await listScans(scope, filter, stretch), context.language);
  });
}

/** Days are those of the client's clock; a period that cannot be read filters nothing. */
export async function readScanLogFilter(
  scope: ClientScope,
  { period, ...filter }: ScanLogInput,
  now: Date,
): Promise<ScanLogFilter> {
  const { timeZone } = await getClient(scope);
  const days = period ? daysOfPeriod(period, localDateAt(now, timeZone)) : null;
  return {
    ...filter,
    from: days && localDay(days.from, timeZone).startsAt,
    before: days && localDay(days.until, timeZone).endsAt,
  };
}

/** Scans with the names of their tickets as the reader has them. */
export async function nameScans(
  scope: ClientScope,
  scans: ScanLogEntry[],
  language: string | undefined,
): Promise<ScanLogEntry[]> {
  const named = await nameForStaff(scope, scans.filter(isOfTicket), language);
  const names = new Map(named.map((scan) => [scan.id, scan]));
  return scans.map((scan) => names.get(scan.id) ?? scan);
}

type ScanOfTicket = ScanLogEntry & { ticketTypeId: string; ticketTypeName: string; productName: string };

function isOfTicket(scan: ScanLogEntry): scan is ScanOfTicket {
  return scan.ticketTypeId !== null;
}

/** A scan's place in the log, for the address. */
export function scanLogCursor(place: ScanLogPlace): string {
  return `${place.at.getTime()}.${place.id}`;
}

export function readScanLogPlace(cursor: string | undefined): ScanLogPlace | null {
  const parts = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '');
  return parts?.[1] && parts[2] ? { at: new Date(Number(parts[1])), id: parts[2] } : null;
}
