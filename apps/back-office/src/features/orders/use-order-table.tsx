import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { OrderNumber } from '../../components/order-number.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { OrderRowFragment } from '../../generated/operations.ts';
import { methodOf, nameOfMethod, nameOfSource } from './order-names.ts';
import { OrderStatusTag } from './order-status.tsx';
import styles from './orders.module.css';
import { useOrdersDoor } from './use-orders-door.ts';

/** How the list shows an order: a row, on a phone a card of three lines. */
export function useOrderTable(): ListTable<OrderRowFragment> {
  const words = useMessages();
  const { t, date, dateTime } = words;
  const door = useOrdersDoor();
  const number = (order: OrderRowFragment) =>
    order.number ? (
      <OrderNumber number={order.number} />
    ) : (
      <span className={styles.quiet}>{t('orders.withoutNumber')}</span>
    );
  const buyer = (order: OrderRowFragment) =>
    order.buyerName || t(order.isBuyerErased ? 'orders.erasedBuyer' : 'orders.withoutBuyer');
  const payment = (order: OrderRowFragment) => {
    const method = methodOf(order.payments);
    return method ? nameOfMethod(words, method) : '–';
  };
  return {
    name: 'orders',
    columns: [
      { key: 'number', header: t('orders.column.order'), cell: number },
      {
        key: 'placed',
        header: t('orders.column.placed'),
        cell: (order) => dateTime(order.createdAt, order.timeZone),
        sortKey: 'placed',
      },
      { key: 'buyer', header: t('orders.column.buyer'), cell: (order) => <strong>{buyer(order)}</strong> },
      {
        key: 'visit',
        header: t('orders.column.visit'),
        sortKey: 'visit',
        cell: (order) =>
          order.visitDate ? (
            <>
              {date(order.visitDate)} <span className={styles.quiet}>{order.visitTime ?? '–'}</span>
            </>
          ) : (
            '–'
          ),
      },
      { key: 'items', header: t('orders.column.items'), cell: (order) => order.itemCount, align: 'end' },
      {
        key: 'channel',
        header: t('orders.column.channel'),
        cell: (order) => nameOfSource(words, order),
        wideOnly: true,
      },
      { key: 'payment', header: t('orders.column.payment'), cell: payment, wideOnly: true },
      { key: 'status', header: t('orders.column.status'), cell: (order) => <Status order={order} /> },
      {
        key: 'total',
        header: t('orders.column.total'),
        sortKey: 'total',
        align: 'end',
        cell: (order) => <Amount order={order} />,
      },
    ],
    rowKey: (order) => order.id,
    rowLink: (order) => `${door}?order=${order.id}`,
    card: (order) => ({
      title: buyer(order),
      figure: <Amount order={order} />,
      line2: number(order),
      line2End: t('orders.tickets', { count: order.itemCount }),
      line3: [
        order.visitDate && [date(order.visitDate), order.visitTime].filter(Boolean).join(', '),
        nameOfSource(words, order),
      ]
        .filter(Boolean)
        .join(' · '),
      line3End: <Status order={order} />,
    }),
  };
}

/** An order is marked as a test where others are real; where none is, the page says so once. */
function Status({ order }: { order: OrderRowFragment }) {
  const { t } = useMessages();
  const facts = useClientFacts();
  return (
    <span className={styles.tags}>
      <OrderStatusTag order={order} />
      {order.isTest && facts && !facts.sellsInTest && (
        <StatusTag tone="warning" mark="none">
          {t('orders.test')}
        </StatusTag>
      )}
    </span>
  );
}

/** The total; struck through where the money did not stay. */
function Amount({ order }: { order: OrderRowFragment }) {
  const { money } = useMessages();
  const amount = money(order.totalMinor, order.currency);
  const isGone = order.state === 'refunded' || order.state === 'cancelled';
  return isGone ? (
    <s className={styles.quiet}>{amount}</s>
  ) : (
    <strong className={styles.amount}>{amount}</strong>
  );
}
