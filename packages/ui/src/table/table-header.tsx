import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** What the header row knows of a column. */
export interface HeaderColumn {
  key: string;
  header: string;
  /** Numbers are aligned to the end, text to the start. */
  align?: 'start' | 'end';
  /** The name under which the server sorts by this column. */
  sortKey?: string;
  /** Its text wraps before the table is wider than its place: for long texts. */
  wraps?: boolean;
  /** For columns of little weight: not below 1200 px. */
  wideOnly?: boolean;
  /** A column of controls: its header is read out but not seen. */
  hiddenHeader?: boolean;
}

interface TableHeaderProps {
  columns: readonly HeaderColumn[];
  sort?: string;
  onSort?: (sort: string) => void;
  /** A cell before the first column. */
  start?: ReactNode;
  /** A cell after the last column. */
  end?: ReactNode;
}

export function cellClass(column: Pick<HeaderColumn, 'align' | 'wideOnly' | 'wraps'>): string {
  return clsx(
    column.align === 'end' && styles.end,
    column.wideOnly && styles.wideOnly,
    column.wraps && styles.wraps,
  );
}

/** The header row; a column that the server can sort by is a button, and says how it is sorted. */
export function TableHeader({ columns, sort, onSort, start, end }: TableHeaderProps) {
  return (
    <thead>
      <tr>
        {start}
        {columns.map((column) => {
          const { sortKey } = column;
          const direction =
            sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={cellClass(column)}
              aria-sort={sortKey ? (direction ?? 'none') : undefined}
            >
              {sortKey && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(direction === 'ascending' ? `-${sortKey}` : sortKey)}
                >
                  {column.header}
                  <SortMark direction={direction} />
                </button>
              ) : column.hiddenHeader ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {end}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction === 'ascending' ? IconArrowUp : direction ? IconArrowDown : IconArrowsSort;
  return <Icon size={14} stroke={1.6} aria-hidden="true" className={clsx(!direction && styles.idle)} />;
}
