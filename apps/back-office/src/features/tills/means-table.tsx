import type { TillFigures } from '@foyer/domain/tills/till-figures.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ReactNode } from 'react';
import styles from './till-pages.module.css';

interface MeansTableProps {
  figures: TillFigures;
  currency: string;
  /** What the card terminal says, beside what Foyer has; left out of an X report. */
  terminal?: ReactNode;
}

/** What was paid otherwise than in cash. */
export function MeansTable({ figures, currency, terminal }: MeansTableProps) {
  const { t, money } = useMessages();
  const others = figures.means.filter(({ means }) => means !== 'cash');
  if (others.length === 0) return <p className={styles.hint}>{t('tills.noOthers')}</p>;
  return (
    <table className={styles.means}>
      <thead>
        <tr>
          <th scope="col">{t('tills.means.method')}</th>
          <th scope="col">{t('tills.means.sales')}</th>
          <th scope="col">{t('tills.means.foyer')}</th>
          {terminal !== undefined && <th scope="col">{t('tills.means.terminal')}</th>}
        </tr>
      </thead>
      <tbody>
        {others.map(({ means, sales, refunds }) => (
          <tr key={means}>
            <th scope="row">{t(`tills.means.${means}`)}</th>
            <td>{sales.count}</td>
            <td>{money(sales.amountMinor + refunds.amountMinor, currency)}</td>
            {terminal !== undefined && <td>{means === 'card' ? terminal : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
