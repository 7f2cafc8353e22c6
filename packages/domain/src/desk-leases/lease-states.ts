/**
 * open: its desk may sell of it. returned: the desk gave it back. settled: staff gave its places back; the desk may still send in
 * what it sold.
 */
export const leaseStates = ['open', 'returned', 'settled'] as const;
export type LeaseState = (typeof leaseStates)[number];

/** A sale that came in: `sent` has its order; `kept` waits for staff; `given-back` is closed without one. */
export const lateSaleStates = ['sent', 'kept', 'given-back'] as const;
export type LateSaleState = (typeof lateSaleStates)[number];
