import type { AccountOffer } from '@foyer/domain/payments/choose-account.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { chooseProvider } from './choose-provider.ts';
import { insertPayments, type NewPayment } from './payment.repository.ts';

/** What is to be paid for an order that has no payment yet. */
export interface PaymentToOpen
  extends Pick<NewPayment, 'orderId' | 'method' | 'amountMinor' | 'currency' | 'orderChangeId'> {
  /** Of a test order: test and live never mix. */
  isTest: boolean;
  locationId: string | null;
  language: string;
  itemCount: number;
}

/** An open payment; `checkoutUrl` is empty until its provider was asked. */
export interface BegunPayment extends NewPayment {
  language: string;
  itemCount: number;
}

/**
 * Opens the first payments of locked orders, or of those placed in this transaction, by methods that one of `offers` takes
 * (`chooseProvider`). Where its provider need not be asked, the visitor can pay at once.
 */
export async function openPayments(
  app: App,
  scope: ClientScope,
  asked: readonly PaymentToOpen[],
  offers: readonly AccountOffer[],
): Promise<BegunPayment[]> {
  const begun = asked.map(({ isTest, locationId, ...payment }): BegunPayment => {
    const chosen = chooseProvider(offers, payment.method, { ...payment, isTest, locationId });
    if (!chosen) throw new Error(`There is no way to pay by ${payment.method}`);
    const { provider, accountId } = chosen;
    const id = makeId();
    const unnamed = { reference: id, checkoutUrl: '' };
    const named = provider.nameAtOnce?.(app, { clientId: scope.clientId, id }) ?? unnamed;
    return { ...payment, ...named, id, provider: provider.name, accountId };
  });
  await insertPayments(
    scope,
    begun.map(({ language: _language, itemCount: _itemCount, ...payment }) => payment),
  );
  return begun;
}
