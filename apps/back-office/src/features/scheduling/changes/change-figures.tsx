import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './change-figures.module.css';
import type { ShownChange } from './shown-change.ts';

/** Added, removed, changed, and what needs a choice. */
export function ChangeFigures({ change }: { change: ShownChange }) {
  const { t, number } = useMessages();
  const { addedCount, removedCount, changedCount, openCount, rows, state } = change;
  const tickets = rows.reduce((sum, { ticketCount }) => sum + ticketCount, 0);
  const orders = rows.reduce((sum, { orderCount }) => sum + orderCount, 0);
  const isDraft = state === 'draft';
  return (
    <Figures>
      <Figure
        label={t('change.added')}
        value={addedCount > 0 ? <span className={styles.added}>+{number(addedCount)}</span> : number(0)}
      >
        <p className={styles.hint}>{t('change.addedHint')}</p>
      </Figure>
      <Figure
        label={t('change.removed')}
        value={removedCount > 0 ? <span className={styles.removed}>{number(-removedCount)}</span> : number(0)}
      >
        <p className={styles.hint}>{t('change.removedHint')}</p>
      </Figure>
      <Figure label={t('change.changed')} value={number(changedCount)}>
        <p className={styles.hint}>{t('change.changedHint')}</p>
      </Figure>
      <Figure label={t('change.needChoice')} value={number(isDraft ? openCount : 0)}>
        <p className={styles.hint}>
          {isDraft
            ? t('change.touched', { tickets, orders })
            : t('change.settledTickets', { count: tickets })}
        </p>
      </Figure>
    </Figures>
  );
}
