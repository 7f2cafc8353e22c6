import styles from '../calendar/day-view.module.css';
import type { Slot } from './slot-grid.ts';

interface SlotMeterProps {
  slot: Slot;
  /** Colours the sold part; the word beside it says the same. */
  state?: string;
}

/** Sold places, then held ones, as shares of the limit; the numbers are beside it. */
export function SlotMeter({ slot: { soldCount, heldCount, capacity }, state }: SlotMeterProps) {
  const share = (count: number) => `${capacity ? Math.min(1, count / capacity) * 100 : 0}%`;
  return (
    <span className={styles.meter} data-state={state} aria-hidden="true">
      <span className={styles.sold} style={{ inlineSize: share(soldCount) }} />
      <span className={styles.held} style={{ inlineSize: share(heldCount) }} />
    </span>
  );
}
