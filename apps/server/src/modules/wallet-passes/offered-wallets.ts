import { stateOfWallet } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listWalletAccounts } from './accounts/wallet-account.repository.ts';

/** The wallets whose button visitors see: switched on, and nothing stops them ("no certificate, no button"). */
export async function listOfferedWallets(scope: ClientScope, now: Date): Promise<WalletPlatform[]> {
  const accounts = await listWalletAccounts(scope);
  return accounts
    .filter((account) => account.isShown && stateOfWallet(account, now) !== 'not-working')
    .map(({ platform }) => platform);
}
