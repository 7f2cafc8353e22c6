export { type Asker, askChange } from './ask-change.ts';
export { type CancelledVisit, cancelVisit } from './cancel-visit.ts';
export { changeOrder, previewChange } from './change-order.ts';
export { moveVisit } from './move-visit.ts';
export { readOrderToChange } from './order-to-change.ts';
export { type QuotedWish, quoteOrderWish } from './quote-order-wish.ts';
export {
  cancelAffectedVisit,
  moveAffectedVisit,
  moveAffectedVisitToDay,
  paidForOrder,
  refundAffectedVisit,
  retryRefundsOf,
  type SettlingAct,
} from './settle-affected-visit.ts';
export type { VisitActor, VisitOf } from './visits/visit-of-order.ts';
