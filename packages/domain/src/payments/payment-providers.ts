/**
 * The companies that a client can have its payments taken by (product.md section 5): Mollie is the payments provider,
 * Stripe and Adyen are the card providers. The built-in test provider needs no keys and is not in this list.
 */
export const paymentProviders = ['mollie', 'stripe', 'adyen'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** Not a company: a till has taken the money, and only staff can pay it back. */
export const tillProvider = 'till';
