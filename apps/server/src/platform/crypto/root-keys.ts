import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { type RootKeys, seal, unseal } from './secret-box.ts';

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
