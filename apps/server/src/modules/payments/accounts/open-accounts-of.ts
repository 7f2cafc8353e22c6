import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import { listPaymentAccounts } from './payment-account.repository.ts';
import { openAccount } from './sealed-keys.ts';

/** All accounts of a client at one provider, with their keys: a notice is of the one whose secret proves it. */
export function openAccountsOf(
  app: App,
  clientId: string,
  provider: PaymentProviderName,
): Promise<OpenedAccount[]> {
  return inClient(app.db, clientId, async (scope) => {
    const accounts = await listPaymentAccounts(scope);
    const opened: OpenedAccount[] = [];
    for (const { id } of accounts.filter((one) => one.provider === provider)) {
      opened.push(await openAccount(app, scope, id));
    }
    return opened;
  });
}
