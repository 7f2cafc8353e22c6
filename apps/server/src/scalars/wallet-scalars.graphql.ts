import { walletCheckCodes, walletStates } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import { walletPlatforms } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const WalletCheckCodeScalar = unionScalar('WalletCheckCode', walletCheckCodes);
export const WalletPlatformScalar = unionScalar('WalletPlatform', walletPlatforms);
export const WalletStateScalar = unionScalar('WalletState', walletStates);
