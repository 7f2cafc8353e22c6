import type { Posting } from '@foyer/domain/ledger/posting.ts';

type Posted = Pick<Posting, 'kind' | 'entries'>;

/** What payers of an order took back through the bank and staff have not decided about. */
export const openChargebackOf = (postings: readonly Posted[]): number =>
  sumOf(postings, ({ account }) => account.kind === 'chargeback');

/** The same with what was written off: all but what cancelled tickets were set against. */
export const chargedBackOf = (postings: readonly Posted[]): number =>
  sumOf(
    postings.filter(({ kind }) => kind === 'chargeback'),
    ({ account }) => account.kind === 'chargeback',
  ) -
  sumOf(
    postings.filter(({ kind }) => kind === 'chargeback-settled'),
    ({ account }) => account.kind === 'receivable',
  );

function sumOf(postings: readonly Posted[], counts: (entry: Posting['entries'][number]) => boolean): number {
  const entries = postings.flatMap((posting) => posting.entries.filter(counts));
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
