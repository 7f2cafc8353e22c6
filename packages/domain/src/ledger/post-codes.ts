import type { VoucherBilling } from '../vouchers/voucher.ts';
import type { LedgerAccount } from './ledger-account.ts';
import { entryOf, makePosting, type Posting, type PostingCause } from './posting.ts';

/** The account of a code that pays: what is owed to who holds it. */
export type CodeAccount = Extract<LedgerAccount, { kind: 'gift-cards' | 'vouchers' }>;

/** A code has paid for a part of an order: less is owed to who holds it. */
export function postCodePayment(cause: PostingCause, account: CodeAccount, amountMinor: number): Posting[] {
  return makePosting('payment', cause, [
    entryOf(account, amountMinor),
    entryOf({ kind: 'receivable' }, -amountMinor),
  ]);
}

/** A refund that went back to the code which had paid. */
export function postCodeRefund(cause: PostingCause, account: CodeAccount, amountMinor: number): Posting[] {
  return makePosting('refund', cause, [
    entryOf({ kind: 'refund-due' }, amountMinor),
    entryOf(account, -amountMinor),
  ]);
}

/** What a new card is posted against: the order that sold it, money that staff took outside of Foyer, or nothing. */
export const giftCardSources = ['sold', 'paid-elsewhere', 'given'] as const;
export type GiftCardSource = (typeof giftCardSources)[number];

const against: Record<GiftCardSource, LedgerAccount> = {
  sold: { kind: 'gift-cards' },
  'paid-elsewhere': { kind: 'money', holder: 'elsewhere' },
  given: { kind: 'write-off' },
};

export type CardPosting = Posting<string | null>;

/** A gift card has its balance. */
export function postCardIssued(
  cause: PostingCause<string | null>,
  cardId: string,
  amountMinor: number,
  source: GiftCardSource,
): CardPosting[] {
  return makePosting('card-issued', cause, [
    entryOf(against[source], amountMinor),
    entryOf({ kind: 'gift-cards', codeId: cardId }, -amountMinor),
  ]);
}

/** Staff put the balance of a card right; below zero = less. */
export function postCardCorrected(
  cause: PostingCause<string | null>,
  cardId: string,
  changeMinor: number,
): CardPosting[] {
  return makePosting('card-corrected', cause, [
    entryOf({ kind: 'write-off' }, changeMinor),
    entryOf({ kind: 'gift-cards', codeId: cardId }, -changeMinor),
  ]);
}

/** The validity of a card is over, and its client keeps what is left (product.md, section 17). */
export function postCardExpired(
  cause: PostingCause<string | null>,
  cardId: string,
  balanceMinor: number,
): CardPosting[] {
  return makePosting('card-expired', cause, [
    entryOf({ kind: 'gift-cards', codeId: cardId }, balanceMinor),
    entryOf({ kind: 'write-off' }, -balanceMinor),
  ]);
}

const payerOfVoucher: Record<VoucherBilling, LedgerAccount> = {
  elsewhere: { kind: 'money', holder: 'elsewhere' },
  free: { kind: 'write-off' },
};

/**
 * A voucher was redeemed: what it paid is owed to its holder from that moment, against what its partner pays outside of Foyer,
 * or as a gift. What an order costs is not known before; so nothing is owed on a voucher that is not used.
 */
export function postVoucherRedeemed(
  cause: PostingCause<string | null>,
  voucherId: string,
  amountMinor: number,
  billing: VoucherBilling,
): CardPosting[] {
  return makePosting('voucher-redeemed', cause, [
    entryOf(payerOfVoucher[billing], amountMinor),
    entryOf({ kind: 'vouchers', codeId: voucherId }, -amountMinor),
  ]);
}

/** What went back to a voucher is owed to it no longer: its partner does not pay it, and it may be redeemed again. */
export function postVoucherReturned(
  cause: PostingCause<string | null>,
  voucherId: string,
  amountMinor: number,
  billing: VoucherBilling,
): CardPosting[] {
  return makePosting('voucher-returned', cause, [
    entryOf({ kind: 'vouchers', codeId: voucherId }, amountMinor),
    entryOf(payerOfVoucher[billing], -amountMinor),
  ]);
}
