import { placedPeriods, visitPeriods } from '@foyer/domain/orders/order-periods.ts';
import { minimumSearchLetters, readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { orderSorts } from '@foyer/domain/orders/order-sorts.ts';
import { orderStates } from '@foyer/domain/orders/order-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { orderFilters } from './order-filters.ts';
import { OrderViewCount } from './order-view-count.tsx';
import { OrderChannels, OrderList } from './orders.graphql.ts';
import { useOrderTable } from './use-order-table.tsx';
import { useOrdersDoor } from './use-orders-door.ts';

const readSort = oneOf(orderSorts);

/** All orders, found by number, ticket code, name or e-mail address; everything chosen is in the address. */
export function OrderListPage() {
  const { t, money, number } = useMessages();
  const door = useOrdersDoor();
  const mayKeepViews = useCan('order-management', 'access');
  const facts = useClientFacts();
  const table = useOrderTable();
  const channels = useGraphqlQuery(OrderChannels, {});
  const list = useList({
    filters: orderFilters,
    defaultSort: '-placed',
    document: OrderList,
    variables: ({ search, sort, paging, filters: chosen }) => ({
      filter: { ...chosen, search: search || undefined },
      sort: readSort(sort),
      ...paging,
    }),
    rows: ({ orders }) => orders,
  });
  const options = (values: readonly string[], area: string) =>
    values.map((value) => ({ value, label: t(`orders.${area}.${value.replace(' ', '-')}`) }));
  const isTooShort = readOrderSearch(list.search).by === 'too little';
  return (
    <ListPage
      list={list}
      title={t('orders.list.title')}
      views={mayKeepViews && { list: 'orders', path: door, Count: OrderViewCount }}
      above={facts?.sellsInTest && <Notice tone="neutral">{t('orders.list.testMode')}</Notice>}
      searchLabel={t('orders.list.search')}
      filters={[
        { name: 'placed', label: t('orders.filter.placed'), options: options(placedPeriods, 'period') },
        { name: 'visit', label: t('orders.filter.visit'), options: options(visitPeriods, 'period') },
        {
          name: 'channelId',
          label: t('orders.filter.channel'),
          options: (channels.data?.orderChannels ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'state', label: t('orders.filter.state'), options: options(orderStates, 'state') },
      ]}
      words={{
        failed: t('orders.list.failed'),
        empty: { title: t('orders.none.title'), text: t('orders.none.text') },
        noMatch: {
          title: t('orders.noMatch.title'),
          text: isTooShort
            ? t('orders.noMatch.tooShort', { count: minimumSearchLetters })
            : t('orders.noMatch.text'),
        },
      }}
      table={table}
      totals={({ orderTotals: { count, isMore, totalMinor } }, rows) =>
        isMore
          ? t('orders.list.moreThan', { count: number(count) })
          : t('orders.list.total', { count, amount: money(totalMinor, rows[0]?.currency ?? 'EUR') })
      }
    />
  );
}
