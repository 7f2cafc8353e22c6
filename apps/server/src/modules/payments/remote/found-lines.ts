import type { Currency } from '@foyer/domain/money/currency.ts';
import type { CheckLine } from '@foyer/domain/payments/check-lines.ts';
import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';

/** What a check says of keys that the provider took: whose they are, and whether the client's currency can be paid. */
export function linesOfMethods(
  name: string,
  currency: Currency,
  methods: readonly PaymentMethod[],
): CheckLine[] {
  return [
    { code: 'key-valid', params: { name } },
    { code: methods.length > 0 ? 'currency-on' : 'no-methods', params: { currency } },
  ];
}
