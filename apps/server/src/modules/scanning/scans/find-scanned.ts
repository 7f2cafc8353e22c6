import type { ClientScope } from '../../../platform/database/database.ts';
import type { RowLocks } from '../../../platform/database/prepared.ts';
import { firstOfEach } from '../../../platform/transactional-batcher.ts';
import { lockNumbersAhead, type NumberAhead } from '../../tickets/index.ts';
import { findScannedVoucher, type ScannedVoucher } from '../../vouchers/index.ts';
import { ticketOfNumber } from '../numbers-ahead/number-ahead.ts';
import { type KnownTicket, listScannedTickets } from '../scanned-facts.repository.ts';
import {
  type LockedTicket,
  type LockedTickets,
  lockPlainTickets,
  lockScannedTickets,
  lockTicketOfNumber,
} from '../scanned-ticket.repository.ts';
import type { CalledScan } from './read-called-scans.ts';

/** A scan with what its code is of; nothing where the code is of nothing, or was not looked up. */
export interface FoundScan extends CalledScan {
  locked: LockedTickets | undefined;
  /** A printed ticket of a desk whose sale has not come in: what is known of it is the one of `tickets`. */
  ahead: NumberAhead | undefined;
  tickets: KnownTicket[];
  voucher: ScannedVoucher | undefined;
}

/** What the codes of scans are of, locked. A batch leaves out all but plain tickets that no other transaction holds. */
export async function findScanned(
  scope: ClientScope,
  called: readonly CalledScan[],
  locks: RowLocks,
): Promise<FoundScan[]> {
  const numbers = new Map<CalledScan, NumberAhead>();
  const locked =
    locks === 'wait' ? await lockEach(scope, called, numbers) : await lockTogether(scope, called);
  const tickets = await listScannedTickets(
    scope,
    [...locked.values()].flatMap((one) => one?.tickets.map(({ id }) => id) ?? []),
  );
  const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const found: FoundScan[] = [];
  for (const [one, held] of locked) {
    const ahead = numbers.get(one);
    const known = ahead
      ? [await ticketOfNumber(scope, ahead, one.device.gate.timeZone)]
      : (held?.tickets.flatMap(({ id }) => ticketOf.get(id) ?? []) ?? []);
    const mayBeVoucher = !one.isStopped && !held && one.read.ticketNumber === null;
    const voucher = mayBeVoucher ? await findScannedVoucher(scope, one.sent.scan.code) : undefined;
    found.push({ ...one, locked: held, ahead, tickets: known, voucher });
  }
  return found;
}

type Locked = Map<CalledScan, LockedTickets | undefined>;

/** Numbers of tickets that have none yet are held too, and added to `numbers`. */
async function lockEach(
  scope: ClientScope,
  called: readonly CalledScan[],
  numbers: Map<CalledScan, NumberAhead>,
): Promise<Locked> {
  const locked: Locked = new Map();
  for (const one of called) {
    const { direction } = one.sent.scan;
    const ticketNumber = one.isStopped ? null : one.read.ticketNumber;
    const sold = one.isStopped ? undefined : await lockScannedTickets(scope, one.read, direction, one.at);
    const [ahead] = sold || !ticketNumber ? [] : await lockNumbersAhead(scope, [ticketNumber]);
    // Its sale has come in by now, with this number or another one.
    const bySale = ahead?.ticketId ? await lockTicketOfNumber(scope, ahead.ticketId) : undefined;
    locked.set(one, sold ?? bySale);
    if (ahead && !bySale) numbers.set(one, ahead);
  }
  return locked;
}

async function lockTogether(scope: ClientScope, called: readonly CalledScan[]): Promise<Locked> {
  const first = firstOfEach(called, ({ isStopped, read }) =>
    isStopped ? undefined : (read.ticketNumber ?? undefined),
  );
  const numbers = first.flatMap(({ read }) => read.ticketNumber ?? []);
  const tickets = await lockPlainTickets(scope, numbers);
  const ticketOf = new Map<string | null, LockedTicket>(
    tickets.map((ticket) => [ticket.ticketNumber, ticket]),
  );
  return new Map(
    first.flatMap((one): [CalledScan, LockedTickets][] => {
      const ticket = ticketOf.get(one.read.ticketNumber);
      return ticket ? [[one, { tickets: [ticket], asked: 0, isByBarcode: false }]] : [];
    }),
  );
}
