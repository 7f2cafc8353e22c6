export { findSaleCounters, placesOfSale, type Sale } from './find-sale-counters.ts';
export { holdSale } from './hold-sale.ts';
export { type LimitConflict, listLimitConflicts } from './limit-conflicts.repository.ts';
export type { LimitOwner } from './limit-counter.repository.ts';
export { recountLimit } from './recount-limit.ts';
export { recountOrder } from './recount-order.ts';
export { saleCounterId } from './sale-counter-id.ts';
export { sellSale } from './sell-sale.ts';
export { watchLimit } from './watch-limit.ts';
