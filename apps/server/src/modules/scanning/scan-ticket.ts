import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { correctedTime } from '@foyer/domain/scanning/corrected-time.ts';
import { decideGroupScan, type GroupDecision } from '@foyer/domain/scanning/decide-group-scan.ts';
import {
  decideScan,
  decideWrongNumbers,
  decisionFor,
  WRONG_NUMBER_MINUTES,
} from '@foyer/domain/scanning/decide-scan.ts';
import type { ScanAnswer, scanInput } from '@foyer/domain/scanning/gate-contract.ts';
import { verdictOfReason } from '@foyer/domain/scanning/scan-verdict.ts';
import { voucherAtGate } from '@foyer/domain/vouchers/voucher-at-gate.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { recordOrderEvents } from '../orders/index.ts';
import { findScannedVoucher, type ScannedVoucher, useVoucherAtGate } from '../vouchers/index.ts';
import { answerScan } from './answer-scan.ts';
import { eventOf } from './event-of-scan.ts';
import type { GateSettings } from './gate-settings.ts';
import type { CallingDevice } from './in-device.ts';
import { readScannedCode, type ScannedCode } from './read-scanned-code.ts';
import { countWrongNumbers, insertScan, listRowsOfScan, type StoredScan } from './scan.repository.ts';
import { type KnownTicket, listAcceptedScans, listScannedTickets } from './scanned-facts.repository.ts';
import { type LockedTickets, lockScannedTickets } from './scanned-ticket.repository.ts';
import { settleTicket } from './settle-ticket.ts';

export type Scan = z.output<typeof scanInput>;

/**
 * Decides one scan and keeps it, in the caller's transaction. The tickets' rows stay locked until it ends, so that of two
 * gates one is first. The same sequence of a device again gets the first answer again. A device's row is locked by
 * `inDevice`, so that its wrong numbers are counted one after the other. A group ticket without a number of people is
 * answered with `how-many`, and nothing is kept.
 * @throws RefusedError `sequence-used` where the sequence was another code's.
 */
export async function scanTicket(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  scan: Scan,
): Promise<ScanAnswer> {
  const now = app.clock();
  const [read, [stored]] = await Promise.all([
    readScannedCode(scope, scan.code),
    listRowsOfScan(scope, device.id, scan.sequence),
  ]);
  if (stored) return answerAgain(app, scope, device, stored, { ...read, direction: scan.direction });

  const at = correctedTime(scan, now);
  const found = await findWhatIsScanned(scope, device, scan, read, { now, at });
  const { voucher } = found;
  const decision = voucher
    ? await letInOnVoucher(scope, device, scan, { voucher, at })
    : decide(found, device.gate, scan, at);
  const ticketIds = found.locked?.tickets.map(({ id }) => id) ?? [];
  const shown = { ticketId: ticketIds[found.locked?.asked ?? 0] ?? null, voucherId: voucher?.id ?? null };
  if (decision.reason !== 'how-many') {
    const passing = decision.passing.flatMap((index) => ticketIds[index] ?? []);
    await keepScan(scope, device, scan, { at, now, read, found, decision, passing, ...shown });
  }
  return answerScan(app, scope, device, { ...decision, ...shown });
}

const wrongNumbersSince = (now: Date) => new Date(now.getTime() - WRONG_NUMBER_MINUTES * 60_000);

interface Found {
  isStopped: boolean;
  locked: LockedTickets | undefined;
  tickets: KnownTicket[];
  voucher: ScannedVoucher | undefined;
}

async function findWhatIsScanned(
  scope: ClientScope,
  device: CallingDevice,
  { code, direction }: Scan,
  read: ScannedCode,
  { now, at }: { now: Date; at: Date },
): Promise<Found> {
  const wrong = read.isTyped ? await countWrongNumbers(scope, device.id, wrongNumbersSince(now)) : 0;
  if (decideWrongNumbers(wrong))
    return { isStopped: true, locked: undefined, tickets: [], voucher: undefined };
  const locked = await lockScannedTickets(scope, read, direction, at);
  const mayBeVoucher = !locked && read.ticketNumber === null;
  return {
    isStopped: false,
    locked,
    tickets: locked
      ? await listScannedTickets(
          scope,
          locked.tickets.map(({ id }) => id),
        )
      : [],
    voucher: mayBeVoucher ? await findScannedVoucher(scope, code) : undefined,
  };
}

/** A scan that was made without a connection is decided by what had happened by then. */
function decide(
  { isStopped, locked, tickets }: Found,
  gate: GateSettings,
  scan: Scan,
  at: Date,
): GroupDecision {
  const alone = { passing: [], left: 0, size: 1 };
  if (isStopped) return { ...decisionFor('too-many-wrong-numbers'), ...alone };
  if (!locked) return { ...decisionFor('unknown'), ...alone };
  const known = scan.told
    ? tickets.map((one) => ({ ...one, acceptedScans: one.acceptedScans.filter((scan) => scan.at <= at) }))
    : tickets;
  const people = scan.people ?? (scan.told ? 1 : null);
  const moment = { at, dayStartedAt: localDayAt(at, gate.timeZone).startsAt };
  return decideGroupScan(known, locked.asked, gate, scan.direction, moment, people);
}

interface ToKeep {
  at: Date;
  now: Date;
  read: ScannedCode;
  found: Found;
  decision: GroupDecision;
  /** Tickets that are let in or out. */
  passing: readonly string[];
  ticketId: string | null;
  voucherId: string | null;
}

async function keepScan(
  scope: ClientScope,
  device: CallingDevice,
  scan: Scan,
  { at, now, read, found, decision, passing, ticketId, voucherId }: ToKeep,
): Promise<void> {
  const { verdict, reason } = decision;
  const { timeZone } = device.gate;
  const isEntry = reason === 'valid';
  const dayStartedAt = localDayAt(at, timeZone).startsAt;
  const known = new Map(found.tickets.map((ticket) => [ticket.id, ticket]));
  const wasInToday = (id: string | null) =>
    known.get(id ?? '')?.acceptedScans.some((one) => one.direction === 'in' && one.at >= dayStartedAt) ??
    false;
  const tickets = passing.length > 0 ? passing : [ticketId];
  await insertScan(
    scope,
    {
      ...{ deviceId: device.id, deviceSequence: scan.sequence, voucherId, code: read.kept },
      ...{ typed: read.isTyped && !found.locked?.isByBarcode, direction: scan.direction },
      ...{ at, receivedAt: now, verdict, reason },
      ...{ toldReason: scan.told ?? null, toldVerdict: scan.told ? verdictOfReason[scan.told] : null },
    },
    tickets.map((id) => ({ ticketId: id, firstEntry: isEntry && !wasInToday(id) })),
  );
  if (!isEntry) return;
  for (const id of passing) {
    const ticket = known.get(id);
    // Where none came after it, what `insertScan` set is right.
    const isBeforeAnother = ticket?.acceptedScans.some((one) => one.at > at);
    if (scan.told && ticket && isBeforeAnother) await settleTicket(scope, ticket, timeZone, now);
  }
  const numbers = new Map(found.locked?.tickets.map((ticket) => [ticket.id, ticket]));
  await recordOrderEvents(
    scope,
    passing.flatMap((id) => {
      const ticket = numbers.get(id);
      return ticket ? [eventOf(device, 'ticket-scanned', ticket)] : [];
    }),
  );
}

async function answerAgain(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  stored: StoredScan,
  sent: Pick<ScannedCode, 'kept'> & Pick<Scan, 'direction'>,
): Promise<ScanAnswer> {
  const isSame = stored.code === sent.kept && stored.direction === sent.direction;
  if (!isSame) throw new RefusedError([{ code: 'sequence-used', field: 'sequence' }], 409);
  const before = stored.ticketId ? await listAcceptedScans(scope, [stored.ticketId], stored.id) : [];
  const earlier = before.findLast((one) => one.direction === 'in') ?? null;
  const passing = Array.from({ length: stored.people }, (_, index) => index);
  return answerScan(app, scope, device, { ...stored, earlier, passing, left: 0, size: 1 });
}

/** Decides the scan of a voucher, and uses it where it lets its party in: of two gates one is first. */
async function letInOnVoucher(
  scope: ClientScope,
  { id: deviceId, gate }: CallingDevice,
  { code, direction }: Scan,
  { voucher, at }: { voucher: ScannedVoucher; at: Date },
): Promise<GroupDecision> {
  const decideFor = (now: ScannedVoucher) => ({
    ...decideScan(voucherAtGate(now, gate.timeZone), gate, direction, { at, dayStartedAt: at }),
    ...{ passing: [], left: 0, size: 1 },
  });
  const decision = decideFor(voucher);
  if (decision.reason !== 'valid' || (await useVoucherAtGate(scope, voucher.id, deviceId, at)))
    return decision;
  const now = (await findScannedVoucher(scope, code)) ?? voucher;
  // A cart that holds it has not used it yet, and will.
  return decideFor({ ...now, usedAt: now.usedAt ?? at });
}
