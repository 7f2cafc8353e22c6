import type { Words } from '@foyer/ui/states/messages.tsx';
import { saveAsFile, writeCsv } from '../../../components/csv-file.ts';
import type { LedgerOfOrder, Order } from '../order.ts';
import { nameOfEntry, nameOfPosting, sourceOfPosting } from './ledger-names.ts';

const columns = [
  'booked',
  'posting',
  'source',
  'account',
  'code',
  'costCentre',
  'debit',
  'credit',
  'currency',
];

/** Saves the entries of an order, one a line: amounts with a point, instants in UTC. */
export function saveLedger(words: Words, order: Order, { postings }: LedgerOfOrder): void {
  const lines = postings.flatMap((posting) =>
    posting.entries.map((entry) => [
      posting.at,
      nameOfPosting(words, posting),
      sourceOfPosting(words, order, posting),
      nameOfEntry(words, posting, entry),
      entry.code,
      entry.costCentre,
      amountCell(entry.amountMinor),
      amountCell(-entry.amountMinor),
      posting.currency,
    ]),
  );
  const head = columns.map((column) => words.t(`ledger.column.${column}`));
  saveAsFile(`${order.number ?? order.id}-ledger.csv`, writeCsv([head, ...lines]));
}

const amountCell = (amountMinor: number): string => (amountMinor > 0 ? (amountMinor / 100).toFixed(2) : '');
