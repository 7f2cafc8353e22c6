import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  type AcceptedScan,
  decideScan,
  decideWrongNumbers,
  type ScanDecision,
  WRONG_NUMBER_MINUTES,
} from '@foyer/domain/scanning/decide-scan.ts';
import type { GateTicket, ScanAnswer, scanInput } from '@foyer/domain/scanning/gate-contract.ts';
import { decideVoucherScan } from '@foyer/domain/vouchers/decide-voucher-scan.ts';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { openTicketNames, recordOrderEvent } from '../orders/index.ts';
import {
  findScannedVoucher,
  type ScannedVoucher,
  showVoucherAtGate,
  useVoucherAtGate,
} from '../vouchers/index.ts';
import { countToday, type GateSettings, getGateSettings } from './gate-settings.ts';
import type { CallingDevice } from './in-device.ts';
import { readScannedCode, type ScannedCode } from './read-scanned-code.ts';
import {
  countWrongNumbers,
  findScan,
  getGateTicket,
  getScannedTicket,
  insertScan,
  listAcceptedScans,
  type StoredScan,
} from './scan.repository.ts';
import { lockScannedTicket } from './scanned-ticket.repository.ts';

type Scan = z.output<typeof scanInput>;

/**
 * Decides one scan and keeps it, in the caller's transaction. The ticket's row stays locked until it ends, so
 * of two gates one is first. The same sequence of a device again gets the first answer again. A device's row is locked by
 * `inDevice`, so that its wrong numbers are counted one after the other.
 * @throws RefusedError `sequence-used` where the sequence was another code's.
 */
export async function scanTicket(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  scan: Scan,
): Promise<ScanAnswer> {
  const now = app.clock();
  const gate = await getGateSettings(scope, device);
  const read = await readScannedCode(scope, scan.code);
  const stored = await findScan(scope, device.id, scan.sequence);
  if (stored)
    return answerAgain(app, scope, device, gate, now, stored, { ...read, direction: scan.direction });

  const at = scannedAt(scan.at, now);
  const wrongNumbers = read.isTyped ? await countWrongNumbers(scope, device.id, wrongNumbersSince(now)) : 0;
  const tooMany = decideWrongNumbers(wrongNumbers);
  const found = tooMany ? undefined : await lockScannedTicket(scope, read, scan.direction, at);
  const ticketId = found?.id ?? null;
  const ticket = ticketId ? await getScannedTicket(scope, ticketId) : null;
  const day = localDayAt(at, gate.timeZone);
  const mayBeVoucher = !found && read.ticketNumber === null && !tooMany;
  const voucher = mayBeVoucher ? await findScannedVoucher(scope, scan.code) : undefined;
  const decision =
    tooMany ??
    (voucher
      ? await letInOnVoucher(scope, device, gate, scan, { voucher, at })
      : decideScan(ticket, gate, scan.direction, { at, dayStartedAt: day.startsAt }));
  const wasInToday = ticket?.acceptedScans.some((one) => one.direction === 'in' && one.at >= day.startsAt);
  await insertScan(scope, {
    deviceId: device.id,
    deviceSequence: scan.sequence,
    ticketId,
    voucherId: voucher?.id ?? null,
    code: read.kept,
    typed: read.isTyped && !found?.isByBarcode,
    direction: scan.direction,
    at,
    receivedAt: now,
    verdict: decision.verdict,
    reason: decision.reason,
    firstEntry: decision.reason === 'valid' && !wasInToday,
  });
  if (found && decision.reason === 'valid') {
    const actor = { kind: 'device', id: device.id } as const;
    await recordOrderEvent(scope, found.orderId, 'ticket-scanned', actor, {
      ticketNumber: found.ticketNumber,
      deviceName: device.name,
    });
  }
  return answer(app, scope, device, gate, now, { ...decision, ticketId, voucherId: voucher?.id ?? null });
}

/** A device's clock may run ahead, never its scans. */
function scannedAt(at: string, now: Date): Date {
  const claimed = new Date(at);
  return claimed < now ? claimed : now;
}

const wrongNumbersSince = (now: Date) => new Date(now.getTime() - WRONG_NUMBER_MINUTES * 60_000);

async function answerAgain(
  app: App,
  scope: ClientScope,
  device: CallingDevice,
  gate: GateSettings,
  now: Date,
  stored: StoredScan,
  sent: Pick<ScannedCode, 'kept'> & Pick<Scan, 'direction'>,
): Promise<ScanAnswer> {
  const isSame = stored.code === sent.kept && stored.direction === sent.direction;
  if (!isSame) throw new RefusedError([{ code: 'sequence-used', field: 'sequence' }], 409);
  const before = stored.ticketId ? await listAcceptedScans(scope, stored.ticketId, stored.id) : [];
  const earlier = before.findLast((one) => one.direction === 'in') ?? null;
  return answer(app, scope, device, gate, now, { ...stored, earlier });
}

async function answer(
  app: App,
  scope: ClientScope,
  { language }: CallingDevice,
  gate: GateSettings,
  now: Date,
  scan: Pick<StoredScan, 'verdict' | 'reason' | 'ticketId' | 'voucherId'> & { earlier: AcceptedScan | null },
): Promise<ScanAnswer> {
  return {
    verdict: scan.verdict,
    reason: scan.reason,
    ticket: await showScanned(app, scope, scan, language),
    earlier: scan.earlier && { at: scan.earlier.at.toISOString(), deviceName: scan.earlier.deviceName },
    today: await countToday(scope, gate, now),
  };
}

/** Decides the scan of a voucher, and uses it where it lets its party in: of two gates one is first. */
async function letInOnVoucher(
  scope: ClientScope,
  { id: deviceId }: CallingDevice,
  gate: GateSettings,
  { code, direction }: Scan,
  { voucher, at }: { voucher: ScannedVoucher; at: Date },
): Promise<ScanDecision> {
  const decide = (now: ScannedVoucher) =>
    decideVoucherScan(now, gate, direction, localDateAt(at, gate.timeZone));
  const decision = decide(voucher);
  if (decision.reason !== 'valid' || (await useVoucherAtGate(scope, voucher.id, deviceId, at)))
    return decision;
  const now = (await findScannedVoucher(scope, code)) ?? voucher;
  // A cart that holds it has not used it yet, and will.
  return decide({ ...now, usedAt: now.usedAt ?? at });
}

async function showScanned(
  app: App,
  scope: ClientScope,
  { ticketId, voucherId }: Pick<StoredScan, 'ticketId' | 'voucherId'>,
  language: string | undefined,
): Promise<GateTicket | null> {
  if (ticketId) return showTicket(app, scope, ticketId, language);
  return voucherId ? showVoucher(scope, voucherId, language) : null;
}

/** A voucher is shown as a ticket of its batch: what it is worth, and how many may come in on it. */
async function showVoucher(
  scope: ClientScope,
  voucherId: string,
  language: string | undefined,
): Promise<GateTicket> {
  const { tickets, batchName, size, isUsed } = await showVoucherAtGate(scope, voucherId, language);
  return {
    ...{ typeName: tickets, productName: batchName, group: { inside: isUsed ? size : 0, size } },
    ...{ date: null, time: null, locationName: null, validFromAt: null, validUntilAt: null },
    ...{ orderNumber: null, buyer: null, visitorName: null, language: language ?? '' },
  };
}

async function showTicket(
  app: App,
  scope: ClientScope,
  ticketId: string,
  language: string | undefined,
): Promise<GateTicket> {
  const { named, ...ticket } = await getGateTicket(scope, ticketId, language);
  return { ...ticket, visitorName: (await openTicketNames(app, scope, [named])).get(named.id) ?? null };
}
