import { countTickets } from '../sales/count-tickets.ts';
import type { VoucherWorth } from './voucher.ts';

/** A voucher that paid for an order. */
interface UsedVoucher {
  readonly id: string;
  /** What of its payment has not gone back. */
  readonly leftMinor: number;
  readonly worth: readonly VoucherWorth[];
}

/**
 * The vouchers that an order needs no longer and that go back whole within an amount: the others pay for as many of the
 * tickets that are left, given by ticket type. Which voucher paid for which ticket is not kept. The dearest come first.
 */
export function listFreedVouchers(
  amountMinor: number,
  vouchers: readonly UsedVoucher[],
  tickets: ReadonlyMap<string, number>,
): string[] {
  let needed = vouchers.filter(({ leftMinor }) => leftMinor > 0);
  let restMinor = amountMinor;
  const freed: string[] = [];
  for (const { id, leftMinor } of needed.toSorted((one, other) => other.leftMinor - one.leftMinor)) {
    const others = needed.filter((voucher) => voucher.id !== id);
    if (leftMinor > restMinor || countPaidFor(others, tickets) < countPaidFor(needed, tickets)) continue;
    needed = others;
    restMinor -= leftMinor;
    freed.push(id);
  }
  return freed;
}

/** How many of these tickets vouchers can pay for. */
function countPaidFor(vouchers: readonly UsedVoucher[], tickets: ReadonlyMap<string, number>): number {
  const worth = vouchers.flatMap((voucher) => voucher.worth);
  return [...tickets].reduce((sum, [ticketTypeId, count]) => {
    const ofType = worth.filter((one) => one.ticketTypeId === ticketTypeId);
    return sum + Math.min(count, countTickets(ofType));
  }, 0);
}
