export { creditOrderChange } from './credit-order-change.ts';
export { requestInvoice } from './request-invoice.ts';
