export { listAccountOffers } from './accounts/payment-account.repository.ts';
export { insertTillPayments, type TillPayment } from './at-till/insert-till-payments.ts';
export { type CodeMovement, listCodeMovements } from './by-codes/code-payment.repository.ts';
export { completePaid } from './by-codes/complete-paid.ts';
export { openCodePayments } from './by-codes/open-code-payments.ts';
export { chooseProvider } from './choose-provider.ts';
export { type BegunPayment, openPayments } from './open-payments.ts';
export { getPayment, listOpenPayments, listPayments, type Payment } from './payment.repository.ts';
export {
  findRefund,
  listRefunds,
  listRefundsOfPayment,
  lockRefund,
  type Refund,
  updateRefund,
  withoutProvider,
} from './refund.repository.ts';
export { requestRefund } from './request-refund.ts';
export { payBackElsewhere, requestRefunds } from './request-refunds.ts';
export { retryRefunds } from './retry-refunds.ts';
export { goToProvider, startPayment } from './start-payment.ts';
