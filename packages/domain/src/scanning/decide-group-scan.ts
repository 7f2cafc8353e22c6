import {
  decideScan,
  decisionFor,
  type Gate,
  type ScanDecision,
  type ScanMoment,
  type ScannedTicket,
} from './decide-scan.ts';
import type { ScanDirection } from './scan-verdict.ts';

export interface GroupDecision extends ScanDecision {
  /** Places in `tickets` of those that pass now; with `too-many-people` the others of a late scan have no ticket left. */
  passing: readonly number[];
  /** How many of the group may still pass, before this scan. */
  left: number;
  size: number;
}

/** A scan that was made without a connection, and comes in later. */
export interface LateScan {
  /** Places in `tickets` of those that a later scan let in or out. */
  passedLater: ReadonlySet<number>;
  /** The gate let its people pass: as many as there are tickets left for are counted, the others were a mistake. */
  hasPassed: boolean;
}

/**
 * A group ticket has one code for the people of one order and visit (product.md, section 18): each of `tickets` is one of
 * them, and as many pass as staff say. The code that was scanned is that of `tickets[asked]`; it passes first. Of a late
 * scan those that no later scan let pass go before: no person of the later one becomes one too many while others are left.
 * @param people null = staff have not said how many: no person passes before they have.
 */
export function decideGroupScan(
  tickets: readonly ScannedTicket[],
  asked: number,
  gate: Gate,
  direction: ScanDirection,
  moment: ScanMoment,
  people: number | null,
  late: LateScan | null = null,
): GroupDecision {
  const decisions = tickets.map((ticket) => decideScan(ticket, gate, direction, moment));
  const canPass = decisions.flatMap(({ verdict }, index) => (verdict === 'valid' ? [index] : []));
  const left = canPass.length;
  const size = tickets.length;
  const of = (decision: ScanDecision, passing: readonly number[] = []) => ({
    ...decision,
    passing,
    left,
    size,
  });
  const own = decisions[asked] ?? decisionFor('unknown');
  if (left === 0) return of(own);
  const first = decisions[canPass[0] ?? 0] ?? own;
  if (left > 1 && people === null) return of(decisionFor('how-many'));
  if ((people ?? 1) > left) return of(decisionFor('too-many-people'), late?.hasPassed ? canPass : []);
  const askedFirst = canPass.includes(asked)
    ? [asked, ...canPass.filter((index) => index !== asked)]
    : canPass;
  const passedLater = (index: number) => Number(late?.passedLater.has(index) ?? false);
  const inTurn = [...askedFirst].sort((one, other) => passedLater(one) - passedLater(other));
  return of(canPass.includes(asked) ? own : first, inTurn.slice(0, people ?? 1));
}
