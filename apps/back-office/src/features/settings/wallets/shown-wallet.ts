import type { WalletAccountsQuery } from '../../../generated/operations.ts';

export type ShownWallet = WalletAccountsQuery['walletAccounts'][number];
