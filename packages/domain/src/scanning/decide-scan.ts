import { type ScanDirection, type ScanReason, type ScanVerdict, verdictOfReason } from './scan-verdict.ts';

/** A scan of the same ticket that was accepted before this one. */
export interface AcceptedScan {
  at: Date;
  direction: ScanDirection;
  deviceName: string;
}

/** Whatever a code can admit with: a ticket (also one of another system, or of a barcode series), or a voucher. */
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
  /** Lets a visitor in: products and merchandise are handed out, at a device that names their ticket group. */
  isAdmission: boolean;
  /** null = of no ticket group, such as a voucher. */
  ticketGroupId: string | null;
  /** Entries in all; null = only the daily limit counts, or one entry when that is null too. */
  totalScanLimit: number | null;
  /** Entries a day; null = no limit a day. */
  dailyScanLimit: number | null;
  /** In order of time. */
  acceptedScans: readonly AcceptedScan[];
  /** It paid for an order: only a voucher can be used without a scan. */
  isUsedElsewhere: boolean;
  /** false = a voucher that is redeemed on the sales page only. */
  isForGates: boolean;
}

export interface Gate {
  /** null = a gate that serves every location. */
  locationId: string | null;
  /** The ticket groups that it accepts; null = all of them. */
  ticketGroupIds: readonly string[] | null;
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

interface Facts {
  ticket: ScannedTicket;
  gate: Gate;
  moment: ScanMoment;
  entries: readonly AcceptedScan[];
  isInside: boolean;
}

type Rule = readonly [reason: ScanReason, holds: (facts: Facts) => boolean];

const isTestAtLiveGate: Rule = [
  'test-ticket',
  ({ ticket, gate }) => ticket.isTest && !gate.acceptsTestTickets,
];

/**
 * The first rule that holds is the answer. A refusal outranks an attention: staff may wave through a wrong day, never a
 * used ticket.
 */
const entryRules: readonly Rule[] = [
  isTestAtLiveGate,
  ['cancelled', ({ ticket }) => ticket.state === 'cancelled'],
  ['unpaid', ({ ticket }) => !ticket.isPaid],
  ['not-active', ({ ticket }) => ticket.state !== 'active'],
  ['already-used', ({ ticket, entries }) => ticket.isUsedElsewhere || entries.length >= entriesInAll(ticket)],
  ['daily-limit-reached', (facts) => entriesToday(facts) >= (facts.ticket.dailyScanLimit ?? Infinity)],
  ['wrong-location', ({ ticket, gate }) => !isFor(ticket.locationIds, gate.locationId)],
  ['wrong-group', ({ ticket, gate }) => !isFor(gate.ticketGroupIds ?? [], ticket.ticketGroupId)],
  ['wrong-group', ({ ticket, gate }) => !ticket.isAdmission && !(gate.ticketGroupIds ?? []).length],
  ['not-yet-valid', ({ ticket, moment }) => ticket.validFromAt !== null && moment.at < ticket.validFromAt],
  ['expired', ({ ticket, moment }) => ticket.validUntilAt !== null && moment.at >= ticket.validUntilAt],
  ['not-active', ({ ticket }) => !ticket.isForGates],
  ['valid', () => true],
];

/** Leaving only checks that a visitor is inside, so that a date never locks a visitor in. */
const exitRules: readonly Rule[] = [
  isTestAtLiveGate,
  ['left', ({ isInside }) => isInside],
  ['not-inside', () => true],
];

/** May this ticket pass this gate now? `null` is a code that belongs to no ticket of this client. */
export function decideScan(
  ticket: ScannedTicket | null,
  gate: Gate,
  direction: ScanDirection,
  moment: ScanMoment,
): ScanDecision {
  if (!ticket) return decisionFor('unknown');
  const entries = ticket.acceptedScans.filter((scan) => scan.direction === 'in');
  const last = ticket.acceptedScans.at(-1) ?? null;
  const facts: Facts = { ticket, gate, moment, entries, isInside: last?.direction === 'in' };
  const rules = direction === 'in' ? entryRules : exitRules;
  const [reason] = rules.find(([, holds]) => holds(facts)) ?? ['unknown' as const];
  if (reason === 'test-ticket') return decisionFor(reason);
  return decisionFor(reason, direction === 'in' ? (entries.at(-1) ?? null) : last);
}

/** So many wrong numbers of one device in so many minutes stop the next ones: ticket numbers cannot be guessed at a gate. */
export const WRONG_NUMBERS_MOST = 20;
export const WRONG_NUMBER_MINUTES = 15;

/** What a typed number gets after this many wrong ones; null = it is looked up. QR codes are signed and never stopped. */
export function decideWrongNumbers(wrongBefore: number): ScanDecision | null {
  return wrongBefore >= WRONG_NUMBERS_MOST ? decisionFor('too-many-wrong-numbers') : null;
}

export function decisionFor(reason: ScanReason, earlier: AcceptedScan | null = null): ScanDecision {
  return { verdict: verdictOfReason[reason], reason, earlier };
}

/** Without any limit a ticket lets in once. */
function entriesInAll({ totalScanLimit, dailyScanLimit }: ScannedTicket): number {
  return totalScanLimit ?? (dailyScanLimit === null ? 1 : Infinity);
}

function entriesToday({ entries, moment }: Facts): number {
  return entries.filter((scan) => scan.at >= moment.dayStartedAt).length;
}

/** An empty list and a null name are no bound. */
function isFor(ids: readonly string[], id: string | null): boolean {
  return id === null || ids.length === 0 || ids.includes(id);
}
