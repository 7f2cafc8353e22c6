export { type BegunPayment, isMethodKnown, openPayments } from './open-payments.ts';
export { listPayments, type Payment } from './payment.repository.ts';
export { listRefunds, type Refund } from './refund.repository.ts';
export { refundVisit } from './refund-visit.ts';
export { retryRefunds } from './retry-refunds.ts';
export { goToProvider, startPayment } from './start-payment.ts';
