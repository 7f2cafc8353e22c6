import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable, type DataTableProps } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { SearchFields } from '../fields/address-search.ts';
import { QueryView } from '../query-view.tsx';
import type { List } from './use-list.ts';

interface EmptyWords {
  title: string;
  text?: string | undefined;
}

export interface ListWords {
  /** What could not be done, when the rows did not come. */
  failed: string;
  /** While nothing was ever made, with the way to the first one where `add` is none. Without it: `noMatch`. */
  empty?: (EmptyWords & { actions?: ReactNode }) | undefined;
  /** While the filters hide everything. */
  noMatch: EmptyWords;
}

/** What a feature says of its table; the frame adds rows, sort and progress. */
export type ListTable<Row> = Omit<
  DataTableProps<Row>,
  'label' | 'rows' | 'sort' | 'onSort' | 'refetching'
> & {
  /** What the rows are, for screen readers; else the title of the page. */
  label?: string;
};

export interface ListRowsProps<Filters extends SearchFields, Result, Row> {
  list: List<Filters, Result, Row>;
  words: ListWords;
  /** What the rows are, for screen readers, unless the table says: 'Orders'. */
  label: string;
  /** The rows as a table, cards on a phone; or shown in a way of their own. */
  table: ListTable<Row> | ((rows: readonly Row[], result: Result) => ReactNode);
  /** Which rows of how many, and their sums. */
  totals?: (result: Result, rows: readonly Row[]) => ReactNode;
  /** The way to the first one, in a list where there is none. */
  add?: ReactNode;
  /** Whether groups of rows are cards of their own: their loading, empty and error states are one too. */
  plain?: boolean;
}

/** The rows of a list, or why there are none; below them the totals and the other pages. */
export function ListRows<Filters extends SearchFields, Result, Row>(
  props: ListRowsProps<Filters, Result, Row>,
) {
  const { list, words, table, totals } = props;
  const hasRows = list.query.data !== undefined && list.rowsOf(list.query.data).length > 0;
  const Frame = props.plain && !hasRows ? StateCard : Fragment;
  return (
    <Frame>
      <QueryView query={list.query} failed={words.failed}>
        {(result) => {
          const rows = list.rowsOf(result);
          if (rows.length === 0) return <NoRows {...props} />;
          return (
            <>
              {typeof table === 'function' ? (
                table(rows, result)
              ) : (
                <DataTable
                  label={props.label}
                  rows={rows}
                  sort={list.sort}
                  onSort={list.setSort}
                  refetching={list.query.isFetching}
                  {...table}
                />
              )}
              {totals && <TableFooter {...list.pagesOf(result)}>{totals(result, rows)}</TableFooter>}
            </>
          );
        }}
      </QueryView>
    </Frame>
  );
}

const StateCard = ({ children }: { children?: ReactNode }) => <Card flush>{children}</Card>;

function NoRows<Filters extends SearchFields, Result, Row>({
  list,
  words: { empty, noMatch },
  add,
}: ListRowsProps<Filters, Result, Row>) {
  const { t } = useMessages();
  if (empty && list.isEmpty) {
    return (
      <EmptyState kind="first" title={empty.title} actions={add ?? empty.actions}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="noMatch"
      title={noMatch.title}
      actions={list.isFiltered && <Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
    >
      {noMatch.text}
    </EmptyState>
  );
}
