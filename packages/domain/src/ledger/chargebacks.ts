import type { LedgerAccount } from './ledger-account.ts';
import type { Posting } from './posting.ts';

type Posted = Pick<Posting, 'kind' | 'entries'>;
type AccountKind = LedgerAccount['kind'];

/** What payers of an order took back through the bank and staff have not decided about. */
export const openChargebackOf = (postings: readonly Posted[]): number =>
  sumOf(postings, undefined, ['chargeback']);

/** The same with what was written off: all but what cancelled tickets were set against. */
export const chargedBackOf = (postings: readonly Posted[]): number =>
  sumOf(postings, 'chargeback', ['chargeback']) -
  sumOf(postings, 'chargeback-settled', ['receivable']) +
  sumOf(postings, 'chargeback-reversed', ['chargeback', 'write-off']);

/** What a chargeback had become, of which the bank gives money back. */
export interface ReversalParts {
  /** Staff have not decided about it. */
  readonly openMinor: number;
  /** Staff kept the tickets. */
  readonly writtenOffMinor: number;
  /** Staff cancelled tickets for it: this is money of the buyer again. */
  readonly cancelledMinor: number;
}

/** Which parts of the chargebacks of an order end with so much that the bank gives back: first what is open. */
export function partsOfReversal(postings: readonly Posted[], amountMinor: number): ReversalParts {
  const openMinor = Math.min(amountMinor, Math.max(0, openChargebackOf(postings)));
  const lostMinor =
    sumOf(postings, 'chargeback-settled', ['write-off']) +
    sumOf(postings, 'chargeback-reversed', ['write-off']);
  const writtenOffMinor = Math.min(amountMinor - openMinor, Math.max(0, lostMinor));
  return { openMinor, writtenOffMinor, cancelledMinor: amountMinor - openMinor - writtenOffMinor };
}

function sumOf(
  postings: readonly Posted[],
  ofKind: Posting['kind'] | undefined,
  accounts: readonly AccountKind[],
): number {
  const entries = postings
    .filter(({ kind }) => ofKind === undefined || kind === ofKind)
    .flatMap((posting) => posting.entries.filter(({ account }) => accounts.includes(account.kind)));
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
