/** The states of a refund; `failed`: the provider refused for good, and it is a task on the order. */
export const refundStates = ['waiting', 'done', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];
