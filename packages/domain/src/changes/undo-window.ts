import type { Refusal } from '../result/result.ts';

/** How long an applied change can be undone. */
const undoMinutes = 30;

interface ChangeToUndo {
  appliedAt: Date;
  /** false = another change followed. */
  isLast?: boolean;
  /** Timeslots that undoing would remove, close or make too small, and in which places were taken since. */
  newSalesCount?: number;
}

export function undoableUntil({ appliedAt }: Pick<ChangeToUndo, 'appliedAt'>): Date {
  return new Date(appliedAt.getTime() + undoMinutes * 60_000);
}

/** Why an applied change cannot be undone: it can "while nothing was sold against it" (issue C1). Null = it can. */
export function refuseUndo(change: ChangeToUndo, now: Date): Refusal | null {
  const { isLast = true, newSalesCount = 0 } = change;
  if (now > undoableUntil(change)) return { code: 'undo-too-late' };
  if (!isLast) return { code: 'changed-meanwhile' };
  return newSalesCount > 0 ? { code: 'undo-sold' } : null;
}
