import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconClock } from '@tabler/icons-react';
import styles from './setting-row.module.css';

/** When a change of what the card holds takes effect. */
export function TakesEffect({ atOnce }: { atOnce: boolean }) {
  const { t } = useMessages();
  return (
    <span className={styles.effect}>
      <IconClock size={15} stroke={1.6} aria-hidden="true" />
      {t(atOnce ? 'settings.startsAtOnce' : 'settings.startsNextDay')}
    </span>
  );
}
