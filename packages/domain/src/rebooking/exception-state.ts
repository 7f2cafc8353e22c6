/** When an exception applies: from 00:00 of the day after it was saved, as every setting (product.md, section 13). */
export interface ExceptionPeriod {
  effectiveAt: Date;
  /** null = for good. */
  endsAt: Date | null;
}

export const rebookingExceptionStates = ['in-force', 'coming', 'changing', 'ending'] as const;
/** coming = not yet; changing = until another version of it comes; ending = until it is gone. */
export type RebookingExceptionState = (typeof rebookingExceptionStates)[number];

/** @param hasSuccessor whether another version takes its place when it ends. */
export function stateOfException(
  { effectiveAt, endsAt }: ExceptionPeriod,
  hasSuccessor: boolean,
  now: Date,
): RebookingExceptionState {
  if (effectiveAt > now) return 'coming';
  if (endsAt === null) return 'in-force';
  return hasSuccessor ? 'changing' : 'ending';
}

export function isExceptionInForce({ effectiveAt, endsAt }: ExceptionPeriod, now: Date): boolean {
  return effectiveAt <= now && (endsAt === null || endsAt > now);
}
