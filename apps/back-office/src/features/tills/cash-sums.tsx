import type { TillFigures } from '@foyer/domain/tills/till-figures.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './till-pages.module.css';

interface CashSumsProps {
  figures: TillFigures;
  currency: string;
  /** Counted at the close; left out of an X report. */
  countedMinor?: number;
}

/** What should be in the drawer, and of what it is made. Lines of nothing are left out. */
export function CashSums({ figures, currency, countedMinor }: CashSumsProps) {
  const { t, money } = useMessages();
  const { floatMinor, putIn, takenOut, means, expectedMinor } = figures;
  const cash = means.find((one) => one.means === 'cash');
  const lines = [
    { label: t('tills.sum.float'), minor: floatMinor, always: true },
    { label: t('tills.sum.sales', { count: cash?.sales.count ?? 0 }), minor: cash?.sales.amountMinor ?? 0 },
    {
      label: t('tills.sum.refunds', { count: cash?.refunds.count ?? 0 }),
      minor: cash?.refunds.amountMinor ?? 0,
    },
    { label: t('tills.sum.putIn', { count: putIn.count }), minor: putIn.amountMinor },
    { label: t('tills.sum.takenOut', { count: takenOut.count }), minor: takenOut.amountMinor },
  ].filter(({ minor, always }) => always || minor !== 0);
  return (
    <dl className={styles.sums}>
      {lines.map(({ label, minor }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(minor, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('tills.sum.expected')}</dt>
        <dd>{money(expectedMinor, currency)}</dd>
      </div>
      {countedMinor !== undefined && (
        <div>
          <dt>{t('tills.sum.counted')}</dt>
          <dd>{money(countedMinor, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
