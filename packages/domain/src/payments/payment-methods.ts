import type { Currency } from '../money/currency.ts';
import type { PaymentProviderName } from './payment-providers.ts';

/** The means by which a visitor pays; `test` belongs to the built-in test provider. */
export const paymentMethods = [
  'test',
  'ideal',
  'bancontact',
  'card',
  'apple-pay',
  'google-pay',
  'paypal',
  'eps',
  'przelewy24',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text);
}

interface MethodFacts {
  /** Each provider that takes it, and how that provider names it in its API. */
  names: Partial<Record<PaymentProviderName, string>>;
  currencies: readonly Currency[];
  /** The least amount in minor units that every one of these providers takes. */
  minimumMinor: number;
  /** The greatest amount in minor units; null = none that a cart can reach. */
  maximumMinor: number | null;
}

const all: readonly Currency[] = ['EUR', 'GBP', 'ZAR'];

/** What the providers publish about each method; a wallet of a phone is a card at the provider. */
const facts: Record<Exclude<PaymentMethod, 'test'>, MethodFacts> = {
  ideal: {
    names: { mollie: 'ideal', stripe: 'ideal', adyen: 'ideal' },
    currencies: ['EUR'],
    minimumMinor: 50,
    maximumMinor: 5_000_000,
  },
  bancontact: {
    names: { mollie: 'bancontact', stripe: 'bancontact', adyen: 'bcmc' },
    currencies: ['EUR'],
    minimumMinor: 50,
    maximumMinor: 5_000_000,
  },
  card: {
    names: { mollie: 'creditcard', stripe: 'card', adyen: 'scheme' },
    currencies: all,
    minimumMinor: 50,
    maximumMinor: 1_000_000,
  },
  'apple-pay': {
    names: { mollie: 'applepay', adyen: 'applepay' },
    currencies: all,
    minimumMinor: 50,
    maximumMinor: 1_000_000,
  },
  'google-pay': { names: { adyen: 'googlepay' }, currencies: all, minimumMinor: 50, maximumMinor: 1_000_000 },
  paypal: {
    names: { mollie: 'paypal', stripe: 'paypal', adyen: 'paypal' },
    currencies: ['EUR', 'GBP'],
    minimumMinor: 50,
    maximumMinor: 1_000_000,
  },
  eps: {
    names: { mollie: 'eps', stripe: 'eps', adyen: 'eps' },
    currencies: ['EUR'],
    minimumMinor: 100,
    maximumMinor: 5_000_000,
  },
  przelewy24: {
    names: { mollie: 'przelewy24', stripe: 'p24' },
    currencies: ['EUR'],
    minimumMinor: 100,
    maximumMinor: 1_250_000,
  },
};

type ProviderMethod = Exclude<PaymentMethod, 'test'>;

const providerMethods = paymentMethods.filter((method): method is ProviderMethod => method !== 'test');

/** How the provider names a method; undefined where it does not take it. */
export function nameAtProvider(provider: PaymentProviderName, method: string): string | undefined {
  return isPaymentMethod(method) && method !== 'test' ? facts[method].names[provider] : undefined;
}

/** Foyer's methods among those that a provider has switched on for an account, in Foyer's order. */
export function methodsOfNames(
  provider: PaymentProviderName,
  switchedOn: readonly string[],
): ProviderMethod[] {
  return providerMethods.filter((method) => {
    const name = facts[method].names[provider];
    return name !== undefined && switchedOn.includes(name);
  });
}

/** The bounds within which a method takes an amount, in minor units; a payment of the test provider has none. */
export function boundsOfMethod(method: PaymentMethod): { minimumMinor: number; maximumMinor: number | null } {
  if (method === 'test') return { minimumMinor: 1, maximumMinor: null };
  const { minimumMinor, maximumMinor } = facts[method];
  return { minimumMinor, maximumMinor };
}

/** Whether a method can pay this amount in minor units of a currency. */
export function doesMethodTake(
  method: PaymentMethod,
  { amountMinor, currency }: { amountMinor: number; currency: Currency },
): boolean {
  const { minimumMinor, maximumMinor } = boundsOfMethod(method);
  const isWithin = amountMinor >= minimumMinor && (maximumMinor === null || amountMinor <= maximumMinor);
  return isWithin && (method === 'test' || facts[method].currencies.includes(currency));
}

/** The methods that can be paid in this currency. */
export function methodsOfCurrency(methods: readonly PaymentMethod[], currency: Currency): PaymentMethod[] {
  return methods.filter((method) => method === 'test' || facts[method].currencies.includes(currency));
}
