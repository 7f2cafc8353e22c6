import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { App } from '../../../platform/app.ts';
import { findSigningKey, insertFirstSigningKey, listUsableSigningKeys } from './signing-key.repository.ts';

const ALGORITHM = 'EdDSA';
const CACHE_MS = 60_000;

export interface SigningKey {
  id: string;
  key: CryptoKey;
}

interface CachedKeys {
  signing: SigningKey;
  verifying: Map<string, CryptoKey>;
  readAt: number;
}

/** The keys that sign session tokens: in the database, wrapped by FOYER_SECRET, so that all processes share them. */
export function createSigningKeys(app: Pick<App, 'db' | 'secrets' | 'clock'>) {
  let cached: Promise<CachedKeys> | undefined;

  async function read(): Promise<CachedKeys> {
    let rows = await listUsableSigningKeys(app.db);
    if (rows.length === 0) {
      await makeFirstKey(app);
      rows = await listUsableSigningKeys(app.db);
    }
    const newest = rows[0];
    if (!newest) throw new Error('There is no signing key');
    const privateJwk = JSON.parse(
      app.secrets.unwrap(newest.wrappedPrivate, `signing-key ${newest.id}`).toString(),
    );
    const signing = { id: newest.id, key: await importKey(privateJwk) };
    const verifying = new Map<string, CryptoKey>();
    for (const row of rows) verifying.set(row.id, await importKey(row.publicJwk as JWK));
    return { signing, verifying, readAt: app.clock().getTime() };
  }

  async function keys(): Promise<CachedKeys> {
    const current = await cached?.catch(() => undefined);
    if (current && app.clock().getTime() - current.readAt < CACHE_MS) return current;
    cached = read();
    return cached;
  }

  return {
    async signingKey(): Promise<SigningKey> {
      return (await keys()).signing;
    },
    /** The public key of a token; one that this process has not seen yet is looked up once. */
    async verifyingKey(id: string): Promise<CryptoKey | undefined> {
      const known = (await keys()).verifying.get(id);
      if (known) return known;
      const row = await findSigningKey(app.db, id);
      return row ? importKey(row.publicJwk as JWK) : undefined;
    },
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric');
  return key;
}

async function makeFirstKey(app: Pick<App, 'db' | 'secrets'>): Promise<void> {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const id = crypto.randomUUID();
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  await insertFirstSigningKey(app.db, {
    id,
    publicJwk: JSON.stringify(await exportJWK(pair.publicKey)),
    wrappedPrivate: app.secrets.wrap(Buffer.from(privateJwk), `signing-key ${id}`),
  });
}
