/** A payment of an order, as far as a refund looks at it. */
export interface PaidBy {
  readonly id: string;
  readonly amountMinor: number;
  /** What its payer took back through the bank. */
  readonly chargedBackMinor: number;
  /** What went back of it, or is to go back, already. */
  readonly refundedMinor: number;
  readonly by: 'money' | 'code' | 'gift-ticket';
  /** Of a gift ticket: its ticket is cancelled, so that it can be given another day. */
  readonly isFreed: boolean;
}

export interface RefundPart {
  readonly id: string;
  readonly amountMinor: number;
  /** Nothing of the payment is left then. */
  readonly isAll: boolean;
}

/**
 * By which payments an amount goes back, of each no more than is left of it: a gift ticket whose ticket is cancelled comes
 * first; then money, then codes. One whose ticket stays gets nothing back: it would be open for a second day. @returns also
 * what no payment takes: staff pay it back by hand (product.md, section 15).
 */
export function shareRefund(
  amountMinor: number,
  payments: readonly PaidBy[],
): { parts: RefundPart[]; byHandMinor: number } {
  let restMinor = Math.max(0, amountMinor);
  const parts = payments
    .filter(({ by, isFreed }) => by !== 'gift-ticket' || isFreed)
    .toSorted((one, other) => turns.indexOf(one.by) - turns.indexOf(other.by))
    .flatMap((payment): RefundPart[] => {
      const leftMinor = payment.amountMinor - payment.chargedBackMinor - payment.refundedMinor;
      const partMinor = Math.min(restMinor, leftMinor);
      if (partMinor <= 0) return [];
      restMinor -= partMinor;
      return [{ id: payment.id, amountMinor: partMinor, isAll: partMinor === leftMinor }];
    });
  return { parts, byHandMinor: restMinor };
}

const turns: readonly PaidBy['by'][] = ['gift-ticket', 'money', 'code'];
