import { paymentHealths } from '@foyer/domain/clients/payment-health.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import { paymentStates } from '@foyer/domain/payments/payment-states.ts';
import { refundReasons } from '@foyer/domain/payments/refund-reasons.ts';
import { refundStates } from '@foyer/domain/payments/refund-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const CurrencyScalar = unionScalar('Currency', currencies);
export const PaymentHealthScalar = unionScalar('PaymentHealth', paymentHealths);
export const PaymentStateScalar = unionScalar('PaymentState', paymentStates);
export const RefundReasonScalar = unionScalar('RefundReason', refundReasons);
export const RefundStateScalar = unionScalar('RefundState', refundStates);
