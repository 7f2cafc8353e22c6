import type { CopyValue } from '../../platform/database/copy-rows.ts';
import type { LocationKey } from './museum-plan.ts';
import type { IssuedTicket } from './order-rows.ts';
import { seededId } from './seeded-id.ts';
import { seededRandom } from './seeded-random.ts';

export const scanColumns = [
  'client_id',
  'id',
  'device_id',
  'device_sequence',
  'ticket_id',
  'code',
  'direction',
  'at',
  'received_at',
  'verdict',
  'reason',
  'first_entry',
] as const;

export interface DemoGate {
  id: string;
  name: string;
}

export interface PlannedScan {
  gate: DemoGate;
  at: Date;
  ticket: Omit<IssuedTicket, 'usedAt'> | null;
  code: string;
  verdict: 'valid' | 'attention' | 'refused';
  reason: 'valid' | 'already-used' | 'wrong-location' | 'unknown';
}

export type GatesOfLocation = ReadonlyMap<LocationKey, readonly [DemoGate, ...DemoGate[]]>;

const minuteMs = 60_000;

/**
 * The scans of a party that came: each ticket once; now and then one is shown twice, or first at the wrong door, or a
 * foreign code is shown.
 */
export function scansOfParty(
  tickets: readonly IssuedTicket[],
  location: LocationKey,
  gates: GatesOfLocation,
  now: Date,
): PlannedScan[] {
  const [first] = tickets;
  if (!first?.usedAt) return [];
  const random = seededRandom(`scans ${first.id}`);
  const own = gates.get(location);
  const others = [...gates].filter(([key]) => key !== location).flatMap(([, devices]) => devices);
  if (!own) return [];
  const { usedAt } = first;
  const gate = random.pick(own);
  const scans: PlannedScan[] = tickets.map((ticket, index) => ({
    gate,
    at: new Date(usedAt.getTime() + index * 4_000),
    ticket,
    code: ticket.code,
    verdict: 'valid',
    reason: 'valid',
  }));
  const before = new Date(usedAt.getTime() - random.between(4, 25) * minuteMs);
  const after = new Date(usedAt.getTime() + random.between(1, 30) * minuteMs);
  const [other] = others;
  if (other && random.chance(0.006)) {
    scans.push({
      gate: other,
      at: before,
      ticket: first,
      code: first.code,
      verdict: 'attention',
      reason: 'wrong-location',
    });
  }
  if (random.chance(0.015)) {
    scans.push({
      gate: random.pick(own),
      at: after,
      ticket: first,
      code: first.code,
      verdict: 'refused',
      reason: 'already-used',
    });
  }
  if (random.chance(0.004)) {
    const code = `https://www.example.com/tickets/${random.between(10_000, 99_999)}`;
    scans.push({
      gate,
      at: before,
      ticket: null,
      code,
      verdict: 'refused',
      reason: 'unknown',
    });
  }
  return scans.filter(({ at }) => at <= now);
}

export const scanEventColumns = [
  'client_id',
  'id',
  'order_id',
  'at',
  'kind',
  'actor_kind',
  'actor_id',
  'facts',
] as const;

/** What the gates wrote on the timelines of the orders. */
export function* scanEventRows(clientId: string, scans: readonly PlannedScan[]): Generator<CopyValue[]> {
  for (const { gate, at, ticket, verdict } of scans) {
    if (!ticket || verdict !== 'valid') continue;
    const facts = { ticketNumber: ticket.code, deviceName: gate.name };
    const id = seededId(at, seededRandom(`scanned ${ticket.id}`));
    yield [clientId, id, ticket.orderId, at, 'ticket-scanned', 'device', gate.id, JSON.stringify(facts)];
  }
}

/** All scans in the order in which they were made; each device counts its own. */
export function* scanRows(clientId: string, scans: readonly PlannedScan[]): Generator<CopyValue[]> {
  const sequences = new Map<string, number>();
  for (const scan of [...scans].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const sequence = (sequences.get(scan.gate.id) ?? 0) + 1;
    sequences.set(scan.gate.id, sequence);
    const id = seededId(scan.at, seededRandom(`${scan.gate.id} ${sequence}`));
    const isEntry = scan.verdict === 'valid';
    yield [clientId, id, scan.gate.id, sequence, scan.ticket?.id ?? null, scan.code, 'in']
      .concat([scan.at.toISOString(), scan.at.toISOString()])
      .concat([scan.verdict, scan.reason, String(isEntry)]);
  }
}
