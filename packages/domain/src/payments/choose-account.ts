import type { PaymentEnvironment } from '../clients/client.ts';
import type { Currency } from '../money/currency.ts';
import { doesMethodTake, isPaymentMethod, methodsOfCurrency, type PaymentMethod } from './payment-methods.ts';
import type { PaymentProviderName } from './payment-providers.ts';

/** A client's account at a provider, as far as it decides who takes a payment. */
export interface AccountOffer {
  id: string;
  provider: PaymentProviderName;
  environment: PaymentEnvironment;
  /** The location whose payments it takes; null = those of every location without an account for the method. */
  locationId: string | null;
  /** Switched off, it takes no new payment; refunds of old ones go on. */
  isOn: boolean;
  /** The methods that the provider has switched on for it. */
  methods: readonly PaymentMethod[];
}

export interface WantedPayment {
  isTest: boolean;
  locationId: string | null;
  amountMinor: number;
  currency: Currency;
}

/**
 * The account that takes a payment by this method; of several the location's own one, then the first one that was
 * connected. Live payments never go to a test account, nor the other way round (product.md, section 3).
 */
export function chooseAccount<Offer extends AccountOffer>(
  accounts: readonly Offer[],
  method: PaymentMethod,
  wanted: WantedPayment,
): Offer | undefined {
  if (!doesMethodTake(method, wanted)) return undefined;
  const able = accountsOf(accounts, wanted).filter((account) => account.methods.includes(method));
  return able.find(({ locationId }) => locationId !== null) ?? able[0];
}

/**
 * The methods by which a sale at a location can be paid, whatever its amount. The built-in test provider takes test
 * payments, so that a museum can try its sales page before it has an account.
 */
export function offeredMethods(
  accounts: readonly AccountOffer[],
  wanted: Pick<WantedPayment, 'isTest' | 'locationId' | 'currency'>,
): PaymentMethod[] {
  const found = accountsOf(accounts, wanted).flatMap(({ methods }) => methods);
  return methodsOfCurrency(
    [...new Set<PaymentMethod>([...(wanted.isTest ? ['test' as const] : []), ...found])],
    wanted.currency,
  );
}

/** The offered methods that a channel takes, in its own order; one that names none takes all. */
export function methodsOfChannel(
  named: readonly string[],
  offered: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  return named.length === 0 ? offered : named.filter(isPaymentMethod).filter((one) => offered.includes(one));
}

function accountsOf<Offer extends AccountOffer>(
  accounts: readonly Offer[],
  { isTest, locationId }: Pick<WantedPayment, 'isTest' | 'locationId'>,
): Offer[] {
  const environment = isTest ? 'test' : 'live';
  return accounts.filter(
    (one) =>
      one.isOn &&
      one.environment === environment &&
      (one.locationId === null || one.locationId === locationId),
  );
}
