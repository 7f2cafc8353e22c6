export { addTickets } from './add-tickets.ts';
export { buyerVersionOf, changeBuyer } from './buyer.repository.ts';
export { changeOrderState, changeOrderStates } from './change-order-state.ts';
export { addOrderLines, listTicketsToChange, type TicketToChange } from './changeable-ticket.repository.ts';
export { type ChannelSales, listSalesOfChannels } from './channel-sales.repository.ts';
export { type Completion, completeOrder, completeOrders } from './complete-order.ts';
export { findOrderDiscount, listOrderDiscounts } from './discount/order-discount.repository.ts';
export { listFailedPlacements } from './failed-placements/list-failed-placements.ts';
export { recordFailedPlacement } from './failed-placements/record-failed-placement.ts';
export { feesOfOrder } from './fees-of-order.ts';
export { getOrderBySecret } from './find-order-by-secret.ts';
export { getOrderOverview } from './get-order-overview.ts';
export { type ImportedOrder, importOrders } from './imported/import-orders.ts';
export { keyOfOrder } from './key-of-order.ts';
export { findOrderIds, type OrderSelection } from './list/find-order-ids.ts';
export { findNewestOrderOf, listOrderIdsOfBuyer } from './list/orders-of-buyer.repository.ts';
export { readOrdersOn, withFixedDays } from './list/read-orders-on.ts';
export { findSearchedBarcode } from './list/searched-barcode.repository.ts';
export { type LockedOrder, lockOrdersWithHolds } from './lock-orders-with-holds.ts';
export { markOrderRefunded } from './mark-order-refunded.ts';
export {
  getOrder,
  listOrderLines,
  listOrdersById,
  lockOrder,
  lockOrders,
  type Order,
  type OrderLine,
  setPersonKey,
  updateOrder,
} from './order.repository.ts';
export { insertOrderCounters } from './order-completion.repository.ts';
export {
  listOrderEvents,
  type NewOrderEvent,
  type OrderEvent,
  recordOrderEvent,
  recordOrderEvents,
} from './order-event.repository.ts';
export type { OrderOverview } from './order-overview.repository.ts';
export { listOrderOverviews } from './order-overview.repository.ts';
export { orderPathOf, orderSecretOf, readSecretFromHeader } from './order-secret.ts';
export {
  mayAct,
  orderModules,
  refuseOutOfSight,
  requireOrders,
  requireToRead,
} from './order-sight.ts';
export { mayReadOrders, OrderFilterInput, OrderRef } from './orders.graphql.ts';
export { insertOrderOrigins, listOrderOrigins } from './origins/order-origin.repository.ts';
export { listLineAmounts, listOrderAmounts } from './paid-amount.repository.ts';
export {
  type BuyerSaid,
  type OrderToPlace,
  type PlacedOrder,
  placeOrder,
  placeOrders,
} from './place-order.ts';
export { PriceStep as PriceStepRef } from './price-step.graphql.ts';
export { type ResendActor, resendTicketsOf } from './resend-tickets.ts';
export { type NamedTicket, nameTickets } from './said/name-tickets.ts';
export { forgetGifts } from './said/said.repository.ts';
export { openTicketNames } from './said/ticket-names.ts';
export { listSalesOfOrders } from './sale-of-order.ts';
export { listTickets, listTypesToBook, type Ticket } from './ticket.repository.ts';
export {
  cancelTickets,
  followTickets,
  isTimeslotOfTickets,
  isTimeslotOfTypes,
  type Move,
  replaceTickets,
} from './ticket-change.repository.ts';
export { countByType, splitByValidity } from './ticket-counts.ts';
