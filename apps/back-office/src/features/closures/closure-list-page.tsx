import { closureStates } from '@foyer/domain/closures/closure-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { useClosureWords } from '../../components/close-timeslots/use-closure-words.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import type { ClosureListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { sumByGroup } from './closure-facts.ts';
import { ClosureStateTag } from './closure-state-tag.tsx';
import { ClosureList } from './closures.graphql.ts';
import styles from './closures.module.css';

type Closure = ClosureListQuery['closures']['edges'][number]['node'];

/** Everything that was closed, the newest first. */
export default function ClosureListPage() {
  const { t } = useMessages();
  const list = useListSearch(['state'] as const);
  const query = useGraphqlQuery(
    ClosureList,
    { ...list.paging, state: closureStates.find((state) => state === list.filters.state) ?? null },
    { keepPrevious: true, refetchEveryMs: 10_000 },
  );
  return (
    <Page
      kind="list"
      title={t('closures.list.title')}
      breadcrumbs={[{ label: t('closures.timeslots'), to: '/timeslotgroup' }]}
    >
      <Card flush>
        <div className={styles.filters}>
          <FilterChip
            label={t('closures.list.state')}
            options={closureStates.map((value) => ({ value, label: t(`closures.list.${value}`) }))}
            value={list.filters.state}
            onChange={(value) => list.setFilter('state', value)}
          />
        </div>
        <QueryView query={query} failed={t('closures.list.failed')}>
          {({ closures }) =>
            closures.edges.length === 0 ? (
              <EmptyState
                kind={list.isFiltered ? 'noMatch' : 'first'}
                title={t('closures.list.none')}
                actions={list.isFiltered && <Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
              >
                {t('closures.list.noneText')}
              </EmptyState>
            ) : (
              <>
                <ClosureTable
                  closures={closures.edges.map(({ node }) => node)}
                  refetching={query.isFetching}
                />
                <TableFooter {...list.pages(closures.pageInfo)}>
                  {t('closures.list.count', { count: closures.edges.length })}
                </TableFooter>
              </>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}

function ClosureTable({ closures, refetching }: { closures: readonly Closure[]; refetching: boolean }) {
  const { t, dateTime, number } = useMessages();
  const { when } = useClosureWords();
  const ordersOf = ({ totals }: Closure) =>
    Object.values(sumByGroup(totals)).reduce((sum, { orders }) => sum + orders, 0);
  const causeOf = ({ reason, note }: Closure) =>
    [reason === 'other' ? '' : t(`closures.reason.${reason}`), note].filter(Boolean).join(': ');
  const columns: Column<Closure>[] = [
    { key: 'when', header: t('closures.list.when'), cell: when },
    { key: 'where', header: t('closures.list.where'), cell: ({ where }) => where.join(', ') },
    { key: 'reason', header: t('closures.list.reason'), cell: causeOf },
    {
      key: 'remedy',
      header: t('closures.list.remedy'),
      cell: ({ remedy }) => t(`closures.remedy.${remedy}`),
    },
    {
      key: 'orders',
      header: t('closures.list.orders'),
      align: 'end',
      cell: (closure) => number(ordersOf(closure)),
    },
    {
      key: 'state',
      header: t('closures.list.state'),
      cell: (closure) => <ClosureStateTag closure={closure} />,
    },
    {
      key: 'by',
      header: t('closures.list.by'),
      muted: true,
      cell: ({ closedByName, createdAt, timeZone }) => `${closedByName}, ${dateTime(createdAt, timeZone)}`,
    },
  ];
  return (
    <DataTable
      label={t('closures.list.title')}
      columns={columns}
      rows={closures}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/timeslotgroup/closure/${id}`}
      card={(closure) => ({
        title: when(closure),
        figure: <ClosureStateTag closure={closure} />,
        line2: closure.where.join(', '),
        line2End: t('closures.list.count.orders', { count: ordersOf(closure) }),
        line3: causeOf(closure),
      })}
      refetching={refetching}
    />
  );
}
