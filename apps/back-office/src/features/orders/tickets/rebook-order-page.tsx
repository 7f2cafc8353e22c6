import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { ListFilters } from '../../../components/list-page/list-filters.tsx';
import { useListSearch } from '../../../components/list-page/use-list-search.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { OrderList } from '../orders.graphql.ts';
import { useOrderTable } from '../use-order-table.tsx';

/** So many of a search are shown: one order is meant. */
const most = 20;

/** Which order is to be rebooked: it leads to the order, with its other day to choose. */
export default function RebookOrderPage() {
  const { t } = useMessages();
  const list = useListSearch({});
  const table = useOrderTable();
  const query = useGraphqlQuery(
    OrderList,
    { filter: { search: list.search, state: 'sold' }, first: most },
    { enabled: list.search !== '', keepPrevious: true },
  );
  return (
    <Page kind="list" title={t('tickets.rebook.title')}>
      <Card flush>
        <ListFilters list={list} searchLabel={t('orders.list.search')} filters={[]} />
        {list.search === '' ? (
          <EmptyState kind="first" title={t('tickets.rebook.start')}>
            {t('tickets.rebook.startText')}
          </EmptyState>
        ) : (
          <QueryView query={query} failed={t('orders.list.failed')}>
            {({ orders: { edges } }) =>
              edges.length === 0 ? (
                <EmptyState kind="noMatch" title={t('tickets.rebook.none')}>
                  {t('tickets.rebook.noneText')}
                </EmptyState>
              ) : (
                <DataTable
                  label={t('orders.list.title')}
                  rows={edges.map(({ node }) => node)}
                  rowKey={({ id }) => id}
                  rowLink={({ id }) => `/order-management?order=${id}&act=rebook`}
                  columns={table.columns.filter(({ key }) => shownColumns.has(key))}
                  card={table.card}
                />
              )
            }
          </QueryView>
        )}
      </Card>
    </Page>
  );
}

const shownColumns = new Set(['number', 'buyer', 'visit', 'items', 'status']);
