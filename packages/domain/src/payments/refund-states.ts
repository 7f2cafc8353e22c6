/** The states of a refund; `failed`: the provider refused for good, and it is a task on the order. */
export const refundStates = ['waiting', 'done', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];

/** So long a provider that gave no answer keeps staff from paying by hand. */
const ASKED_MS = 24 * 3_600_000;

/** What decides whether staff may pay a refund by hand. */
export interface RefundToSettle {
  state: RefundState;
  /** null = no provider can pay it back. */
  paymentId: string | null;
  /** A till took the money: only staff can pay it back. */
  atTill: boolean;
  /** Since when its provider is asked without having said yes or no. */
  askedAt: Date | null;
}

/**
 * Why staff cannot pay a refund by hand; null = they can. A provider that is being asked, or did not answer, may have paid:
 * money must not go back twice.
 */
export function refuseRefundByHand(
  { state, paymentId, atTill, askedAt }: RefundToSettle,
  now: Date,
): 'refund-not-by-hand' | 'refund-being-asked' | null {
  const isByHand = state === 'failed' || (state === 'waiting' && (paymentId === null || atTill));
  if (!isByHand) return 'refund-not-by-hand';
  return askedAt !== null && now.getTime() - askedAt.getTime() < ASKED_MS ? 'refund-being-asked' : null;
}
