/** What a list of accounts says of each: what it is, and with `invited` and `blocked` what to do next. */
export const accountStates = ['active', 'invited', 'invitation expired', 'blocked', 'archived'] as const;
export type AccountState = (typeof accountStates)[number];

/** So many failed sign-ins in 15 minutes slow an account down (product.md, section 2). */
export const BLOCKING_FAILURES = 10;

interface AccountFacts {
  archivedAt: Date | null;
  activatedAt: Date | null;
  /** Until when the newest activation link works. */
  invitedUntil: Date | null;
  /** Failed sign-ins of the last 15 minutes. */
  recentFailures: number;
}

export function accountStateOf(facts: AccountFacts, now: Date): AccountState {
  if (facts.archivedAt) return 'archived';
  if (!facts.activatedAt) {
    return facts.invitedUntil && facts.invitedUntil > now ? 'invited' : 'invitation expired';
  }
  return facts.recentFailures >= BLOCKING_FAILURES ? 'blocked' : 'active';
}

/** Whole days that an invitation still works; its last hours count as a day. */
export function invitationDaysLeft(invitedUntil: Date | null, now: Date): number {
  const left = (invitedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(left / 86_400_000));
}
