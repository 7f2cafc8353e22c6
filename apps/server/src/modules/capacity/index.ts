export type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
export { listCounterDifferences } from './audit-counters.repository.ts';
export { completeHold, returnSoldPlaces, sellPlaces } from './complete-hold.ts';
export { listCounters, lockCounters } from './counter.repository.ts';
export { extendHold } from './extend-hold.ts';
export { type HeldTickets, type Hold, MAX_EXTENSIONS } from './hold.ts';
export { changeLimits, keepLimits } from './limit-epoch.repository.ts';
export { endHold, releaseHold } from './release-hold.ts';
export { type HoldRequest, takeHold } from './take-hold.ts';
