import type { CashEntryKind, CashReason } from '../tills/till-entry.ts';
import type { LedgerAccount } from './ledger-account.ts';
import { entryOf, makePosting, type Posting, type PostingCause, type PostingKind } from './posting.ts';

/** What came into a drawer (above zero) or went out of it without an order. */
export interface CashChange {
  readonly tillId: string;
  readonly kind: CashEntryKind;
  readonly reason: CashReason;
  readonly amountMinor: number;
}

const accountOfReason: Record<CashReason, LedgerAccount> = {
  safe: { kind: 'money', holder: 'safe' },
  change: { kind: 'money', holder: 'between-tills' },
  other: { kind: 'money', holder: 'elsewhere' },
  purchase: { kind: 'purchases' },
  counted: { kind: 'cash-differences' },
};

const postingOfKind: Record<CashEntryKind, PostingKind> = {
  float: 'till-float',
  'put-in': 'till-put-in',
  'take-out': 'till-take-out',
  difference: 'till-difference',
};

/** The account that a reason moves money to or from. */
export const accountOfCash = (reason: CashReason): LedgerAccount => accountOfReason[reason];

/** Cash of a till that comes from, or goes to, the account of its reason. None where it is nothing. */
export function postCash(
  cause: PostingCause<string | null>,
  { tillId, kind, reason, amountMinor }: CashChange,
): Posting<string | null>[] {
  return makePosting(postingOfKind[kind], cause, [
    entryOf({ kind: 'money', holder: tillId }, amountMinor),
    entryOf(accountOfReason[reason], -amountMinor),
  ]);
}
