import { isOrderPayable, isOrderSold, type OrderState } from '../orders/order-states.ts';

/** What staff can do with an order, in the order of its menu. */
export const orderActs = [
  'change-time',
  'rebook',
  'change-types',
  'edit-buyer',
  'correct-and-resend',
  'new-codes',
  'download-tickets',
  'mark-paid',
  'refund-only',
  'cancel-tickets',
  'cancel-order',
] as const;
export type OrderAct = (typeof orderActs)[number];

export interface OrderActFacts {
  state: OrderState;
  /** Valid tickets, and those of them that were scanned. */
  validTickets: number;
  scannedTickets: number;
  /** What of its money has not gone back. */
  worthMinor: number;
  /** Another change waits: it locks the order. */
  isChangeWaiting: boolean;
  mayExtra: boolean;
}

/** Why an act is impossible now. */
export type ActReason =
  | 'needs-extra'
  | 'change-waits'
  | 'not-paid'
  | 'no-tickets'
  | 'all-scanned'
  | 'nothing-left'
  | 'already-paid'
  | 'over';

const needsExtra: readonly OrderAct[] = ['mark-paid', 'refund-only', 'cancel-tickets', 'cancel-order'];
const needsTickets: readonly OrderAct[] = [
  'change-time',
  'rebook',
  'correct-and-resend',
  'new-codes',
  'download-tickets',
  'cancel-tickets',
  'cancel-order',
];
const changesOrder: readonly OrderAct[] = [
  'change-time',
  'rebook',
  'change-types',
  'new-codes',
  'refund-only',
  'cancel-tickets',
  'cancel-order',
];
const needsUnscanned: readonly OrderAct[] = ['change-time', 'rebook', 'new-codes'];

/**
 * Why an act cannot be done now; null = it can. Without the right to edit orders there are no acts at all; where `extra` is
 * missing, the act says so (next-office.md, "Order").
 */
export function refuseOrderAct(act: OrderAct, facts: OrderActFacts): ActReason | null {
  const { state, validTickets, scannedTickets, worthMinor, isChangeWaiting, mayExtra } = facts;
  const isSold = isOrderSold(state);
  if (act === 'mark-paid' && !isOrderPayable(state)) return isSold ? 'already-paid' : 'over';
  if (act === 'edit-buyer') return null;
  if (act !== 'mark-paid' && !isSold) return isOrderPayable(state) ? 'not-paid' : 'over';
  if (needsTickets.includes(act) && validTickets === 0) return 'no-tickets';
  if (changesOrder.includes(act) && isChangeWaiting) return 'change-waits';
  if (act === 'refund-only' && worthMinor <= 0) return 'nothing-left';
  if (needsUnscanned.includes(act) && scannedTickets >= validTickets && !mayExtra) return 'all-scanned';
  return needsExtra.includes(act) && !mayExtra ? 'needs-extra' : null;
}
