import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { type AppleKeys, appleKeys } from './read-apple-certificate.ts';
import { type GoogleKeys, googleKeys } from './read-google-key.ts';
import { findSealedWallet, type SealedWalletKeys, type WalletAccount } from './wallet-account.repository.ts';

/** All values are wrapped by one key at a time, the newest of `root_key` (decision 0170). */
const KEY_ID = 'foyer-secret-1';

/** The same bytes under another client or platform do not open. */
const contextOf = (clientId: string, platform: WalletPlatform) => `wallet-account ${clientId} ${platform}`;

export function sealWalletKeys(
  app: App,
  clientId: string,
  platform: WalletPlatform,
  keys: AppleKeys | GoogleKeys,
): SealedWalletKeys {
  const plain = Buffer.from(JSON.stringify(keys));
  return { ciphertext: app.secrets.wrap(plain, contextOf(clientId, platform)), keyId: KEY_ID };
}

/** An account with its keys in clear text, for one pass or one call. */
export interface OpenedApple {
  account: WalletAccount;
  keys: AppleKeys;
}

export interface OpenedGoogle {
  account: WalletAccount;
  keys: GoogleKeys;
}

/** @throws NotFoundError `wallet-not-set-up` */
export async function openAppleWallet(app: App, scope: ClientScope): Promise<OpenedApple> {
  const { account, keys } = await open(app, scope, 'apple');
  return { account, keys: appleKeys.parse(keys) };
}

/** @throws NotFoundError `wallet-not-set-up` */
export async function openGoogleWallet(app: App, scope: ClientScope): Promise<OpenedGoogle> {
  const { account, keys } = await open(app, scope, 'google');
  return { account, keys: googleKeys.parse(keys) };
}

async function open(
  app: App,
  scope: ClientScope,
  platform: WalletPlatform,
): Promise<{ account: WalletAccount; keys: unknown }> {
  const found = await findSealedWallet(scope, platform);
  if (!found) throw new NotFoundError('wallet-not-set-up');
  const plain = app.secrets.unwrap(found.ciphertext, contextOf(scope.clientId, platform));
  return { account: found.account, keys: JSON.parse(plain.toString()) };
}
