export { type CancelledVisit, type CancelVisitInput, cancelVisit } from './cancel-visit.ts';
export { changeOrderState } from './change-order-state.ts';
export { type Completion, completeOrder } from './complete-order.ts';
export { getOrderBySecret } from './find-order-by-secret.ts';
export { markOrderRefunded } from './mark-order-refunded.ts';
export { type MoveVisitInput, moveVisit, type VisitActor } from './move-visit.ts';
export { moveVisitToDay } from './move-visit-to-day.ts';
export {
  getOrder,
  listOrderLines,
  lockOrder,
  type Order,
  type OrderLine,
} from './order.repository.ts';
export { listOrderEvents, type OrderEvent, recordOrderEvent } from './order-event.repository.ts';
export { lockFreeHeldOrders, lockFreeUnpaidOrders } from './order-lock.repository.ts';
export type { OrderOverview } from './order-overview.repository.ts';
export { orderSecretOf } from './order-secret.ts';
export { mayReadOrders, OrderRef } from './orders.graphql.ts';
export { type OrderToPlace, type PlacedOrder, placeOrder } from './place-order.ts';
export { listTickets, type Ticket } from './ticket.repository.ts';
export type { VisitOf } from './visit-ticket.repository.ts';
