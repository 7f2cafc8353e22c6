import { codeOfAccount, type LedgerAccount } from './ledger-account.ts';

/** Why something is posted. Each cause is posted once. */
export const postingKinds = [
  'sale',
  'payment',
  'differing-payment',
  'cancellation',
  'change',
  'payment-elsewhere',
  'deposit-used',
  'refund-request',
  'refund',
  'refund-returned',
  'refund-elsewhere',
  'chargeback',
  'chargeback-settled',
  'chargeback-reversed',
  'card-issued',
  'card-corrected',
  'card-expired',
  'voucher-redeemed',
  'voucher-returned',
  'till-float',
  'till-put-in',
  'till-take-out',
  'till-difference',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** One line of a posting, in minor units: debit above zero, credit below. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly amountMinor: number;
  /** Of the ticket type; empty where it has none. */
  readonly costCentre: string;
  readonly generalLedgerAccount: string;
}

/** What the order, the payment or the refund says about its posting. */
export interface PostingCause<OrderId extends string | null = string> {
  /** Of the order, the payment, the refund, the first of the cancelled tickets, the movement of a gift card, or the entry of a till. */
  readonly causeId: string;
  /** null = of no order: a gift card that staff made, corrected, or that expired; a float, a movement or a difference of a till. */
  readonly orderId: OrderId;
  /** Posted to the book of test orders. */
  readonly isTest: boolean;
  /** ISO 4217. */
  readonly currency: string;
  readonly at: Date;
}

/** A balanced posting: its entries add up to zero in its currency. */
export interface Posting<OrderId extends string | null = string> extends PostingCause<OrderId> {
  readonly kind: PostingKind;
  readonly entries: readonly LedgerEntry[];
}

/**
 * A posting of these entries; those of one account, cost centre and general ledger account are added up, and those of
 * nothing are left out. None where nothing is left.
 * @throws where the entries do not add up to zero: a bug of its rule.
 */
export function makePosting<OrderId extends string | null>(
  kind: PostingKind,
  { causeId, orderId, isTest, currency, at }: PostingCause<OrderId>,
  entries: readonly LedgerEntry[],
): Posting<OrderId>[] {
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0) throw new RangeError(`a posting of a ${kind} is out of balance by ${sum}`);
  const kept = addUp(entries);
  return kept.length === 0 ? [] : [{ kind, causeId, orderId, isTest, currency, at, entries: kept }];
}

/** An entry without cost centre. */
export const entryOf = (account: LedgerAccount, amountMinor: number): LedgerEntry => {
  return { account, amountMinor, costCentre: '', generalLedgerAccount: '' };
};

/** Entries of the same account, cost centre and general ledger account as one; without those of nothing. */
export function addUp(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const key = `${codeOfAccount(entry.account)}\n${entry.costCentre}\n${entry.generalLedgerAccount}`;
    const amountMinor = (sums.get(key)?.amountMinor ?? 0) + entry.amountMinor;
    sums.set(key, { ...entry, amountMinor });
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0);
}
