import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { LanguageTag } from '../../components/language-tag.tsx';
import { OrderNumber } from '../../components/order-number.tsx';
import type { DashboardQuery } from '../../generated/operations.ts';

/** The newest sales, each leading to its order. Absent without the right to open orders. */
export function LatestOrders({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  const { t, number, money, freshness } = useMessages();
  const orders = dashboard.latestOrders;
  if (orders.length === 0) return null;
  const buyer = ({ buyerName }: { buyerName: string }) => buyerName || t('dashboard.latest.unnamed');
  const orderNumber = (order: (typeof orders)[number]) =>
    order.number && <OrderNumber number={order.number} />;
  const readAt = Date.parse(dashboard.readAt);
  return (
    <Card
      flush
      title={t('dashboard.latest.title')}
      actions={<Link to="/order-management">{t('dashboard.latest.all')}</Link>}
    >
      <DataTable
        label={t('dashboard.latest.table')}
        rows={orders}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/order-management?order=${id}`}
        columns={[
          { key: 'number', header: t('dashboard.latest.order'), cell: orderNumber },
          { key: 'buyer', header: t('dashboard.latest.buyer'), cell: buyer },
          {
            key: 'products',
            header: t('dashboard.latest.products'),
            cell: ({ productNames, language }) => (
              <>
                {productNames} <LanguageTag language={language} />
              </>
            ),
            wideOnly: true,
          },
          {
            key: 'placed',
            header: t('dashboard.latest.placed'),
            cell: ({ placedAt }) => freshness(placedAt, readAt),
          },
          {
            key: 'items',
            header: t('dashboard.latest.tickets'),
            align: 'end',
            cell: ({ itemCount }) => number(itemCount),
          },
          {
            key: 'total',
            header: t('dashboard.latest.total'),
            align: 'end',
            cell: ({ totalMinor }) => money(totalMinor, dashboard.currency),
          },
        ]}
        card={(order) => ({
          title: buyer(order),
          figure: money(order.totalMinor, dashboard.currency),
          line2: orderNumber(order),
          line2End: freshness(order.placedAt, readAt),
          line3: order.productNames,
          line3End: t('dashboard.latest.ticketCount', { count: order.itemCount }),
        })}
      />
    </Card>
  );
}
