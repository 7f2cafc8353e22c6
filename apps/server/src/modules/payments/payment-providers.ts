import type { PaymentProvider } from './payment-provider.ts';
import { testProvider } from './test-provider/test-provider.ts';

const providers: readonly PaymentProvider[] = [testProvider];

/** The provider of this name. @throws for one that is not built in. */
export function getProvider(name: string): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new Error(`There is no payment provider ${name}`);
  return provider;
}

/**
 * Which provider takes this method of a channel; undefined = the method is unknown. The built-in test provider
 * takes test orders only: test and live never mix (product.md, section 3).
 */
export function findProviderOfMethod(method: string, isTest: boolean): PaymentProvider | undefined {
  return isTest && method === testProvider.name ? testProvider : undefined;
}
