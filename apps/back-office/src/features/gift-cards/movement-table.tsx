import type { Currency } from '@foyer/domain/money/currency.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { OrderNumber } from '../../components/order-number.tsx';
import { useCan } from '../../components/use-can.ts';
import type { OpenGiftCardQuery } from '../../generated/operations.ts';
import styles from './gift-cards.module.css';

type Movement = OpenGiftCardQuery['giftCardMovements'][number];

interface MovementTableProps {
  movements: readonly Movement[];
  currency: Currency;
}

/** What happened to a card, the newest first, with what was left after it: the entries of the ledger. */
export function MovementTable({ movements, currency }: MovementTableProps) {
  const { t, money, dateTime } = useMessages();
  const seesOrders = useCan('order-management', 'access');
  const what = ({ kind, reason }: Movement) => [
    t(`gift-cards.movement.${kind}`),
    ...(kind === 'card-corrected' && reason ? [reason] : []),
  ];
  const order = ({ orderId, orderNumber }: Movement) => {
    const number = orderNumber && <OrderNumber number={orderNumber} />;
    return orderId && number && seesOrders ? (
      <Link to={`/order-management?order=${orderId}`}>{number}</Link>
    ) : (
      number
    );
  };
  const amount = ({ amountMinor }: Movement) => (
    <span data-sign={amountMinor > 0 ? 'more' : undefined} className={styles.amount}>
      {`${amountMinor > 0 ? '+' : ''}${money(amountMinor, currency)}`}
    </span>
  );
  return (
    <DataTable
      label={t('gift-cards.card.movements')}
      rows={movements}
      rowKey={({ id, kind }) => `${kind} ${id}`}
      columns={[
        { key: 'at', header: t('gift-cards.field.when'), cell: ({ at }) => dateTime(at) },
        { key: 'what', header: t('gift-cards.field.what'), cell: (row) => what(row).join(': ') },
        { key: 'order', header: t('gift-cards.field.order'), cell: order },
        { key: 'by', header: t('gift-cards.field.by'), cell: ({ byName }) => byName },
        { key: 'amount', header: t('gift-cards.field.amount'), cell: amount, align: 'end' },
        {
          key: 'balance',
          header: t('gift-cards.field.left'),
          cell: ({ balanceMinor }) => <strong>{money(balanceMinor, currency)}</strong>,
          align: 'end',
        },
      ]}
      card={(row) => ({
        title: what(row).join(': '),
        figure: amount(row),
        line2: (
          <>
            {row.orderNumber && <OrderNumber number={row.orderNumber} />}
            {row.orderNumber && row.byName && ' · '}
            {row.byName}
          </>
        ),
        line2End: `${t('gift-cards.field.left')}: ${money(row.balanceMinor, currency)}`,
        line3: `${t('gift-cards.field.when')}: ${dateTime(row.at)}`,
      })}
    />
  );
}
