import type { RequestContext } from '../../platform/request-context.ts';
import { nameForStaff } from '../catalog/index.ts';
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
  filter: ScanLogFilter,
  { before, after, limit, inverted }: ScanLogPage,
): Promise<ScanLogEntry[]> {
  context.require('ticketscannen', 'access');
  const stretch = { before: readPlace(before), after: readPlace(after), limit, isInverted: inverted };
  return context.inClient(async (scope) => {
    const scans = await listScans(scope, filter, stretch);
    const named = await nameForStaff(scope, scans.filter(isOfTicket), context.language);
    const names = new Map(named.map((scan) => [scan.id, scan]));
    return scans.map((scan) => names.get(scan.id) ?? scan);
  });
}

type ScanOfTicket = ScanLogEntry & { ticketTypeId: string; ticketTypeName: string; productName: string };

function isOfTicket(scan: ScanLogEntry): scan is ScanOfTicket {
  return scan.ticketTypeId !== null;
}

/** A scan's place in the log, for the address. */
export function scanLogCursor(place: ScanLogPlace): string {
  return `${place.at.getTime()}.${place.id}`;
}

function readPlace(cursor: string | undefined): ScanLogPlace | null {
  const parts = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '');
  return parts?.[1] && parts[2] ? { at: new Date(Number(parts[1])), id: parts[2] } : null;
}
