/** A payment of an order, as far as a refund looks at it. */
export interface PaidBy {
  readonly id: string;
  readonly amountMinor: number;
  /** What its payer took back through the bank. */
  readonly chargedBackMinor: number;
  /** What went back of it, or is to go back, already. */
  readonly refundedMinor: number;
  readonly by: 'money' | 'gift-card' | 'voucher' | 'gift-ticket';
  /** Of a gift ticket: its ticket is cancelled, so that it can be given another day. Of a voucher: `listFreedVouchers`. */
  readonly isFreed: boolean;
}

export interface RefundPart {
  readonly id: string;
  readonly amountMinor: number;
  /** Nothing of the payment is left then. */
  readonly isAll: boolean;
}

interface Turn extends Pick<PaidBy, 'by'> {
  readonly isForFreed?: true;
  readonly isWhole?: true;
}

/** A voucher that gets a part back stays used: that is worth nothing to its holder, and comes last. */
const turns: readonly Turn[] = [
  { by: 'gift-ticket', isForFreed: true },
  { by: 'voucher', isForFreed: true, isWhole: true },
  { by: 'money' },
  { by: 'gift-card' },
  { by: 'voucher' },
];

/**
 * By which payments an amount goes back, of each no more than is left of it: what can be used again comes first, a gift ticket
 * whose ticket is cancelled and, whole or not at all, a voucher that is freed; then money, then codes. A gift ticket whose
 * ticket stays gets nothing back: it would be open for a second day. @returns also what no payment takes: staff pay it back
 * by hand (product.md, section 15).
 */
export function shareRefund(
  amountMinor: number,
  payments: readonly PaidBy[],
): { parts: RefundPart[]; byHandMinor: number } {
  let restMinor = Math.max(0, amountMinor);
  const parts: RefundPart[] = [];
  for (const { by, isForFreed, isWhole } of turns) {
    for (const payment of payments) {
      const isTurn = payment.by === by && (payment.isFreed || !isForFreed);
      if (!isTurn || parts.some(({ id }) => id === payment.id)) continue;
      const leftMinor = payment.amountMinor - payment.chargedBackMinor - payment.refundedMinor;
      const partMinor = Math.min(restMinor, leftMinor);
      if (partMinor <= 0 || (isWhole && partMinor < leftMinor)) continue;
      restMinor -= partMinor;
      parts.push({ id: payment.id, amountMinor: partMinor, isAll: partMinor === leftMinor });
    }
  }
  return { parts, byHandMinor: restMinor };
}
