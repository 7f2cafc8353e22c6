import { Checkbox } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { RowSelection } from './data-table.tsx';
import styles from './row-selection.module.css';

interface ChosenRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  chosen: readonly Row[];
  onChoose: (chosen: readonly Row[]) => void;
  /** What the box of a row is called: 'Select Salt & Light'. */
  label: (row: Row) => string;
  allLabel: string;
  /** In place of the header while something is chosen: how many, and what can be done. */
  acts: ReactNode;
}

/** What a `DataTable` needs for its rows to be chosen. A file of its own: most tables have no boxes to carry. */
export function rowSelection<Row>(props: ChosenRows<Row>): RowSelection<Row> {
  const { rowKey, chosen, onChoose, label } = props;
  const isChosen = (row: Row) => chosen.some((other) => rowKey(other) === rowKey(row));
  return {
    isChosen,
    box: (row) => (
      <Checkbox
        aria-label={label(row)}
        checked={isChosen(row)}
        onChange={(event) => {
          const others = chosen.filter((other) => rowKey(other) !== rowKey(row));
          onChoose(event.currentTarget.checked ? [...others, row] : others);
        }}
      />
    ),
    bar: <SelectionBar {...props} />,
  };
}

/**
 * Covers the header row, so that the layout does not move when the first row is selected; screen readers still reach
 * the header.
 */
function SelectionBar<Row>({ rows, chosen, onChoose, allLabel, acts }: ChosenRows<Row>) {
  const isAll = chosen.length > 0 && chosen.length === rows.length;
  return (
    <div className={clsx(styles.selection, chosen.length > 0 && styles.choosing)}>
      <Checkbox
        aria-label={allLabel}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={(event) => onChoose(event.currentTarget.checked ? rows : [])}
      />
      {chosen.length > 0 && acts}
    </div>
  );
}
