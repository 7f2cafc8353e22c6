import { createSigningKeys } from '../../modules/identity/index.ts';
import type { App } from '../../platform/app.ts';
import { SealError } from '../../platform/crypto/secret-box.ts';
import { WrongSecretError } from './wrong-secret.ts';

/**
 * Opens the newest key that signs sessions, and makes the first one: from the first start on it is known which secret a
 * database belongs to. @throws WrongSecretError when the key cannot be opened.
 */
export async function checkSecret(app: App): Promise<void> {
  try {
    await createSigningKeys(app).signingKey();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new WrongSecretError({ cause: error });
  }
}
