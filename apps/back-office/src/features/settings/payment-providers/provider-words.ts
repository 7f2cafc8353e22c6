import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { Words } from '@foyer/ui/states/messages.tsx';

/** Names of companies, the same in every language. */
export const providerNames: Record<PaymentProviderName, string> = {
  mollie: 'Mollie',
  stripe: 'Stripe',
  adyen: 'Adyen',
};

/** 'iDEAL, Bancontact, Card' */
export const methodNames = ({ t }: Words, methods: readonly PaymentMethod[]): string =>
  methods.map((method) => t(`methods.${method}`)).join(', ');
