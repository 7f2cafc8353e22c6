import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ListTable } from '../../../components/list-page/list-rows.tsx';
import { OrderNumber } from '../../../components/order-number.tsx';
import type { CodesOfSeriesQuery } from '../../../generated/operations.ts';
import styles from '../barcodes.module.css';
import { useSeriesWords } from '../series-words.ts';

type CodeRow = NonNullable<NonNullable<CodesOfSeriesQuery['barcodes']['edges'][number]>['node']>;

/** A code with what became of it. */
export function useCodesTable(): ListTable<CodeRow> {
  const { t, dateTime } = useMessages();
  const { nameOf } = useSeriesWords();
  const at = (moment: string | null) => (moment ? dateTime(moment) : '–');
  const type = ({ ticketType }: CodeRow) => (ticketType ? nameOf(ticketType) : '');
  const order = ({ orderId, orderNumber }: CodeRow) =>
    orderId && orderNumber ? (
      <Link to={`/order-management?order=${orderId}`}>
        <OrderNumber number={orderNumber} />
      </Link>
    ) : (
      '–'
    );
  return {
    label: t('barcodes.codes'),
    columns: [
      {
        key: 'code',
        header: t('barcodes.code'),
        cell: ({ code }) => <span className={styles.code}>{code}</span>,
      },
      { key: 'state', header: t('barcodes.status'), cell: (row) => <CodeState row={row} /> },
      { key: 'type', header: t('barcodes.field.ticketType'), cell: type },
      { key: 'order', header: t('barcodes.field.order'), cell: order },
      { key: 'issued', header: t('barcodes.issuedOn'), cell: ({ issuedAt }) => at(issuedAt) },
      { key: 'scanned', header: t('barcodes.scannedOn'), cell: ({ scannedAt }) => at(scannedAt) },
    ],
    rowKey: ({ id }) => id,
    card: (row) => ({
      title: row.code,
      line2: type(row),
      line2End: <CodeState row={row} />,
      line3: row.issuedAt ? `${t('barcodes.issuedOn')}: ${at(row.issuedAt)}` : '',
    }),
  };
}

function CodeState({ row: { issuedAt, scannedAt, isCancelled } }: { row: CodeRow }) {
  const { t } = useMessages();
  if (issuedAt === null)
    return (
      <StatusTag tone="neutral" mark="none">
        {t('barcodes.state.remaining')}
      </StatusTag>
    );
  if (isCancelled) return <StatusTag tone="danger">{t('barcodes.state.cancelled')}</StatusTag>;
  if (scannedAt !== null) return <StatusTag tone="success">{t('barcodes.state.scanned')}</StatusTag>;
  return (
    <StatusTag tone="neutral" mark="ring">
      {t('barcodes.state.unscanned')}
    </StatusTag>
  );
}
