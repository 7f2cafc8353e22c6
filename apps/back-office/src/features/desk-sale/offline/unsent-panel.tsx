import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { DeskState } from './desk-keeper.ts';
import { countPieces, type UnsentSale } from './kept-lease.ts';
import styles from './offline.module.css';

/** More do not fit beside a sale. */
const mostRows = 4;

/** The sales that the server does not have, the newest first. */
export function UnsentPanel({ state, currency }: { state: DeskState; currency: string }) {
  const { t, money } = useMessages();
  const { unsent, unreadable } = state;
  if (unsent.length + unreadable === 0) return null;
  const totalMinor = unsent.reduce((sum, sale) => sum + sale.totalMinor, 0);
  const tickets = unsent.reduce((sum, sale) => sum + countPieces(sale), 0);
  return (
    <>
      <section className={styles.panel} aria-label={t('desk-offline.unsent')}>
        <div className={styles.head}>
          <h3>{t('desk-offline.unsent')}</h3>
          <span className={styles.waiting}>{t('desk-offline.waiting', { count: unsent.length })}</span>
        </div>
        <ul className={styles.rows}>
          {unsent
            .slice(-mostRows)
            .reverse()
            .map((sale) => (
              <UnsentRow key={sale.saleId} sale={sale} currency={currency} />
            ))}
        </ul>
        <p className={styles.foot}>
          <span>
            {t('desk-offline.allSales', { count: unsent.length })},{' '}
            {t('desk-offline.allTickets', { count: tickets })}
          </span>
          <strong>{money(totalMinor, currency)}</strong>
        </p>
        {unreadable > 0 && (
          <p className={styles.foot}>{t('desk-offline.unreadable', { count: unreadable })}</p>
        )}
      </section>
      <p className={styles.note}>{t('desk-offline.numberFollows')}</p>
    </>
  );
}

function UnsentRow({ sale, currency }: { sale: UnsentSale; currency: string }) {
  const { t, money, dateTime } = useMessages();
  const means = sale.payments.map((part) => t(`desk.means.${part.means}`)).join(' + ');
  return (
    <li className={styles.row}>
      <span className={styles.receipt}>{sale.receipt}</span>
      <span className={styles.time}>{dateTime(sale.soldAt).split(' ').at(-1)}</span>
      <span className={styles.means}>{means}</span>
      <strong>{money(sale.totalMinor, currency)}</strong>
    </li>
  );
}
