import { useMessages } from '@foyer/ui/messages.tsx';
import type { DayTimeslot } from './day-timeslot.ts';
import styles from './fill-bar.module.css';

/** Sold places, then held ones, as shares of the limit. */
export function FillBar({ timeslot }: { timeslot: DayTimeslot }) {
  const { t } = useMessages();
  const { soldCount, heldCount, capacity } = timeslot;
  const share = (count: number) => (capacity ? Math.min(1, count / capacity) * 100 : 0);
  const label =
    capacity === null
      ? t('scheduling.day.soldHeld', { sold: soldCount, held: heldCount })
      : t('scheduling.day.fillOf', { sold: soldCount, held: heldCount, capacity });
  return (
    <span className={styles.track} role="img" aria-label={label}>
      <span className={styles.sold} style={{ inlineSize: `${share(soldCount)}%` }} />
      <span className={styles.held} style={{ inlineSize: `${share(heldCount)}%` }} />
    </span>
  );
}
