import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { VouchersOfBatchQuery } from '../../generated/operations.ts';
import type { EditedBatch } from './batch-form.ts';
import { VoucherMenu } from './voucher-menu.tsx';
import styles from './vouchers.module.css';

type Row = VouchersOfBatchQuery['vouchers']['edges'][number]['node'];

const tones = {
  open: 'success',
  upcoming: 'info',
  used: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
} as const;

/** How the list shows a voucher: its code, its state and its dates. */
export function useVoucherTable({ id: batchId }: EditedBatch): ListTable<Row> {
  const { t, dateTime } = useMessages();
  const zone = useClientFacts()?.timeZone;
  const seesOrders = useCan('order-management', 'access');
  const canCancel = useCan('discountcodes-and-vouchers', 'extra');
  const at = (instant: string | null) => (instant && zone ? dateTime(instant, zone) : '–');
  const by = ({ orderId, deviceName, usedAt }: Row) => {
    if (deviceName) return deviceName;
    if (!usedAt) return '–';
    const order = t('vouchers.byOrder');
    return orderId && seesOrders ? <Link to={`/order-management?order=${orderId}`}>{order}</Link> : order;
  };
  const stateTag = ({ state }: Row) => (
    <StatusTag tone={tones[state]}>{t(`vouchers.state.${state}`)}</StatusTag>
  );
  return {
    columns: [
      {
        key: 'code',
        header: t('vouchers.field.code'),
        cell: ({ code }) => <span className={styles.code}>{code}</span>,
      },
      { key: 'state', header: t('vouchers.field.state'), cell: stateTag },
      {
        key: 'acquired',
        header: t('vouchers.field.acquired'),
        cell: ({ acquiredAt }) => at(acquiredAt),
        wideOnly: true,
      },
      { key: 'used', header: t('vouchers.field.usedAt'), cell: ({ usedAt }) => at(usedAt) },
      { key: 'by', header: t('vouchers.field.by'), cell: by, wideOnly: true },
      {
        key: 'rebooked',
        header: t('vouchers.field.rebooked'),
        cell: ({ rebookedAt }) => at(rebookedAt),
        wideOnly: true,
      },
      {
        key: 'cancelled',
        header: t('vouchers.field.cancelledAt'),
        cell: ({ cancelledAt }) => at(cancelledAt),
        wideOnly: true,
      },
      ...(canCancel
        ? [
            {
              key: 'menu',
              header: t('ui.more'),
              hiddenHeader: true,
              cell: (row: Row) => <VoucherMenu batchId={batchId} voucher={row} />,
              align: 'end' as const,
            },
          ]
        : []),
    ],
    rowKey: ({ id }) => id,
    card: (row) => ({
      title: row.code,
      line2: row.usedAt
        ? `${t('vouchers.field.usedAt')}: ${at(row.usedAt)}`
        : `${t('vouchers.field.acquired')}: ${at(row.acquiredAt)}`,
      line2End: stateTag(row),
    }),
  };
}
