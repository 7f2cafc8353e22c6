export { moveAffectedVisit, refundAffectedVisit } from './settle-order.ts';
