export { renewDeskLease } from './renew-desk-lease.ts';
export { sendDeskSales } from './send-desk-sales.ts';
