import { decideGroupScan, type GroupDecision } from '@foyer/domain/scanning/decide-group-scan.ts';
import { decideScan, decisionFor } from '@foyer/domain/scanning/decide-scan.ts';
import { isGiftLink } from '@foyer/domain/scanning/gift-link.ts';
import { type ScanReason, verdictOfReason } from '@foyer/domain/scanning/scan-verdict.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { type ScannedVoucher, useVoucherAtGate } from '../../vouchers/index.ts';
import { gateDayAt } from '../gate-day.ts';
import type { KnownTicket } from '../scanned-facts.repository.ts';
import type { FoundScan } from './find-scanned.ts';
import type { Scan } from './read-called-scans.ts';

export interface Decided extends FoundScan {
  decision: GroupDecision;
  /** How those pass that do: `valid` or `left`; where none does, the reason of the scan. */
  passedAs: ScanReason;
  /** Tickets that are let in or out. */
  passing: readonly string[];
  /** Of these, tickets with a later scan: one of those may be one too many now. */
  toSettle: readonly KnownTicket[];
  /** The same for a number that no ticket has yet. */
  settlesNumber: boolean;
  /** The same for a voucher. */
  settlesVoucher: boolean;
  /** What the answer shows. */
  ticketId: string | null;
  voucherId: string | null;
}

/** Decides a scan by what was found; a voucher that lets its party in is used by it. */
export async function decideFound(scope: ClientScope, found: FoundScan): Promise<Decided> {
  const { voucher, locked, ahead, tickets, at, sent } = found;
  const isOfSomething = voucher ?? locked ?? ahead;
  const decision =
    (isOfSomething && staysRefused(sent.scan)) ??
    (voucher ? await letInOnVoucher(scope, found, voucher) : decide(found));
  const ids = locked?.tickets.map(({ id }) => id) ?? [];
  const passing = decision.reason === 'how-many' ? [] : decision.passing.flatMap((index) => ids[index] ?? []);
  const passedAs = passesInPart(decision)
    ? sent.scan.direction === 'in'
      ? 'valid'
      : 'left'
    : decision.reason;
  const isLateEntry = passedAs === 'valid' && sent.scan.told !== undefined;
  const isPassing = new Set(isLateEntry ? passing : []);
  const hasLater = tickets.filter(({ acceptedScans }) => acceptedScans.some((one) => one.at > at));
  return {
    ...found,
    decision,
    passedAs,
    passing,
    toSettle: hasLater.filter(({ id }) => isPassing.has(id)),
    settlesNumber: isLateEntry && ahead !== undefined && hasLater.length > 0,
    settlesVoucher: isLateEntry && voucher !== undefined && hasLater.length > 0,
    ticketId: ids[locked?.asked ?? 0] ?? null,
    voucherId: voucher?.id ?? null,
  };
}

/** People of a late scan are inside, and there are fewer tickets left than they are. */
export const passesInPart = ({ reason, passing }: GroupDecision) =>
  reason === 'too-many-people' && passing.length > 0;

/** Whether a gate without a connection let the people of this scan pass, or staff there could. */
export const hasPassed = (scan: Scan) =>
  scan.told !== undefined && scan.told !== 'too-many-people' && !staysRefused(scan);

const alone = { passing: [], left: 0, size: 1 };

/** The entry that a gate without a connection refused: its visitor was sent away, whatever the server knows. */
export function staysRefused({ direction, told }: Scan): GroupDecision | undefined {
  const isRefused = direction === 'in' && told && verdictOfReason[told] === 'refused';
  return isRefused ? { ...decisionFor(told), ...alone } : undefined;
}

/** A scan that was made without a connection is decided by what had happened by then. */
const knownThen = ({ tickets, sent: { scan }, at }: FoundScan) =>
  scan.told
    ? tickets.map((one) => ({ ...one, acceptedScans: one.acceptedScans.filter((by) => by.at <= at) }))
    : tickets;

function decide(found: FoundScan): GroupDecision {
  const {
    isStopped,
    locked,
    ahead,
    tickets,
    device: { gate },
    sent: { scan },
    at,
  } = found;
  if (isStopped) return { ...decisionFor('too-many-wrong-numbers'), ...alone };
  const unknown = isGiftLink(scan.code) ? 'gift-without-day' : 'unknown';
  if (!locked && !ahead) return { ...decisionFor(unknown), ...alone };
  const later = tickets.flatMap((one, index) => (one.acceptedScans.some((by) => by.at > at) ? [index] : []));
  const late = scan.told ? { passedLater: new Set(later), hasPassed: hasPassed(scan) } : null;
  const people = scan.people ?? (scan.told ? 1 : null);
  const moment = { at, dayStartedAt: gateDayAt(at, gate.timeZone).startsAt };
  return decideGroupScan(knownThen(found), locked?.asked ?? 0, gate, scan.direction, moment, people, late);
}

/** Decides the scan of a voucher, and uses it where it lets its party in. A gate that let the party in later has used it. */
async function letInOnVoucher(
  scope: ClientScope,
  found: FoundScan,
  voucher: ScannedVoucher,
): Promise<GroupDecision> {
  const {
    device: { id: deviceId, gate },
    sent: { scan },
    at,
  } = found;
  const [ticket = null] = knownThen(found);
  const isUsedLater = found.tickets[0]?.acceptedScans.some(({ direction }) => direction === 'in');
  const decideFor = (one: typeof ticket) => ({
    ...decideScan(one, gate, scan.direction, { at, dayStartedAt: at }),
    ...alone,
  });
  const decision = decideFor(ticket);
  if (decision.reason !== 'valid' || isUsedLater) return decision;
  if (await useVoucherAtGate(scope, voucher.id, deviceId, at)) return decision;
  // A cart that holds it has not used it yet, and will.
  return decideFor(ticket && { ...ticket, isUsedElsewhere: true });
}
