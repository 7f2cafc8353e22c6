import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with AES-256-GCM; the result is nonce, tag, ciphertext. (Given bytes for a key, Node finds out by a caught
 * error that they are none, which costs more than all else here.)
 */
export function seal(key: KeyObject, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The key or the context is another one, or a byte was changed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** @throws SealError when the key or the context is another one, or a byte was changed. */
export function unseal(key: KeyObject, sealed: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new SealError('What was sealed cannot be opened', { cause });
  }
}

/** The keys that come from FOYER_SECRET: one to wrap other keys, one to derive tokens and codes. */
export interface SecretBox {
  /** Wraps a key for the database; `context` says what it is and must be the same when unwrapping. */
  wrap(plain: Buffer, context: string): Buffer;
  unwrap(wrapped: Buffer, context: string): Buffer;
  /** A keyed digest: the same input gives the same 32 bytes in every process, and cannot be forged. */
  derive(purpose: string, input: string): Buffer;
}

export function createSecretBox(secret: string): SecretBox {
  const keyFor = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'foyer', use, 32)));
  const wrapKey = keyFor('wrap');
  const deriveKey = keyFor('derive');
  return {
    wrap: (plain, context) => seal(wrapKey, plain, context),
    unwrap: (wrapped, context) => unseal(wrapKey, wrapped, context),
    derive: (purpose, input) => createHmac('sha256', deriveKey).update(`${purpose}\n${input}`).digest(),
  };
}
