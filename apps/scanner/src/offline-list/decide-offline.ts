import { type LocalDay, localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { decideGroupScan, type GroupDecision } from '@foyer/domain/scanning/decide-group-scan.ts';
import { decideScan, decisionFor, type ScannedTicket } from '@foyer/domain/scanning/decide-scan.ts';
import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import { LIST_OLD_AFTER_HOURS } from '@foyer/domain/scanning/gate-list.ts';
import { isGiftLink } from '@foyer/domain/scanning/gift-link.ts';
import type { ScanDirection, ScanReason } from '@foyer/domain/scanning/scan-verdict.ts';
import { voucherAtGate } from '@foyer/domain/vouchers/voucher-at-gate.ts';
import { type FoundCode, findAnyKept, findKept } from './find-kept.ts';
import type { KeptList, KeptTicket } from './gate-database.ts';

export interface OfflineScan {
  code: string;
  direction: ScanDirection;
  /** null = staff have not said how many of a group come in. */
  people: number | null;
  at: Date;
}

export interface OfflineAnswer extends GroupDecision {
  ticket: GateTicket | null;
  /** The hashes of what was let in or out: it is kept with them. */
  passed: string[];
  /** A genuine ticket that the list does not have: it is kept as used from now on. */
  unlisted: KeptTicket | null;
}

/** The verdict of a device without a connection: by its list, else by the signature. */
export async function decideOffline(list: KeptList, scan: OfflineScan): Promise<OfflineAnswer> {
  const day = localDayAt(scan.at, list.timeZone);
  const canPass = passesAt(list, scan, day);
  const answer = decide(list, scan, day, await findKept(list, scan.code, canPass));
  const isOld =
    list.madeAt === null || scan.at.getTime() - Date.parse(list.madeAt) > LIST_OLD_AFTER_HOURS * 3_600_000;
  const isLetIn = answer.reason === 'valid';
  return isOld && isLetIn ? { ...answer, ...decisionFor('list-old', answer.earlier) } : answer;
}

/** Decides for any ticket of the list and keeps nothing: a slow phone takes longest for the first of all decisions. */
export async function rehearseDecision(list: KeptList): Promise<void> {
  const scan: OfflineScan = { code: '0000000000000000', direction: 'in', people: null, at: new Date() };
  await decideOffline(list, scan);
  const tickets = await findAnyKept();
  const day = localDayAt(scan.at, list.timeZone);
  decide(list, scan, day, { kind: 'tickets', tickets, asked: 0, isShared: false });
}

/** Of the tickets of one barcode: which of them this scan lets pass. */
function passesAt({ gate }: KeptList, { direction, at }: OfflineScan, { startsAt }: LocalDay) {
  return (ticket: KeptTicket) =>
    decideScan(scannedTicket(ticket), gate, direction, { at, dayStartedAt: startsAt }).verdict === 'valid';
}

function decide(list: KeptList, scan: OfflineScan, day: LocalDay, found: FoundCode): OfflineAnswer {
  const moment = { at: scan.at, dayStartedAt: day.startsAt };
  switch (found.kind) {
    case 'tickets': {
      const { tickets, isShared } = found;
      const facts = tickets.map(scannedTicket);
      // The one barcode of a ticket type lets in one ticket after the other.
      const usable = isShared ? tickets.findIndex(passesAt(list, scan, day)) : found.asked;
      const asked = Math.max(0, usable);
      const decision = isShared
        ? decideGroupScan([facts[asked] ?? nothing], 0, list.gate, scan.direction, moment, null)
        : decideGroupScan(facts, asked, list.gate, scan.direction, moment, scan.people);
      const passing = isShared ? decision.passing.map(() => asked) : decision.passing;
      const passed = passing.flatMap((index) => tickets[index]?.code ?? []);
      const entering = decision.reason === 'valid' ? passed : [];
      const ticket = tickets[asked]
        ? shownTicket(list, tickets[asked], isShared ? null : tickets, entering)
        : null;
      return { ...decision, passed, ticket, unlisted: null };
    }
    case 'voucher': {
      const { batch, usedAtMs, isCancelled, deviceName, code } = found.voucher;
      if (!batch) return alone('unknown');
      const usedAt = usedAtMs === null ? null : new Date(usedAtMs);
      const cancelledAt = isCancelled ? scan.at : null;
      const entries = usedAt && deviceName ? [{ at: usedAt, direction: 'in' as const, deviceName }] : [];
      const ticket = voucherAtGate({ ...batch, usedAt, cancelledAt, deviceName }, entries, list.timeZone);
      const decision = decideScan(ticket, list.gate, scan.direction, moment);
      const passed = decision.verdict === 'valid' ? [code] : [];
      return { ...alone(decision.reason), ...decision, passed, ticket: { ...unnamed, typeName: batch.name } };
    }
    case 'signed': {
      const { visitDate: date, isTest } = found.content;
      const reason = reasonBySignature(date, day.date, isTest && !list.gate.acceptsTestTickets);
      const passed = reason === 'valid' ? [found.hash] : [];
      const unlisted = reason === 'valid' ? unlistedTicket(found.hash, date, isTest) : null;
      return { ...alone(reason), passed, unlisted, ticket: { ...unnamed, date } };
    }
    case 'number':
      return alone('not-on-list');
    case 'unknown':
      return alone(isGiftLink(scan.code) ? 'gift-without-day' : 'unknown');
  }
}

/** A signature says what the ticket is and for which day: one without a day may have been used long ago. */
function reasonBySignature(date: string | null, today: string, isTestAtLiveGate: boolean): ScanReason {
  if (isTestAtLiveGate) return 'test-ticket';
  if (date === null) return 'not-on-list';
  if (date === today) return 'valid';
  return date > today ? 'not-yet-valid' : 'expired';
}

const alone = (reason: ScanReason): OfflineAnswer => ({
  ...decisionFor(reason),
  ...{ passing: [], left: 0, size: 1, ticket: null, passed: [], unlisted: null },
});

const unnamed: GateTicket = {
  ...{ typeName: '', productName: '', date: null, time: null, locationName: null },
  ...{ validFromAt: null, validUntilAt: null, orderNumber: null, buyer: null, visitorName: null },
  ...{ language: '', group: { inside: 0, size: 1 } },
};

function unlistedTicket(code: string, date: string | null, isTest: boolean): KeptTicket {
  return {
    ...{ code, date, isTest, state: 'active', isPaid: true, time: null, orderNumber: null },
    ...{ validFromMs: null, validUntilMs: null, dailyScanLimit: null, totalScanLimit: null },
    ...{ type: null, location: null, scans: [] },
  };
}

function scannedTicket(kept: KeptTicket): ScannedTicket {
  const { state, isPaid, isTest, validFromMs, validUntilMs, location, type, dailyScanLimit, totalScanLimit } =
    kept;
  return {
    ...{ state, isPaid, isTest, dailyScanLimit, totalScanLimit, isUsedElsewhere: false, isForGates: true },
    validFromAt: validFromMs === null ? null : new Date(validFromMs),
    validUntilAt: validUntilMs === null ? null : new Date(validUntilMs),
    locationIds: location ? [location.id] : [],
    // A list that was kept before says nothing of it.
    isAdmission: type?.isAdmission !== false,
    ticketGroupId: type?.ticketGroupId ?? null,
    acceptedScans: kept.scans.map(([atMs, direction, deviceName]) => ({
      at: new Date(atMs),
      direction,
      deviceName,
    })),
  };
}

const nothing: ScannedTicket = scannedTicket(unlistedTicket('', null, false));

/** Those of the group who come in by this scan are counted, as the server does. `group` null = none is counted. */
function shownTicket(
  list: KeptList,
  kept: KeptTicket,
  group: KeptTicket[] | null,
  entering: readonly string[],
): GateTicket {
  const isInside = ({ code, scans }: KeptTicket) =>
    entering.includes(code) || scans.some(([, direction]) => direction === 'in');
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    ...unnamed,
    typeName: kept.type?.typeName ?? '',
    productName: kept.type?.productName ?? '',
    date: kept.date,
    time: kept.time,
    locationName: kept.location?.name ?? null,
    validFromAt: iso(kept.validFromMs),
    validUntilAt: iso(kept.validUntilMs),
    orderNumber: kept.orderNumber === null ? null : formatOrderNumber(kept.orderNumber, list.orderPrefix),
    group: group ? { inside: group.filter(isInside).length, size: group.length } : unnamed.group,
  };
}
