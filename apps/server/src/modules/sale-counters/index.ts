export { eventRules, eventsOfType, limitedEvent, readEventRules } from './event-rules.repository.ts';
export { findSaleCounters, placesOfSale, type SaleDemand, type WithheldAt } from './find-sale-counters.ts';
export { deleteGroupPlaces, insertGroupPlaces, listGroupPlaces } from './group-places.repository.ts';
export { findGroupPlaces, findGroupPlacesOf } from './group-places.ts';
export { holdSale, holdSales } from './hold-sale.ts';
export { listKeptPlaces } from './kept-places.repository.ts';
export {
  type LeasedTimeslot,
  listLeasePlaces,
  lockLeasePlaces,
  placesOfLease,
  setLeasePlaces,
} from './lease-places.repository.ts';
export { listNamedLimitConflicts, type NamedLimitConflict } from './limit-conflicts.repository.ts';
export type { LimitOwner } from './limit-counter.repository.ts';
export { limitUsesOfCodes } from './limit-uses-of-codes.ts';
export { giveBackPlacesOfCode } from './order-counter.repository.ts';
export { recountLimit } from './recount-limit.ts';
export { recountOrder } from './recount-order.ts';
export { saleCounterId } from './sale-counter-id.ts';
export { type LimitedType, listLimitedTypes } from './sale-facts.repository.ts';
export { sellSale } from './sell-sale.ts';
export {
  addToSeries,
  closeSeries,
  makeSeriesCounter,
  removeSeriesCounter,
  seriesCounterId,
} from './series-counter.repository.ts';
export { seriesOfType } from './series-of-type.repository.ts';
export { isTypeTaken } from './taken-type.repository.ts';
export { watchLimit } from './watch-limit.ts';
