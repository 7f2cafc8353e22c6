import { createPrivateKey } from 'node:crypto';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { z } from 'zod';

/** What of a service account's key file is needed (developers.google.com/identity/protocols/oauth2/service-account). */
export const googleKeys = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
});

export type GoogleKeys = z.infer<typeof googleKeys>;

/** Reads a service account's key. Refusal: `wallet-key-file-unreadable` at `serviceAccountKey`. */
export function readGoogleKey(file: Buffer): Result<GoogleKeys> {
  try {
    const keys = googleKeys.parse(JSON.parse(file.toString()));
    // Google's tokens and links are signed with RSA.
    if (createPrivateKey(keys.private_key).asymmetricKeyType !== 'rsa') throw new Error('no RSA key');
    return ok(keys);
  } catch {
    return refused({ code: 'wallet-key-file-unreadable', field: 'serviceAccountKey' });
  }
}
