/** The states of a change of an order. */
export const orderChangeStates = [
  'waiting for payment',
  'waiting for approval',
  'made',
  'declined',
  'withdrawn',
  'expired',
  'failed',
] as const;
export type OrderChangeState = (typeof orderChangeStates)[number];

/** Whether it locks other changes of its order. */
export const isChangeWaiting = (state: OrderChangeState): boolean => state.startsWith('waiting');

/** How staff settle a price that is higher than before: by a link that is mailed, at the desk, or not at all. */
export const dueWays = ['link', 'elsewhere', 'waived'] as const;
export type DueWay = (typeof dueWays)[number];

/** What staff decide about money that a payer took back through the bank. */
export const chargebackChoices = ['cancel', 'keep'] as const;
export type ChargebackChoice = (typeof chargebackChoices)[number];
