import type { Refusal } from '../result/result.ts';

/** So long an applied change of timeslots can be undone. */
export const undoMinutes = 30;

export interface AppliedChange {
  appliedAt: Date;
  /** The rules, and these timeslots, are unchanged since. */
  isLast: boolean;
  /** Timeslots that would go, close or get too small, and in which places were sold or held since. */
  newSalesCount: number;
}

export function undoableUntil({ appliedAt }: Pick<AppliedChange, 'appliedAt'>): Date {
  return new Date(appliedAt.getTime() + undoMinutes * 60_000);
}

/** Why an applied change cannot be undone: it can "while nothing was sold against it" (issue C1). Null = it can. */
export function refuseUndo(change: AppliedChange, now: Date): Refusal | null {
  if (now > undoableUntil(change)) return { code: 'undo-too-late' };
  if (!change.isLast) return { code: 'changed-meanwhile' };
  return change.newSalesCount > 0 ? { code: 'undo-sold' } : null;
}
