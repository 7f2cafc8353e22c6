import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { CheckLine } from '@foyer/domain/payments/check-lines.ts';
import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { ProviderKeys } from '@foyer/domain/payments/provider-keys.ts';
import type { App } from '../../platform/app.ts';
import type { Payment } from './payment.repository.ts';

/** A client's account at the provider, with its keys in clear text: never kept longer than one call. */
export interface OpenedAccount {
  id: string;
  environment: PaymentEnvironment;
  keys: ProviderKeys;
}

export interface PaymentToStart {
  clientId: string;
  payment: Pick<Payment, 'id' | 'orderId' | 'method' | 'amountMinor' | 'currency'>;
  /** null for the test provider. */
  account: OpenedAccount | null;
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

export interface RefundToPay {
  clientId: string;
  payment: Payment;
  account: OpenedAccount | null;
  /** The idempotency key, and how the provider is asked about it afterwards. */
  refundId: string;
  amountMinor: number;
  /** The provider's name of the last attempt, which it could not pay out; null for the first. */
  failedReference: string | null;
}

/** What a provider knows of a payment now. */
export interface PaymentFacts {
  state: PaymentState;
  amountMinor: number;
  currency: string;
  /** What payers took back through their bank and have at this moment, in minor units; null = only notices say so. */
  chargedBackMinor: number | null;
  /** The provider's names of refunds that it took in and could not pay out. */
  failedRefunds: readonly string[];
}

/** What a check found out. Without a `key-valid` line the keys are wrong or the provider was not reached. */
export interface CheckedAccount {
  methods: PaymentMethod[];
  lines: CheckLine[];
}

/**
 * A company that takes and gives back money (product.md section 5). Notices come to a route of the provider's own,
 * which proves them genuine and hands them to `settlePayment`. Calls end after 15 seconds.
 * @throws ProviderUnreachableError where the outcome is unknown: the same call may be made again;
 * ProviderRefusedError where the provider said no.
 */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Where it need not be asked: how it names the payment with this id, and where its payer pays. Then the payment
   * is begun in the transaction of its order.
   */
  nameAtOnce?(app: App, payment: { clientId: string; id: string }): StartedPayment;
  /** Starts a payment. Started twice with the same payment id, it is the same payment: the id is the idempotency key. */
  start(app: App, start: PaymentToStart): Promise<StartedPayment>;
  /** Sends money back by the same means. A refund whose outcome is unknown is looked up before it is made again. */
  refund(app: App, refund: RefundToPay): Promise<{ reference: string }>;
}

/** A provider that is asked over the network, by an account of the client. */
export interface RemoteProvider extends PaymentProvider {
  read(app: App, asked: { payment: Payment; account: OpenedAccount }): Promise<PaymentFacts>;
  /** Makes no payment. */
  check(app: App, account: OpenedAccount, currency: Currency): Promise<CheckedAccount>;
}
