import type { App } from '../../platform/app.ts';
import type { Payment } from './payment.repository.ts';

export interface PaymentToStart {
  clientId: string;
  payment: Pick<Payment, 'id' | 'orderId' | 'method' | 'amountMinor' | 'currency'>;
  /** The text that the payer reads, in the payer's language. */
  description: string;
  language: string;
  /** Where the provider sends the payer afterwards. */
  returnUrl: string;
  /** Where it sends its notices. */
  noticeUrl: string;
}

/** How the provider names the payment, and where its payer pays. */
export interface StartedPayment {
  reference: string;
  checkoutUrl: string;
}

/**
 * A company that takes and gives back money (product.md section 5). Notices come to a route of the provider's own,
 * which proves them genuine and hands them to `settlePayment`.
 */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Where it need not be asked: how it names the payment with this id, and where its payer pays. Then the payment
   * is begun in the transaction of its order.
   */
  nameAtOnce?(app: App, payment: { clientId: string; id: string }): StartedPayment;
  /**
   * Starts a payment. Started twice with the same payment id, it is the same payment: the id is the idempotency
   * key. @throws when the provider cannot be reached.
   */
  start(app: App, start: PaymentToStart): Promise<StartedPayment>;
  /**
   * Sends money back by the same means; `refundId` is the idempotency key. @throws when it did not work and may be
   * tried again.
   */
  refund(
    app: App,
    refund: { clientId: string; payment: Payment; refundId: string; amountMinor: number },
  ): Promise<{ reference: string }>;
}
