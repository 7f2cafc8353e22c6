export { auditLedger } from './audit-ledger.ts';
export { checkOrders, type DifferingOrder } from './check-orders.ts';
export { postEarlierOrders } from './post-earlier-orders.ts';
export { type LedgerReport, verifyLedger } from './verify-ledger.ts';
