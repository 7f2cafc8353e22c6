import {
  type AccountOffer,
  chooseAccount,
  type WantedPayment,
} from '@foyer/domain/payments/choose-account.ts';
import { isPaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { getRemoteProvider } from './payment-providers.ts';
import { testProvider } from './test-provider/test-provider.ts';

export interface ChosenProvider {
  provider: PaymentProvider;
  /** null for the test provider. */
  accountId: string | null;
}

/**
 * Who takes a payment by this method; undefined = the client offers none for it. The built-in test provider takes test
 * orders only: test and live never mix (product.md, section 3).
 */
export function chooseProvider(
  offers: readonly AccountOffer[],
  method: string,
  wanted: WantedPayment,
): ChosenProvider | undefined {
  if (method === testProvider.name)
    return wanted.isTest ? { provider: testProvider, accountId: null } : undefined;
  const account = isPaymentMethod(method) ? chooseAccount(offers, method, wanted) : undefined;
  return account && { provider: getRemoteProvider(account.provider), accountId: account.id };
}
