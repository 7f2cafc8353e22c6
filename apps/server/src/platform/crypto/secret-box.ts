import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
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

/** The keys that FOYER_SECRET gives: one to wrap other keys, one to derive tokens and codes. */
export interface SecretBox {
  /** Wraps a key for the database; `context` says what it is and must be the same when unwrapping. */
  wrap(plain: Buffer, context: string): Buffer;
  unwrap(wrapped: Buffer, context: string): Buffer;
  /** A keyed digest: the same input gives the same 32 bytes in every process, and cannot be forged. */
  derive(purpose: string, input: string): Buffer;
}

/** The keys of a `SecretBox`, in base64url. */
export interface RootKeys {
  /** The first one wraps. Those before it are kept: they only unwrap. */
  wrap: readonly string[];
  /** Never replaced: links in mails, codes and hashes come from it. */
  derive: string;
}

export function createSecretBox({ wrap, derive }: RootKeys): SecretBox {
  const keyOf = (text: string) => createSecretKey(Buffer.from(text, 'base64url'));
  const [wrapKey, ...earlierKeys] = wrap.map(keyOf);
  if (!wrapKey) throw new Error('there is no key to wrap with');
  const deriveKey = keyOf(derive);
  return {
    wrap: (plain, context) => seal(wrapKey, plain, context),
    unwrap: (wrapped, context) => {
      const known = [wrapKey, ...earlierKeys];
      for (const key of known.slice(0, -1)) {
        const opened = tryUnseal(key, wrapped, context);
        if (opened) return opened;
      }
      return unseal(known.at(-1) ?? wrapKey, wrapped, context);
    },
    derive: (purpose, input) => createHmac('sha256', deriveKey).update(`${purpose}\n${input}`).digest(),
  };
}

function tryUnseal(key: KeyObject, sealed: Buffer, context: string): Buffer | undefined {
  try {
    return unseal(key, sealed, context);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
