import type { LocalDate } from '../calendar/local-date.ts';
import type { PricedLine } from '../pricing/line-price.ts';
import { ok, type Result, refused } from '../result/result.ts';
import { type VoucherFacts, type VoucherTerms, voucherState } from './voucher.ts';

/** A line of an order, as far as a voucher looks at it. */
export type LineForVoucher = Pick<PricedLine, 'ticketTypeId' | 'quantity' | 'totalMinor' | 'steps'>;

/** Refusals: `voucher-used`, `voucher-cancelled`, `discount-ended` and `discount-not-yet` with the date. */
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
      return no('discount-ended', terms.validUntil);
    case 'upcoming':
      return no('discount-not-yet', terms.validFrom);
  }
}

interface OpenLine {
  line: LineForVoucher;
  /** Tickets that no voucher pays for yet. */
  left: number;
}

/**
 * The most that each of these vouchers pays of an order, in their order: the price of the tickets that it is worth, as many as
 * there are and no other voucher has paid for. On a dearer day only what they cost on an ordinary one, unless it covers that
 * too (product.md, section 17). 0 = nothing here is for it.
 */
export function payableByVouchers(
  vouchers: readonly Pick<VoucherTerms, 'worth' | 'dearerDay'>[],
  lines: readonly LineForVoucher[],
): number[] {
  const open = lines.map((line): OpenLine => ({ line, left: line.quantity })).toSorted(dearestFirst);
  return vouchers.map(({ worth, dearerDay }) =>
    worth.reduce((sum, { ticketTypeId, quantity }) => {
      let pieces = quantity;
      const ofType = open.filter(({ line }) => line.ticketTypeId === ticketTypeId);
      return ofType.reduce((paid, one) => {
        const taken = Math.min(pieces, one.left);
        const share = shareOf(one.line, one.left) - shareOf(one.line, one.left - taken);
        pieces -= taken;
        one.left -= taken;
        const most = dearerDay === 'visitor-pays' ? ordinaryMinor(one.line) * taken : share;
        return paid + Math.min(share, most);
      }, sum);
    }, 0),
  );
}

/** The shares of all pieces of a line add up to its total. */
const shareOf = ({ totalMinor, quantity }: LineForVoucher, pieces: number): number =>
  Math.floor((totalMinor * pieces) / quantity);

/** What one costs on an ordinary day: the price of its ticket type. */
const ordinaryMinor = ({ steps }: LineForVoucher): number => steps[0]?.unitPriceMinor ?? 0;

const dearestFirst = ({ line: one }: OpenLine, { line: other }: OpenLine): number =>
  other.totalMinor * one.quantity - one.totalMinor * other.quantity;
