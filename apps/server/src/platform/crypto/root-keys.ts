import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from './secret-box.ts';

/** The keys that wrap and derive (`SecretBox`), in base64url. */
export interface RootKeys {
  /** The first one wraps. Those before it are kept: they only unwrap. */
  wrap: readonly string[];
  /** Never replaced: links in mails, codes and hashes come from it. */
  derive: string;
}

const KEY_BYTES = 32;
const context = 'root-keys';

const keyFrom = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'foyer', use, KEY_BYTES));

/** Those of an installation whose FOYER_SECRET was never replaced. */
export function firstRootKeys(secret: string): RootKeys {
  return {
    wrap: [keyFrom(secret, 'wrap').toString('base64url')],
    derive: keyFrom(secret, 'derive').toString('base64url'),
  };
}

/** The same keys with another one to wrap. */
export function withNewWrapKey({ wrap, derive }: RootKeys): RootKeys {
  return { wrap: [randomBytes(KEY_BYTES).toString('base64url'), ...wrap], derive };
}

export function sealRootKeys(secret: string, keys: RootKeys): Buffer {
  return seal(createSecretKey(keyFrom(secret, context)), Buffer.from(JSON.stringify(keys)), context);
}

/** @throws SealError when they were sealed with another secret. */
export function openRootKeys(secret: string, sealed: Buffer): RootKeys {
  return JSON.parse(unseal(createSecretKey(keyFrom(secret, context)), sealed, context).toString());
}
