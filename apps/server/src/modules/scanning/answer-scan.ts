import type { GroupDecision } from '@foyer/domain/scanning/decide-group-scan.ts';
import type { GateTicket, ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { openTicketNames } from '../orders/index.ts';
import { showVoucherAtGate } from '../vouchers/index.ts';
import { countToday } from './gate-settings.ts';
import { getGateTicket } from './gate-ticket.repository.ts';
import type { CallingDevice } from './in-device.ts';

interface Shown {
  ticketId: string | null;
  voucherId: string | null;
}

/** The answer to a gate: the verdict, what it shows of the ticket, and today's figures. */
export async function answerScan(
  app: App,
  scope: ClientScope,
  { gate, language }: CallingDevice,
  scan: GroupDecision & Shown,
): Promise<ScanAnswer> {
  const { verdict, reason, earlier, passing, left, size } = scan;
  const [ticket, today] = await Promise.all([
    showScanned(app, scope, scan, language),
    countToday(scope, gate, app.clock()),
  ]);
  return {
    verdict,
    reason,
    ticket,
    earlier: earlier && { at: earlier.at.toISOString(), deviceName: earlier.deviceName },
    group: size > 1 ? { people: passing.length, left: left - passing.length, size } : null,
    today,
  };
}

async function showScanned(
  app: App,
  scope: ClientScope,
  { ticketId, voucherId }: Shown,
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
