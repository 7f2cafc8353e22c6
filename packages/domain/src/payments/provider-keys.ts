import { z } from 'zod';
import type { PaymentEnvironment } from '../clients/client.ts';
import { ok, type Result, refused } from '../result/result.ts';
import { type PaymentProviderName, paymentProviders } from './payment-providers.ts';

/** The fields by which a provider knows a client, in the order of its form. All of them are secret. */
export const fieldsOfProvider = {
  mollie: ['apiKey'],
  stripe: ['apiKey', 'webhookSecret'],
  adyen: ['apiKey', 'merchantAccount', 'webhookSecret', 'livePrefix'],
} as const satisfies Record<PaymentProviderName, readonly KeyField[]>;

export type KeyField = 'apiKey' | 'merchantAccount' | 'webhookSecret' | 'livePrefix';

/** Keys as they are sealed and kept. */
export type ProviderKeys = Partial<Record<KeyField, string>>;

const key = z.string().trim().max(500, 'key-too-long').default('');

export const providerAccountInput = z.object({
  provider: z.enum(paymentProviders),
  environment: z.enum(['live', 'test']),
  locationId: z.uuid().nullable(),
  apiKey: key,
  merchantAccount: key,
  webhookSecret: key,
  livePrefix: key,
});

export type ProviderAccountInput = z.output<typeof providerAccountInput>;

/** What each key looks like; the providers publish these forms. */
const forms: Record<PaymentProviderName, Partial<Record<KeyField, RegExp>>> = {
  mollie: { apiKey: /^(live|test)_[A-Za-z0-9]{20,}$/ },
  stripe: { apiKey: /^(sk|rk)_(live|test)_[A-Za-z0-9]{10,}$/, webhookSecret: /^whsec_[A-Za-z0-9+/=]{10,}$/ },
  adyen: {
    apiKey: /^\S{20,}$/,
    merchantAccount: /^[A-Za-z0-9_-]{2,80}$/,
    webhookSecret: /^[0-9a-fA-F]{64}$/,
    livePrefix: /^[A-Za-z0-9-]{5,60}$/,
  },
};

/**
 * The keys of a form, checked for their form and for the environment that they name. Refusals, each at its field:
 * `key-missing`, `key-form-wrong`, `key-of-other-environment`.
 */
export function readProviderKeys(input: ProviderAccountInput): Result<ProviderKeys> {
  const { provider, environment } = input;
  const keys: ProviderKeys = {};
  const refusals = fieldsOfProvider[provider].flatMap((field) => {
    const value = input[field];
    if (value !== '') keys[field] = value;
    const code = faultOfKey(provider, environment, field, value);
    return code ? [{ code, field }] : [];
  });
  return refusals.length > 0 ? refused(...refusals) : ok(keys);
}

function faultOfKey(
  provider: PaymentProviderName,
  environment: PaymentEnvironment,
  field: KeyField,
  value: string,
): string | undefined {
  if (value === '') return isOptional(field, environment) ? undefined : 'key-missing';
  if (!forms[provider][field]?.test(value)) return 'key-form-wrong';
  const named = field === 'apiKey' ? /^(?:sk_|rk_)?(live|test)_/.exec(value)?.[1] : undefined;
  return named && named !== environment ? 'key-of-other-environment' : undefined;
}

/** Adyen has an address of its own for each live company; its test system has one for all. */
const isOptional = (field: KeyField, environment: PaymentEnvironment): boolean =>
  field === 'livePrefix' && environment === 'test';
