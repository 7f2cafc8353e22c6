import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { KeyField } from '@foyer/domain/payments/provider-keys.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { ProviderCounterpart } from '../providers/provider-counterpart.ts';

/** A provider's counterpart as the machine uses it: what payers and banks do there, and what the provider says of it. */
export interface PayerSide {
  provider: PaymentProviderName;
  keys: Partial<Record<KeyField, string>>;
  method: string;
  env: Partial<App['env']>;
  counterpart: ProviderCounterpart;
  /** These do nothing to a payment that is over. */
  pay(reference: string): void;
  fail(reference: string): void;
  expire(reference: string): void;
  /** Of a paid payment, so much in all. */
  chargeBack(reference: string, amountMinor: number): void;
  /** The bank gives all of it back to the museum. */
  winDisputes(reference: string): void;
  /** The bank sends the last refund of the payment back. */
  loseRefund(reference: string): void;
  /** Sends a notice of the payment as it is at this moment; a provider without something to say sends none. */
  notify(noticeUrl: string, reference: string, at: Date): Promise<unknown>;
  /** Money of the payment that the provider has, in minor units: paid less refunded. Chargebacks are not in it. */
  keptMinor(reference: string): number;
}
