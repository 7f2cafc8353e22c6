import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import styles from './till-pages.module.css';

/** What was counted, less what should be there: worked out live. */
export function CountDifference({
  differenceMinor,
  currency,
}: {
  differenceMinor: number;
  currency: string;
}) {
  const { t, money } = useMessages();
  const Icon = differenceMinor === 0 ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={styles.difference} data-differs={differenceMinor !== 0 || undefined} role="status">
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('tills.difference')}</span>
      <strong>{money(differenceMinor, currency)}</strong>
    </div>
  );
}
