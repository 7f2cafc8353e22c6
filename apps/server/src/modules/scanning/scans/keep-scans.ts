import { verdictOfReason } from '@foyer/domain/scanning/scan-verdict.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { recordOrderEvents } from '../../orders/index.ts';
import { eventOf } from '../event-of-scan.ts';
import { gateDayAt } from '../gate-day.ts';
import { settleNumber } from '../numbers-ahead/number-ahead.ts';
import { insertScans, markPassed, type NewScan } from '../scan.repository.ts';
import { settleTicket } from '../settle-ticket.ts';
import { undoAhead } from '../undo/undo-scan.ts';
import { settleVoucher } from '../voucher-scans/voucher-ticket.ts';
import { type Decided, hasPassed, passesInPart } from './decide-found.ts';

/** Keeps decided scans, what they say on the orders' timelines, and the moments of use of their tickets. */
export async function keepScans(scope: ClientScope, decided: readonly Decided[], now: Date): Promise<void> {
  const entering = decided.filter(({ passedAs }) => passedAs === 'valid');
  await Promise.all([
    markPassed(
      scope,
      decided.flatMap(({ passing, passedAs, at }) => {
        const usedAt = passedAs === 'valid' ? at : null;
        return passing.map((ticketId) => ({ ticketId, usedAt }));
      }),
    ),
    recordOrderEvents(
      scope,
      entering.flatMap(({ passing, locked, device }) => {
        const isPassing = new Set(passing);
        const tickets = locked?.tickets.filter(({ id }) => isPassing.has(id)) ?? [];
        return tickets.map((ticket) => eventOf(device, 'ticket-scanned', ticket));
      }),
    ),
    // The last: other batches of the client wait for its figures.
    insertScans(
      scope,
      decided.flatMap((one) => rowsOf(one, now)),
    ),
  ]);
  for (const { toSettle, device } of entering)
    for (const ticket of toSettle) await settleTicket(scope, ticket, device.gate.timeZone, now);
  for (const { settlesNumber, settlesVoucher, ahead, voucher, tickets, device } of entering) {
    const [ticket] = tickets;
    const when = { timeZone: device.gate.timeZone, now };
    if (settlesNumber && ahead && ticket) await settleNumber(scope, ahead.number, ticket, when);
    if (settlesVoucher && voucher) await settleVoucher(scope, voucher, when);
  }
  for (const { device, sent, at } of decided)
    await undoAhead(scope, device, { sequence: sent.scan.sequence, at, now });
}

/** A row for each ticket that passes, one for a scan that lets none pass, one before them for people without a ticket left. */
function rowsOf({ decision, sent, device, read, at, passedAs, ...found }: Decided, now: Date): NewScan[] {
  const { sequence, direction, told } = sent.scan;
  const dayStartedAt = gateDayAt(at, device.gate.timeZone).startsAt;
  /** A visitor who was not in today; the ticket of a product is no visitor. */
  const isFirstEntry = (id: string | null) => {
    const ticket = found.tickets.find((one) => one.id === (id ?? ''));
    const wasIn = ticket?.acceptedScans.some((one) => one.direction === 'in' && one.at >= dayStartedAt);
    return ticket?.isAdmission !== false && !wasIn;
  };
  const tickets = found.passing.length > 0 ? found.passing : [found.ticketId];
  const rows = tickets.map((ticketId) => ({ ticketId, reason: passedAs }));
  if (passesInPart(decision)) rows.unshift({ ticketId: found.ticketId, reason: decision.reason });
  const people = hasPassed(sent.scan) ? (sent.scan.people ?? 1) : tickets.length;
  return rows.map(({ ticketId, reason }, part) => ({
    ...{ deviceId: device.id, deviceSequence: sequence, part, people },
    ...{ ticketId, voucherId: found.voucherId, code: read.kept },
    ...{ typed: read.isTyped && !found.locked?.isByBarcode, direction, at, receivedAt: now, reason },
    verdict: verdictOfReason[reason],
    firstEntry: reason === 'valid' && isFirstEntry(ticketId),
    ...{ toldReason: told ?? null, toldVerdict: told ? verdictOfReason[told] : null },
  }));
}
