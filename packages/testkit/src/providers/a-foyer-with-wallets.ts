import type { TestDatabase } from '../database/test-database.ts';
import { testApp } from '../test-app.ts';
import { makeAppleCertificates, startApplePush } from './apple-counterpart.ts';
import { startGoogleWallet } from './google-wallet-counterpart.ts';

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

/** A Foyer whose wallets are counterparts, and what a museum types to set them up. */
export async function aFoyerWithWallets(database: TestDatabase) {
  const apple = await startApplePush();
  const google = await startGoogleWallet();
  const { app: plain } = testApp(database);
  const env = {
    ...plain.env,
    FOYER_APPLE_PUSH_URL: apple.url,
    FOYER_GOOGLE_TOKEN_URL: `${google.url}/token`,
    FOYER_GOOGLE_WALLET_URL: google.url,
  };
  const certificates = makeAppleCertificates();
  const { p12, password, intermediate } = certificates;
  return {
    app: { ...plain, publicUrl: 'https://tickets.getij.example', env },
    apple,
    google,
    certificates,
    ofApple: { certificate: base64(p12), password, intermediate: base64(intermediate) },
    ofGoogle: { issuerId: google.issuerId, serviceAccountKey: base64(google.keyFile) },
    close: () => Promise.all([apple.close(), google.close()]),
  };
}
