export {
  cancelAffectedVisit,
  moveAffectedVisit,
  moveAffectedVisitToDay,
  paidForOrder,
  refundAffectedVisit,
  retryRefundsOf,
  type SettlingAct,
} from './settle-order.ts';
