import type { RowSelection } from '@foyer/ui/table/data-table.tsx';
import { rowSelection } from '@foyer/ui/table/row-selection.tsx';
import { type ReactNode, useState } from 'react';

interface BulkOptions<Row> {
  /** The rows that are shown. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the box of a row is called: 'Select Salt & Light'. */
  label: (row: Row) => string;
  allLabel: string;
  /** What can be done to the chosen rows. */
  acts: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

/** Rows of a list that are chosen for one act on all of them. A row that is no longer shown is no longer chosen. */
export function useBulkSelection<Row>({
  rows,
  rowKey,
  label,
  allLabel,
  acts,
}: BulkOptions<Row>): RowSelection<Row> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => marked.has(rowKey(row)));
  return rowSelection({
    rows,
    rowKey,
    chosen,
    onChoose: (wanted) => setMarked(new Set(wanted.map(rowKey))),
    label,
    allLabel,
    acts: acts(chosen, () => setMarked(new Set())),
  });
}
