import type { LocalDate } from '../calendar/local-date.ts';
import { ok, type Result, refused } from '../result/result.ts';
import { type VoucherFacts, type VoucherTerms, voucherState } from './voucher.ts';

/** A line of an order, as far as a voucher looks at it. */
export interface LineForVoucher {
  ticketTypeId: string;
  quantity: number;
  totalMinor: number;
  /** What one ticket costs on an ordinary day. */
  ordinaryMinor: number;
}

/** Refusals: `voucher-used`, `voucher-cancelled`, `voucher-expired` and `voucher-not-yet` with the date. */
export function checkVoucher(
  facts: VoucherFacts,
  terms: Pick<VoucherTerms, 'validFrom' | 'validUntil'>,
  today: LocalDate,
): Result<true> {
  const no = (code: string, date: string | null = null) =>
    refused({ code, field: 'code', ...(date === null ? {} : { params: { date } }) });
  switch (voucherState(facts, terms, today)) {
    case 'open':
      return ok(true);
    case 'used':
      return no('voucher-used');
    case 'cancelled':
      return no('voucher-cancelled');
    case 'expired':
      return no('voucher-expired', terms.validUntil);
    case 'upcoming':
      return no('voucher-not-yet', terms.validFrom);
  }
}

/**
 * The most that a voucher pays of an order: the price of the tickets that it is worth, as many as there are; on a dearer
 * day only what they cost on an ordinary one, unless it covers that too (product.md, section 17). 0 = it is for other
 * tickets.
 */
export function payableByVoucher(
  { worth, dearerDay }: Pick<VoucherTerms, 'worth' | 'dearerDay'>,
  lines: readonly LineForVoucher[],
): number {
  return worth.reduce((sum, { ticketTypeId, quantity }) => {
    let left = quantity;
    const ofType = lines.filter((line) => line.ticketTypeId === ticketTypeId).toSorted(dearestFirst);
    return ofType.reduce((paid, line) => {
      const pieces = Math.min(left, line.quantity);
      left -= pieces;
      // The shares of all pieces of a line add up to its total.
      const share = Math.floor((line.totalMinor * pieces) / line.quantity);
      const most = dearerDay === 'visitor-pays' ? line.ordinaryMinor * pieces : share;
      return paid + Math.min(share, most);
    }, sum);
  }, 0);
}

const dearestFirst = (one: LineForVoucher, other: LineForVoucher): number =>
  other.totalMinor * one.quantity - one.totalMinor * other.quantity;
