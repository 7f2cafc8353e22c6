/** The states of one payment attempt. */
export const paymentStates = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What a provider can tell about a payment. */
export type PaymentOutcome = Exclude<PaymentState, 'open'>;

/**
 * Notices come repeatedly and in any order. Money that arrived stays arrived: `paid` overrides every other state, and
 * among the states without payment the first one stays.
 */
const transitions: Record<PaymentState, readonly PaymentState[]> = {
  open: ['paid', 'failed', 'cancelled', 'expired'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Whether a notice changes the payment; false for what is known already or came too late to matter. */
export function doesPaymentBecome(from: PaymentState, to: PaymentOutcome): boolean {
  return transitions[from].includes(to);
}
