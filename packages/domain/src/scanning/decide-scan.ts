import { type ScanDirection, type ScanReason, type ScanVerdict, verdictOfReason } from './scan-verdict.ts';

/** A scan of the same ticket that was accepted before this one. */
export interface AcceptedScan {
  at: Date;
  direction: ScanDirection;
  deviceName: string;
}

export interface ScannedTicket {
  state: 'active' | 'inactive' | 'cancelled';
  isPaid: boolean;
  isTest: boolean;
  /** null = from the moment it was sold. */
  validFromAt: Date | null;
  /** The first moment at which it no longer is valid; null = without end. */
  validUntilAt: Date | null;
  /** Where it may be used; empty = everywhere. */
  locationIds: readonly string[];
  /** Entries in all; null = only the daily limit counts, or one entry when that is null too. */
  totalScanLimit: number | null;
  /** Entries a day; null = no limit a day. */
  dailyScanLimit: number | null;
  /** In order of time. */
  acceptedScans: readonly AcceptedScan[];
}

export interface Gate {
  /** null = a gate that serves every location. */
  locationId: string | null;
  /** Only a gate of a location in the test environment lets test tickets in. */
  acceptsTestTickets: boolean;
}

export interface ScanMoment {
  at: Date;
  /** When the day of the scan began at the location: daily limits start again then. */
  dayStartedAt: Date;
}

export interface ScanDecision {
  verdict: ScanVerdict;
  reason: ScanReason;
  /** The scan that this ticket was used by, for "Scanned today at 13:31, Gate B". */
  earlier: AcceptedScan | null;
}

/**
 * May this ticket pass this gate now? `null` is a code that belongs to no ticket of this client. A refusal outranks
 * an attention: staff may wave through a wrong day, never a used ticket. Leaving only checks that a visitor is inside
 * on it, so that a date never locks a visitor in.
 */
export function decideScan(
  ticket: ScannedTicket | null,
  gate: Gate,
  direction: ScanDirection,
  moment: ScanMoment,
): ScanDecision {
  if (!ticket) return decision('unknown');
  if (ticket.isTest && !gate.acceptsTestTickets) return decision('test-ticket');
  const last = ticket.acceptedScans.at(-1) ?? null;
  if (direction === 'out') {
    return last?.direction === 'in' ? decision('left', last) : decision('not-inside', last);
  }
  return decision(
    reasonAgainstTicket(ticket) ?? usedUp(ticket, moment) ?? misplaced(ticket, gate, moment) ?? 'valid',
    lastEntry(ticket),
  );
}

/** So many wrong numbers of one device in so many minutes stop the next ones: ticket numbers cannot be guessed at a gate. */
export const WRONG_NUMBERS_MOST = 20;
export const WRONG_NUMBER_MINUTES = 15;

/** What a typed number gets after this many wrong ones; null = it is looked up. QR codes are signed and never stopped. */
export function decideWrongNumbers(wrongBefore: number): ScanDecision | null {
  return wrongBefore >= WRONG_NUMBERS_MOST ? decision('too-many-wrong-numbers') : null;
}

function reasonAgainstTicket(ticket: ScannedTicket): ScanReason | null {
  if (ticket.state === 'cancelled') return 'cancelled';
  if (!ticket.isPaid) return 'unpaid';
  return ticket.state === 'active' ? null : 'not-active';
}

function usedUp(ticket: ScannedTicket, moment: ScanMoment): ScanReason | null {
  const entries = ticket.acceptedScans.filter((scan) => scan.direction === 'in');
  const entriesToday = entries.filter((scan) => scan.at >= moment.dayStartedAt);
  const totalLimit = ticket.totalScanLimit ?? (ticket.dailyScanLimit === null ? 1 : null);
  if (totalLimit !== null && entries.length >= totalLimit) return 'already-used';
  if (ticket.dailyScanLimit !== null && entriesToday.length >= ticket.dailyScanLimit)
    return 'daily-limit-reached';
  return null;
}

function misplaced(ticket: ScannedTicket, gate: Gate, moment: ScanMoment): ScanReason | null {
  const isElsewhere =
    gate.locationId !== null &&
    ticket.locationIds.length > 0 &&
    !ticket.locationIds.includes(gate.locationId);
  if (isElsewhere) return 'wrong-location';
  if (ticket.validFromAt && moment.at < ticket.validFromAt) return 'not-yet-valid';
  if (ticket.validUntilAt && moment.at >= ticket.validUntilAt) return 'expired';
  return null;
}

function lastEntry(ticket: ScannedTicket): AcceptedScan | null {
  return ticket.acceptedScans.findLast((scan) => scan.direction === 'in') ?? null;
}

function decision(reason: ScanReason, earlier: AcceptedScan | null = null): ScanDecision {
  return { verdict: verdictOfReason[reason], reason, earlier };
}
