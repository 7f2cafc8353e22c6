import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { ProviderKeys } from '@foyer/domain/payments/provider-keys.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { OpenedAccount } from '../payment-provider.ts';
import { getSealedKeys } from './payment-account.repository.ts';

/** All values are wrapped by one key at a time, the newest of `root_key` (decision 0170). */
export const KEY_ID = 'foyer-secret-1';

/** The same bytes under another client or account do not open. */
const contextOf = (clientId: string, id: string) => `payment-account ${clientId} ${id}`;

export function sealKeys(app: App, clientId: string, id: string, keys: ProviderKeys): Buffer {
  return app.secrets.wrap(Buffer.from(JSON.stringify(keys)), contextOf(clientId, id));
}

/** The account with its keys in clear text, for one call to its provider. @throws NotFoundError `payment-account-not-found` */
export async function openAccount(
  app: App,
  scope: ClientScope,
  id: string,
): Promise<OpenedAccount & { provider: PaymentProviderName }> {
  const { ciphertext, provider, environment } = await getSealedKeys(scope, id);
  const keys: ProviderKeys = JSON.parse(
    app.secrets.unwrap(ciphertext, contextOf(scope.clientId, id)).toString(),
  );
  return { id, provider, environment, keys };
}
