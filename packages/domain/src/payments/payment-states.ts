/** The states of one payment attempt (product.md section 15). */
export const paymentStates = [
  'open',
  'pending',
  'authorised',
  'paid',
  'failed',
  'cancelled',
  'expired',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What a provider can tell about a payment. */
export type PaymentOutcome = Exclude<PaymentState, 'open'>;

/**
 * Notices come repeatedly and in any order. Money that arrived stays arrived: `paid` overrides every other state, and
 * among the states without payment the first one that ends the attempt stays.
 */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  open: ['pending', 'authorised', 'paid', 'failed', 'cancelled', 'expired'],
  pending: ['authorised', 'paid', 'failed', 'cancelled', 'expired'],
  authorised: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Whether a notice changes the payment; false for what is known already or came too late to matter. */
export function doesPaymentBecome(from: PaymentState, to: PaymentOutcome): boolean {
  return transitions[from].includes(to);
}

/** Whether the visitor can still pay by this attempt, or its money is on the way. */
export function isPaymentUnderWay(state: PaymentState): boolean {
  return state === 'open' || state === 'pending' || state === 'authorised';
}

/** Whether the attempt ended without money. */
export function isPaymentLost(state: PaymentState): boolean {
  return state === 'failed' || state === 'cancelled' || state === 'expired';
}
