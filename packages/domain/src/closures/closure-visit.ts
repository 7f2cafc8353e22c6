import type { AffectedVisitState } from '../changes/affected-visit.ts';
import type { ClosureRemedy } from './closure-input.ts';

/** The states of an affected visit that a closure's visits have. */
export const closureVisitStates = [
  'waiting',
  'listed',
  'mailed',
  'offered',
  'moved',
  'refunding',
  'refunded',
  'settled',
  'kept',
  'needs-you',
] as const satisfies readonly AffectedVisitState[];
export type ClosureVisitState = (typeof closureVisitStates)[number];

/** Why a visit needs a person. */
export const closureCauses = ['no-payment', 'no-email', 'no-answer', 'order-over', 'refund-failed'] as const;
export type ClosureCause = (typeof closureCauses)[number];

/** The filters of the list: done, in progress, needs a person. */
export const closureVisitGroups = ['needs-you', 'waiting', 'refunded', 'moved', 'done'] as const;
export type ClosureVisitGroup = (typeof closureVisitGroups)[number];

const groups: Record<ClosureVisitState, ClosureVisitGroup> = {
  waiting: 'waiting',
  offered: 'waiting',
  refunding: 'waiting',
  'needs-you': 'needs-you',
  refunded: 'refunded',
  moved: 'moved',
  listed: 'done',
  mailed: 'done',
  settled: 'done',
  kept: 'done',
};

export function groupOfVisit(state: ClosureVisitState): ClosureVisitGroup {
  return groups[state];
}

export interface VisitToSettle {
  remedy: ClosureRemedy;
  /** Whether its buyer can be written to. */
  hasAddress: boolean;
  /** What is to go back, and what a payment provider can give back. */
  amountMinor: number;
  paidMinor: number;
}

export type SettleStep = { step: 'list' | 'mail' | 'offer' | 'refund' } | { cause: ClosureCause };

/** The next step of a visit, or why a person has to decide it. */
export function decideSettleStep(visit: VisitToSettle): SettleStep {
  if (visit.remedy === 'close') return { step: 'list' };
  if (visit.remedy === 'refund') {
    return visit.paidMinor < visit.amountMinor ? { cause: 'no-payment' } : { step: 'refund' };
  }
  return visit.hasAddress ? { step: visit.remedy } : { cause: 'no-email' };
}

/**
 * Whether a visitor may still choose: asked, in time, and without a choice or decision so far. After a lift only
 * visits in the past remain so.
 */
export function canVisitorChoose(
  closure: { deadlineAt: Date | null },
  { state, remedy }: { state: ClosureVisitState; remedy: ClosureRemedy },
  now: Date,
): boolean {
  if (closure.deadlineAt === null || closure.deadlineAt <= now) return false;
  return remedy === 'offer' && (state === 'offered' || state === 'waiting');
}

/** What staff may do with a visit that needs them. */
export const closureActs = ['refund', 'settle', 'keep'] as const;
export type ClosureAct = (typeof closureActs)[number];

const actsOfCause: Record<ClosureCause, readonly ClosureAct[]> = {
  'refund-failed': ['refund', 'settle'],
  'no-payment': ['settle', 'keep'],
  'no-email': ['refund', 'keep'],
  'no-answer': ['refund', 'keep'],
  'order-over': ['keep'],
};

export function actsFor(cause: ClosureCause): readonly ClosureAct[] {
  return actsOfCause[cause];
}
