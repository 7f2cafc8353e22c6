import type { GateCount, GateTicket, ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { openTicketNames } from '../../orders/index.ts';
import { showVoucherAtGate } from '../../vouchers/index.ts';
import { countToday } from '../gate-settings.ts';
import { listGateTickets, type TicketAtGate } from '../gate-ticket.repository.ts';
import type { Decided } from './decide-found.ts';

type ToAnswer = Pick<Decided, 'sent' | 'device' | 'decision' | 'ticketId' | 'voucherId' | 'tickets'>;

/** The answers to gates: the verdict, what each shows of the ticket, and today's figures. */
export async function answerScans<Scan extends ToAnswer>(
  app: App,
  scope: ClientScope,
  scans: readonly Scan[],
): Promise<Map<Scan, ScanAnswer>> {
  const shown = scans.flatMap(({ ticketId, tickets, sent: { language } }) => {
    const known = tickets.find(({ id }) => id === ticketId);
    return known ? [{ ticketId: known.id, ticketTypeId: known.ticketTypeId, language }] : [];
  });
  const [tickets, todays] = await Promise.all([
    listGateTickets(scope, shown),
    countTodays(app, scope, scans),
  ]);
  const names = await openTicketNames(
    app,
    scope,
    tickets.map(({ named }) => named),
  );
  const ticketOf = new Map(tickets.map((ticket) => [ticket.named.id, ticket]));
  const answers = new Map<Scan, ScanAnswer>();
  for (const scan of scans) {
    const { ticketId, voucherId, sent, decision } = scan;
    const ticket = ticketOf.get(ticketId ?? '');
    const today = todays.get(scan);
    if (!today) throw new Error('a scan without figures of its day');
    const voucher = voucherId && !ticket ? await showVoucher(scope, voucherId, sent.language) : null;
    answers.set(scan, toAnswer(decision, ticket ? named(ticket, names) : voucher, today));
  }
  return answers;
}

export async function answerScan(app: App, scope: ClientScope, scan: ToAnswer): Promise<ScanAnswer> {
  const answer = (await answerScans(app, scope, [scan])).get(scan);
  if (!answer) throw new Error('a scan without an answer');
  return answer;
}

const named = (
  { named: { id }, ...ticket }: TicketAtGate,
  names: ReadonlyMap<string, string>,
): GateTicket => {
  return { ...ticket, visitorName: names.get(id) ?? null };
};

function toAnswer(
  { verdict, reason, earlier, passing, left, size }: Decided['decision'],
  ticket: GateTicket | null,
  today: GateCount,
): ScanAnswer {
  return {
    verdict,
    reason,
    ticket,
    earlier: earlier && { at: earlier.at.toISOString(), deviceName: earlier.deviceName },
    group: size > 1 ? { people: passing.length, left: left - passing.length, size } : null,
    today,
  };
}

/** Gates of one zone and environment share their figures: they are read once. */
async function countTodays<Scan extends ToAnswer>(
  app: App,
  scope: ClientScope,
  scans: readonly Scan[],
): Promise<Map<Scan, GateCount>> {
  const groups = Map.groupBy(scans, ({ device: { gate } }) => `${gate.timeZone} ${gate.acceptsTestTickets}`);
  const todays = new Map<Scan, GateCount>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const today = await countToday(scope, first.device.gate, app.clock());
    for (const scan of group) todays.set(scan, today);
  }
  return todays;
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
