import { type ProviderAccountInput, providerAccountInput } from '@foyer/domain/payments/provider-keys.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { expect, test } from 'vitest';
import { providerInputOf } from './provider-form.ts';

const adyen: ProviderAccountInput = {
  provider: 'adyen',
  environment: 'test',
  locationId: null,
  apiKey: 'key',
  merchantAccount: 'x'.repeat(501),
  webhookSecret: '',
  livePrefix: '',
};

const refusedOf = (form: ProviderAccountInput) => {
  const read = parseInput(providerAccountInput, providerInputOf(form));
  return read.ok ? [] : read.refusals.map(({ field }) => field);
};

test('a key that was typed for another payment provider refuses nothing: no field shows it', () => {
  expect(refusedOf(adyen)).toEqual(['merchantAccount']);
  expect(refusedOf({ ...adyen, provider: 'mollie' })).toEqual([]);
});
