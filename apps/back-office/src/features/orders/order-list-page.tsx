import { minimumSearchLetters, readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { orderSorts } from '@foyer/domain/orders/order-sorts.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ExportOrders } from './bulk/bulk.graphql.ts';
import { OpenBulkRuns } from './bulk/open-bulk-runs.tsx';
import { useOrderSelection } from './bulk/use-order-selection.tsx';
import { OpenFailedPlacements } from './failed/open-failed-placements.tsx';
import { orderFilters } from './order-filters.ts';
import { OrderViewCount } from './order-view-count.tsx';
import { OrderList } from './orders.graphql.ts';
import { useMayActOnOrders } from './use-may-act-on-orders.ts';
import { useOrderFilters } from './use-order-filters.tsx';
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
  const filters = useOrderFilters(list);
  const mayAct = useMayActOnOrders();
  const filter = { ...list.filters, search: list.search || undefined };
  const { selection, dialogs } = useOrderSelection(list.query.data, filter);
  const startExport = useGraphqlMutation(ExportOrders);
  const isTooShort = readOrderSearch(list.search).by === 'too little';
  return (
    <ListPage
      list={list}
      title={t('orders.list.title')}
      views={
        mayKeepViews && {
          list: 'orders',
          path: door,
          Count: OrderViewCount,
          shipped: [
            { label: t('orders.view.visitingToday'), parameters: 'state=sold&visit=today' },
            { label: t('orders.view.openPayments'), parameters: 'state=pending payment' },
            { label: t('orders.view.refunds'), parameters: 'refunded=this-month' },
            { label: t('orders.view.failed'), parameters: 'failed=all' },
          ],
        }
      }
      actions={
        mayAct && (
          <ExportButton
            kind="orders"
            label={t('orders.export.open')}
            title={t('orders.export.title')}
            text={t('orders.export.text')}
            start={(format) => startExport.mutateAsync({ selection: { filter }, format })}
          />
        )
      }
      above={
        <>
          {facts?.sellsInTest && <Notice tone="neutral">{t('orders.list.testMode')}</Notice>}
          {mayAct && <OpenBulkRuns />}
          {list.filters.failed && <OpenFailedPlacements door={door} />}
        </>
      }
      searchLabel={t('orders.list.search')}
      filters={filters}
      words={{
        failed: t(list.filters.failed ? 'orders.failed.failed' : 'orders.list.failed'),
        empty: { title: t('orders.none.title'), text: t('orders.none.text') },
        noMatch: {
          title: t('orders.noMatch.title'),
          text: isTooShort
            ? t('orders.noMatch.tooShort', { count: minimumSearchLetters })
            : t('orders.noMatch.text'),
        },
      }}
      table={{ ...table, selection }}
      totals={({ orderTotals: { count, isMore, totalMinor } }, rows) =>
        isMore
          ? t('orders.list.moreThan', { count: number(count) })
          : totalMinor === null
            ? t('orders.list.count', { count })
            : t('orders.list.total', { count, amount: money(totalMinor, rows[0]?.currency ?? 'EUR') })
      }
    >
      {dialogs}
    </ListPage>
  );
}
