import { placedPeriods, visitPeriods } from '@foyer/domain/orders/order-periods.ts';
import { minimumSearchLetters, readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { orderStates } from '@foyer/domain/orders/order-states.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { type ListSearch, useListSearch } from '../../components/use-list-search.ts';
import type { OrderListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { OrderCount } from './order-count.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderChannels, OrderList } from './orders.graphql.ts';
import { useOrdersDoor } from './use-orders-door.ts';

const filterNames = ['placed', 'visit', 'state', 'channelId'] as const;
type OrderSearch = ListSearch<(typeof filterNames)[number]>;

/** All orders, found by number, ticket code, name or e-mail address; everything chosen lies in the address. */
export function OrderListPage() {
  const { t } = useMessages();
  const door = useOrdersDoor();
  const mayKeepViews = useCan('order-management', 'access');
  const facts = useClientFacts();
  const list = useListSearch(filterNames, '-placed');
  const filter = { ...list.filters, search: list.search || undefined };
  const query = useGraphqlQuery(
    OrderList,
    { filter, sort: list.sort, ...list.paging },
    { keepPrevious: true },
  );
  return (
    <Page
      kind="list"
      title={t('orders.list.title')}
      tabs={mayKeepViews && <SavedViews list="orders" path={door} Count={OrderCount} />}
    >
      {facts?.sellsInTest && <Notice tone="neutral">{t('orders.list.testMode')}</Notice>}
      <Card flush>
        <OrderToolbar list={list} />
        <QueryView query={query} failed={t('orders.list.failed')}>
          {(data) => <OrderRows data={data} list={list} refetching={query.isPlaceholderData} />}
        </QueryView>
      </Card>
    </Page>
  );
}

function OrderToolbar({ list }: { list: OrderSearch }) {
  const { t } = useMessages();
  const channels = useGraphqlQuery(OrderChannels, {});
  const options = (values: readonly string[], area: string) =>
    values.map((value) => ({ value, label: t(`orders.${area}.${value.replace(' ', '-')}`) }));
  return (
    <ListToolbar
      searchLabel={t('orders.list.search')}
      search={list.search}
      onSearch={list.setSearch}
      onClear={list.onClear}
    >
      <FilterChip
        label={t('orders.filter.placed')}
        options={options(placedPeriods, 'period')}
        value={list.filters.placed}
        onChange={(value) => list.setFilter('placed', value)}
      />
      <FilterChip
        label={t('orders.filter.visit')}
        options={options(visitPeriods, 'period')}
        value={list.filters.visit}
        onChange={(value) => list.setFilter('visit', value)}
      />
      <FilterChip
        label={t('orders.filter.channel')}
        options={(channels.data?.orderChannels ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={list.filters.channelId}
        onChange={(value) => list.setFilter('channelId', value)}
      />
      <FilterChip
        label={t('orders.filter.state')}
        options={options(orderStates, 'state')}
        value={list.filters.state}
        onChange={(value) => list.setFilter('state', value)}
      />
    </ListToolbar>
  );
}

interface OrderRowsProps {
  data: OrderListQuery;
  list: OrderSearch;
  refetching: boolean;
}

function OrderRows({ data, list, refetching }: OrderRowsProps) {
  const words = useMessages();
  const { t, money, number } = words;
  const rows = data.orders.edges.flatMap((edge) => edge?.node ?? []);
  if (rows.length === 0) return <NoOrders list={list} />;
  const { count, isMore, totalMinor } = data.orderTotals;
  const currency = rows[0]?.currency ?? 'EUR';
  return (
    <>
      <OrderTable orders={rows} sort={list.sort} onSort={list.setSort} refetching={refetching} />
      <TableFooter {...list.pages(data.orders.pageInfo)}>
        {isMore
          ? t('orders.list.moreThan', { count: number(count) })
          : t('orders.list.total', { count, amount: money(totalMinor, currency) })}
      </TableFooter>
    </>
  );
}

function NoOrders({ list }: { list: OrderSearch }) {
  const { t } = useMessages();
  if (!list.isFiltered) {
    return (
      <EmptyState kind="first" title={t('orders.none.title')}>
        {t('orders.none.text')}
      </EmptyState>
    );
  }
  const isTooShort = readOrderSearch(list.search).by === 'too little';
  return (
    <EmptyState
      kind="noMatch"
      title={t('orders.noMatch.title')}
      actions={<Button onClick={list.clear}>{t('orders.list.clear')}</Button>}
    >
      {isTooShort ? t('orders.noMatch.tooShort', { count: minimumSearchLetters }) : t('orders.noMatch.text')}
    </EmptyState>
  );
}
