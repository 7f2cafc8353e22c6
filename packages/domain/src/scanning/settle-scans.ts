import { type AcceptedScan, decideScan, type Gate, type ScannedTicket } from './decide-scan.ts';
import type { ScanReason } from './scan-verdict.ts';

/** A scan that let a visitor in or out, and was not taken back. */
export interface StandingScan extends AcceptedScan {
  id: string;
  /** When its day began at the location. */
  dayStartedAt: Date;
}

const limitReasons: readonly ScanReason[] = ['already-used', 'daily-limit-reached'];
const everywhere: Gate = { locationId: null, ticketGroupIds: null, acceptsTestTickets: true };

/**
 * A scan made without a connection came in and counts from when it was made: which later entries are one too many now?
 * The earlier scan by corrected time wins (design, `scanner-settled-mobile`).
 * @param standing every accepted scan of the ticket, that one among them.
 */
export function settleScans(
  ticket: ScannedTicket,
  standing: readonly StandingScan[],
): { id: string; reason: ScanReason; earlier: AcceptedScan | null }[] {
  const kept: StandingScan[] = [];
  const over: { id: string; reason: ScanReason; earlier: AcceptedScan | null }[] = [];
  for (const scan of [...standing].sort((one, other) => +one.at - +other.at)) {
    const facts = { ...ticket, state: 'active', isPaid: true, acceptedScans: kept } as const;
    const { reason, earlier } = decideScan(facts, everywhere, 'in', scan);
    if (scan.direction === 'in' && limitReasons.includes(reason)) over.push({ id: scan.id, reason, earlier });
    else kept.push(scan);
  }
  return over;
}
