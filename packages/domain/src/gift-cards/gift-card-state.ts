import type { LocalDate } from '../calendar/local-date.ts';

export const giftCardStates = ['unused', 'partly-used', 'used', 'expired', 'blocked'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

interface CardFacts {
  isBlocked: boolean;
  validUntil: LocalDate;
  /** What was put on it, and what is left. */
  creditMinor: number;
  balanceMinor: number;
}

/** What staff read of a card. Spent to the last cent it is used, whatever its validity. */
export function giftCardState(
  { isBlocked, validUntil, creditMinor, balanceMinor }: CardFacts,
  today: LocalDate,
): GiftCardState {
  if (isBlocked) return 'blocked';
  if (validUntil < today) return 'expired';
  if (balanceMinor === 0) return 'used';
  return balanceMinor < creditMinor ? 'partly-used' : 'unused';
}
