import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import { adyenProvider } from './adyen/adyen-provider.ts';
import { mollieProvider } from './mollie/mollie-provider.ts';
import type { PaymentProvider, RemoteProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test-provider/test-provider.ts';

const remote: Record<PaymentProviderName, RemoteProvider> = {
  mollie: mollieProvider,
  stripe: stripeProvider,
  adyen: adyenProvider,
};

const providers: readonly PaymentProvider[] = [testProvider, ...Object.values(remote)];

/** The provider of this name. @throws for one that is not built in. */
export function getProvider(name: string): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new Error(`There is no payment provider ${name}`);
  return provider;
}

/** A provider that is asked over the network. */
export const getRemoteProvider = (name: PaymentProviderName): RemoteProvider => remote[name];
