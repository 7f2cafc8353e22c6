import type { LocalDate } from '../calendar/local-date.ts';

/** Where a day is dearer than an ordinary one (product.md, section 17). */
export const dearerDays = ['visitor-pays', 'voucher-covers'] as const;
export type DearerDay = (typeof dearerDays)[number];

/** Who pays the client for what is redeemed: the partner, outside of Foyer; or it is free of charge. */
export const voucherBillings = ['elsewhere', 'free'] as const;
export type VoucherBilling = (typeof voucherBillings)[number];

export const voucherStates = ['open', 'upcoming', 'used', 'cancelled', 'expired'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Tickets of one type that a voucher is worth. */
export interface VoucherWorth {
  ticketTypeId: string;
  quantity: number;
}

/** What a voucher says: all of a batch say the same. */
export interface VoucherTerms {
  validFrom: LocalDate | null;
  validUntil: LocalDate | null;
  dearerDay: DearerDay;
  worth: readonly VoucherWorth[];
}

/** What has become of one voucher. */
export interface VoucherFacts {
  usedAt: Date | null;
  cancelledAt: Date | null;
}

/** Whether it can be used on a day of the client's clock. */
export function voucherState(
  { usedAt, cancelledAt }: VoucherFacts,
  { validFrom, validUntil }: Pick<VoucherTerms, 'validFrom' | 'validUntil'>,
  today: LocalDate,
): VoucherState {
  if (usedAt !== null) return 'used';
  if (cancelledAt !== null) return 'cancelled';
  if (validUntil !== null && validUntil < today) return 'expired';
  return validFrom !== null && validFrom > today ? 'upcoming' : 'open';
}

/** Vouchers of one batch; more are made or cancelled in the background. */
export const mostMadeAtOnce = 1_000;
