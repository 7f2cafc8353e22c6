import { useMediaQuery } from '@mantine/hooks';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link } from '../link.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { CardList, type RowCard } from './card-list.tsx';
import { chosenColumns } from './chosen-columns.ts';
import { useColumnChoices } from './column-choices.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import styles from './data-table.module.css';
import { cellClass, type HeaderColumn, TableHeader } from './table-header.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface Column<Row> extends HeaderColumn {
  cell: (row: Row) => ReactNode;
  /** Secondary text: what is rarely read. */
  muted?: boolean;
}

/** How rows are chosen for something that is done to all of them at once: see `rowSelection`. */
export interface RowSelection<Row> {
  isChosen: (row: Row) => boolean;
  box: (row: Row) => ReactNode;
  /** Over the header row. */
  bar: ReactNode;
}

export interface DataTableProps<Row> {
  /** When given, columns can be hidden and moved; the name under which the choice is stored. */
  name?: string;
  /** What the table holds, for screen readers: 'Orders'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The detail page of a row: its first column becomes the link. */
  rowLink?: (row: Row) => string;
  /** The one highlighted row, such as the current one. */
  isCurrent?: (row: Row) => boolean;
  /** The row on a phone: three lines, identity first (design more.md, section 16). */
  card: (row: Row) => RowCard;
  /** 'name' ascending, '-name' descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Given, rows can be chosen; not on a phone. */
  selection?: RowSelection<Row> | undefined;
  /** Old rows stay while new ones are fetched; a thin bar says so. */
  refetching?: boolean;
}

/**
 * A list: a real table from 720 px, three-line cards below. It scrolls inside itself, never the page. J and K go
 * through its rows, X ticks one, Enter opens it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, label, rows, rowKey, rowLink, card, selection } = props;
  const { choices } = useColumnChoices();
  const columns = name ? chosenColumns(props.columns, choices[name]) : props.columns;
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const progress = props.refetching ? <div className={styles.refetching} /> : null;
  if (phone) {
    return (
      <div className={styles.frame}>
        {progress}
        <CardList label={label} rows={rows} rowKey={rowKey} rowLink={rowLink} card={card} />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {progress}
      {selection?.bar}
      <ScrollRegion label={label}>
        <table ref={table} className={styles.table} data-row-keys="">
          <TableHeader
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            start={selection && <td className={styles.box} />}
            end={
              name && (
                <td className={styles.tools}>
                  <ColumnsMenu table={name} label={label} columns={props.columns} />
                </td>
              )
            }
          />
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                aria-current={props.isCurrent?.(row) ? 'true' : undefined}
                data-chosen={selection?.isChosen(row)}
              >
                {selection && <td className={styles.box}>{selection.box(row)}</td>}
                {columns.map((column, index) => (
                  <td key={column.key} className={clsx(cellClass(column), column.muted && styles.muted)}>
                    {index === 0 && rowLink ? (
                      <Link to={rowLink(row)} className={styles.rowLink} data-row-link="">
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {name && <td className={styles.tools} />}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
