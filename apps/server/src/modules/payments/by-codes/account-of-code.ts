import type { CodeAccount } from '@foyer/domain/ledger/post-codes.ts';
import type { Payment } from '../payment.repository.ts';

/** The account of the ledger that a payment by a code is taken from, and that its refund goes back to. */
export function accountOfCode({ provider, codeId }: Pick<Payment, 'provider' | 'codeId'>): CodeAccount {
  return { kind: provider === 'voucher' ? 'vouchers' : 'gift-cards', codeId: codeId ?? '' };
}
