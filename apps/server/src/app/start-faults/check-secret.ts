import { createSigningKeys } from '../../modules/identity/index.ts';
import type { App } from '../../platform/app.ts';
import { SealError } from '../../platform/crypto/secret-box.ts';

/** The process was given another secret than the one that the database was made with. */
export class WrongSecretError extends Error {}

/**
 * Opens the newest key that signs sessions, and makes the first one: from the first start on it is known which secret a
 * database belongs to. @throws WrongSecretError when the key cannot be opened.
 */
export async function checkSecret(app: App): Promise<void> {
  try {
    await createSigningKeys(app).signingKey();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new WrongSecretError(
      'Foyer could not start. FOYER_SECRET is not the secret that this database was made with.\n' +
        'Give every process the first one; without the setting it is in the file "secret" of the data folder.',
      { cause: error },
    );
  }
}
