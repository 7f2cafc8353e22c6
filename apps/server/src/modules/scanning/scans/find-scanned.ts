import type { ClientScope } from '../../../platform/database/database.ts';
import { type HeldNumber, lockNumbersAhead } from '../../tickets/index.ts';
import { findScannedVoucher, type ScannedVoucher } from '../../vouchers/index.ts';
import { gateDayAt } from '../gate-day.ts';
import { ticketOfNumber } from '../numbers-ahead/number-ahead.ts';
import type { ScannedCode } from '../read-scanned-code.ts';
import { type KnownTicket, listScannedTickets, listTicketsOfNumbers } from '../scanned-facts.repository.ts';
import {
  type LockedTickets,
  lockPlainTickets,
  lockScannedTickets,
  lockTicketOfNumber,
} from '../scanned-ticket.repository.ts';
import { ticketOfVoucher } from '../voucher-scans/voucher-ticket.ts';
import type { CalledScan } from './read-called-scans.ts';

/** A scan with what its code is of; nothing where the code is of nothing, or was not looked up. */
export interface FoundScan extends CalledScan {
  locked: LockedTickets | undefined;
  /** A printed ticket of a desk whose sale has not come in. */
  ahead: HeldNumber | undefined;
  /** Those of `locked`, or what is known of a printed one or of a voucher. */
  tickets: KnownTicket[];
  voucher: ScannedVoucher | undefined;
}

const nothing = { locked: undefined, ahead: undefined, tickets: [], voucher: undefined };

/** What the code of one scan is of, locked; the number of a ticket whose sale has not come in is held too. */
export async function findScanned(scope: ClientScope, called: CalledScan): Promise<FoundScan> {
  if (called.isStopped) return { ...called, ...nothing };
  const { read, sent, at, device } = called;
  const sold = await lockScannedTickets(scope, read, {
    ...{ direction: sent.scan.direction, at, isLate: sent.scan.told !== undefined },
    dayStartedAt: gateDayAt(at, device.gate.timeZone).startsAt,
    gate: device.gate,
  });
  const unsold = sold ? null : read.ticketNumber;
  const [ahead] = unsold ? await lockNumbersAhead(scope, [unsold]) : [];
  // Its sale has come in by now, with this number or another one.
  const bySale = ahead?.ticketId ? await lockTicketOfNumber(scope, ahead.ticketId) : undefined;
  if (ahead && !bySale) {
    const tickets = [await ticketOfNumber(scope, ahead, device.gate.timeZone)];
    return { ...called, ...nothing, ahead, tickets };
  }
  const locked = sold ?? bySale;
  const ids = locked?.tickets.map(({ id }) => id) ?? [];
  if (!locked && read.ticketNumber === null) {
    const voucher = await findScannedVoucher(scope, sent.scan.code);
    const tickets = voucher ? [await ticketOfVoucher(scope, voucher, device.gate.timeZone)] : [];
    return { ...called, ...nothing, voucher, tickets };
  }
  return {
    ...called,
    ...nothing,
    locked,
    tickets: await listScannedTickets(scope, ids),
  };
}

/** The plain tickets of codes, by their numbers: those that no other transaction holds are locked. */
export async function lockPlain(
  scope: ClientScope,
  codes: readonly ScannedCode[],
): Promise<ReadonlyMap<string, Pick<FoundScan, 'locked' | 'tickets'>>> {
  const numbers = [...new Set(codes.flatMap(({ ticketNumber }) => ticketNumber ?? []))];
  // Statements are pipelined in this order: what was scanned before is read when the tickets are locked.
  const [held, known] = await Promise.all([
    lockPlainTickets(scope, numbers),
    listTicketsOfNumbers(scope, numbers),
  ]);
  const knownOf = new Map(known.map((ticket) => [ticket.id, ticket]));
  return new Map(
    held.flatMap((ticket): [string, Pick<FoundScan, 'locked' | 'tickets'>][] => {
      const one = knownOf.get(ticket.id);
      const locked = { tickets: [ticket], asked: 0, isByBarcode: false };
      return one ? [[ticket.ticketNumber, { locked, tickets: [one] }]] : [];
    }),
  );
}
