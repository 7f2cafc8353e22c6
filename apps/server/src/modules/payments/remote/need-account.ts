import type { OpenedAccount } from '../payment-provider.ts';

/** @throws for a payment of a remote provider without an account: it was never started. */
export function needAccount(account: OpenedAccount | null): OpenedAccount {
  if (!account) throw new Error('a payment of a remote provider needs an account');
  return account;
}
