import { formatTime } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { QueueBarsQuery } from '../../generated/operations.ts';
import styles from './message-queue.module.css';
import type { Period } from './periods.ts';

type Bar = QueueBarsQuery['queueBars'][number];

/** Where the times below the bars are, as parts of their width. */
const tickShares = [0, 0.25, 0.5, 0.75, 1];

/** Bars up to now, failures on top; the figures are also written below. */
export function BarsChart({ bars, period }: { bars: readonly Bar[]; period: Period }) {
  const { t, number, dateTime } = useMessages();
  const highest = Math.max(1, ...bars.map((bar) => bar.handled + bar.failed));
  const sum = (of: (bar: Bar) => number) => bars.reduce((total, bar) => total + of(bar), 0);
  const dayOf = (bar: Bar) => dateTime(bar.at).slice(0, 10);
  const timeOf = (bar: Bar) => formatTime(dateTime(bar.at).slice(11));
  const tick = (bar: Bar | undefined) => bar && (period === 'week' ? dayOf(bar) : timeOf(bar));
  const barAt = (share: number) => bars[Math.round(share * (bars.length - 1))];
  const height = (count: number) => ({ height: `${(count / highest) * 100}%` });
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar.at}
            className={styles.bar}
            title={`${period === 'week' ? `${dayOf(bar)} ` : ''}${timeOf(bar)} · ${number(bar.handled + bar.failed)}`}
          >
            <span className={styles.failed} style={height(bar.failed)} />
            <span className={styles.handled} style={height(bar.handled)} />
          </span>
        ))}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {tickShares.map((share) => (
          <span key={share}>{tick(barAt(share))}</span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.legend} aria-hidden="true">
          <i className={styles.handled} /> {t('queue.bars.handled')}
          <i className={styles.failed} /> {t('queue.bars.failed')}
        </span>
        {t(`queue.bars.caption.${period}`, {
          handled: number(sum((bar) => bar.handled)),
          failed: number(sum((bar) => bar.failed)),
        })}
      </figcaption>
    </figure>
  );
}
