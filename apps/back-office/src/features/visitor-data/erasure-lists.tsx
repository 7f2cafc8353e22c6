import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { OrderNumber } from '../../components/order-number.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ErasurePreviewQuery } from '../../generated/operations.ts';
import styles from './visitor-data.module.css';

type Preview = ErasurePreviewQuery['erasurePreview'];
type Count = Preview['goes'][number];
type Waiting = Preview['waiting'][number];

interface ErasureListsProps {
  goesTitle: string;
  goes: readonly Count[];
  stays: readonly Count[];
  waiting: readonly Waiting[];
}

/** Two lists beside each other: what goes, and what stays with its reason. */
export function ErasureLists({ goesTitle, goes, stays, waiting }: ErasureListsProps) {
  const { t, number, date } = useMessages();
  const values = goes.reduce((sum, { records }) => sum + records, 0);
  return (
    <div className={styles.lists}>
      <Card
        flush
        title={goesTitle}
        actions={
          <StatusTag tone="danger" mark="none">
            {t('visitor-data.erase.values', { count: values })}
          </StatusTag>
        }
      >
        <ul className={styles.list}>
          {goes.map(({ kind, records }) => (
            <li key={kind} className={styles.item}>
              <p>
                <strong>{t(`visitor-data.kind.${kind}`)}</strong>
                <small>{t(`visitor-data.fate.${kind}`)}</small>
              </p>
              <span className={styles.count}>{number(records)}</span>
            </li>
          ))}
          {goes.length === 0 && <li className={styles.item}>{t('visitor-data.erase.nothingNow')}</li>}
        </ul>
      </Card>
      <Card
        flush
        title={t('visitor-data.erase.stays')}
        actions={
          <StatusTag tone="neutral" mark="none">
            {t('visitor-data.erase.byLaw')}
          </StatusTag>
        }
      >
        <ul className={styles.list}>
          {waiting.map((order) => (
            <WaitingOrder key={order.orderId} order={order} />
          ))}
          {stays.map(({ kind, records, names, keptUntil }) => (
            <li key={kind} className={styles.item}>
              <p>
                <strong>{[t(`visitor-data.kind.${kind}`), ...names].join(' ')}</strong>
                <small>
                  {t(`visitor-data.fate.${kind}`)}
                  {keptUntil && ` · ${t('visitor-data.erase.keptUntil', { date: date(keptUntil) })}`}
                </small>
              </p>
              <span className={styles.count}>{number(records)}</span>
            </li>
          ))}
          <li className={styles.item}>
            <p>
              <strong>{t('visitor-data.erase.backups')}</strong>
              <small>{t('visitor-data.erase.backupsText')}</small>
            </p>
            <span className={styles.count}>–</span>
          </li>
        </ul>
      </Card>
    </div>
  );
}

function WaitingOrder({ order: { orderId, number, why, until } }: { order: Waiting }) {
  const { t, dateTime } = useMessages();
  const seesOrders = useCan('order-management', 'access');
  const name = number === null ? t('visitor-data.erase.unpaidOrder') : <OrderNumber number={number} />;
  return (
    <li className={styles.item}>
      <p>
        {seesOrders ? <Link to={`/order-management?order=${orderId}`}>{name}</Link> : name}
        <small>
          {t(`visitor-data.wait.${why}`)}{' '}
          {until ? t('visitor-data.wait.until', { at: dateTime(until) }) : t('visitor-data.wait.after')}
        </small>
      </p>
      <span className={styles.count}>1</span>
    </li>
  );
}
