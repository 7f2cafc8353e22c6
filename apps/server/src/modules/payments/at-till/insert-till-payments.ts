import type { DeskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import { tillProvider } from '@foyer/domain/payments/payment-providers.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { insertTakenPayments } from '../payment.repository.ts';

/** Money that a till has taken: no provider is asked about it. */
export interface TillPayment {
  id: string;
  orderId: string;
  means: DeskMeans;
  amountMinor: number;
  currency: Currency;
}

/** Writes down that a till took money for an order in this transaction. @returns the payments in the same order, with ids. */
export async function insertTillPayments<Taken extends Omit<TillPayment, 'id'>>(
  scope: ClientScope,
  taken: readonly Taken[],
  paidAt: Date,
): Promise<(Taken & { id: string })[]> {
  const payments = taken.map((one) => ({ ...one, id: makeId() }));
  await insertTakenPayments(
    scope,
    payments.map(({ id, orderId, means: method, amountMinor, currency }) => {
      const of = { id, orderId, provider: tillProvider, method, amountMinor, currency };
      return { ...of, reference: id, checkoutUrl: '', accountId: null };
    }),
    paidAt,
  );
  return payments;
}
