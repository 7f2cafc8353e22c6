import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { CountedTimeslot } from './day-timeslot.ts';
import styles from './fill-bar.module.css';

/** Places of visitors let in, other sold places, then held ones, as shares of the limit. */
export function FillBar({ timeslot }: { timeslot: CountedTimeslot }) {
  const { t } = useMessages();
  const { soldCount, scannedCount, heldCount, capacity } = timeslot;
  const came = Math.min(scannedCount, soldCount);
  const share = (count: number) => (capacity ? Math.min(1, count / capacity) * 100 : 0);
  const label =
    capacity === null
      ? t('scheduling.day.soldHeld', { sold: soldCount, scanned: came, held: heldCount })
      : t('scheduling.day.fillOf', { sold: soldCount, scanned: came, held: heldCount, capacity });
  return (
    <span className={styles.track} role="img" aria-label={label}>
      <span className={styles.scanned} style={{ inlineSize: `${share(came)}%` }} />
      <span className={styles.sold} style={{ inlineSize: `${share(soldCount) - share(came)}%` }} />
      <span className={styles.held} style={{ inlineSize: `${share(heldCount)}%` }} />
    </span>
  );
}
