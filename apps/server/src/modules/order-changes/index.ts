import './change-person-data.ts';

export { type CancelledVisit, cancelVisit } from './cancel-visit.ts';
export { moveVisit } from './move-visit.ts';
export {
  cancelAffectedVisit,
  moveAffectedVisit,
  moveAffectedVisitToDay,
  paidForOrder,
  refundAffectedVisit,
  retryRefundsOf,
  type SettlingAct,
} from './settle-affected-visit.ts';
export type { VisitActor, VisitOf } from './visit-of-order.ts';
