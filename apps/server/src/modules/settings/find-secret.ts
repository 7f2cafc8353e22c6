import type { SecretName } from '@foyer/domain/settings/secret-names.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findCiphertext } from './secret.repository.ts';

/** What a secret is sealed with: the same bytes under another client or name do not open. */
export const secretContext = (clientId: string, name: string) => `client-secret ${clientId} ${name}`;

/** A secret in clear text, for the connector that needs it; undefined where none is set. */
export async function findSecret(
  app: App,
  scope: ClientScope,
  name: SecretName,
): Promise<string | undefined> {
  const ciphertext = await findCiphertext(scope, name);
  return ciphertext && app.secrets.unwrap(ciphertext, secretContext(scope.clientId, name)).toString();
}
