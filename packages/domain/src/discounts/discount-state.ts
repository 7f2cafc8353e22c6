import type { LocalDate } from '../calendar/local-date.ts';
import type { Discount } from './discount.ts';

export const discountStates = ['active', 'upcoming', 'used-up', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

export interface DiscountUse {
  codeCount: number;
  /** Completed orders that used one of its codes. */
  uses: number;
}

/** What all its codes together allow; null = unlimited. */
export const usesOf = (
  { mostUses }: Pick<Discount, 'mostUses'>,
  { codeCount }: DiscountUse,
): number | null => (mostUses === null ? null : mostUses * codeCount);

/** Whether visitors can use it on a day of the client's clock. */
export function discountState(
  discount: Pick<Discount, 'validFrom' | 'validUntil' | 'mostUses'>,
  use: DiscountUse,
  today: LocalDate,
): DiscountState {
  if (discount.validUntil !== null && discount.validUntil < today) return 'ended';
  const allowed = usesOf(discount, use);
  if (allowed !== null && use.codeCount > 0 && use.uses >= allowed) return 'used-up';
  return discount.validFrom !== null && discount.validFrom > today ? 'upcoming' : 'active';
}

/** From this share of its uses on, little is left of a discount (design: discount-codes-list). */
export const nearlyUsedUp = 0.95;

export function isNearlyUsedUp(discount: Pick<Discount, 'mostUses'>, use: DiscountUse): boolean {
  const allowed = usesOf(discount, use);
  return allowed !== null && allowed > 0 && use.uses < allowed && use.uses >= allowed * nearlyUsedUp;
}
