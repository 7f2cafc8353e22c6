import { formatTime } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import type { QueueOverviewQuery } from '../../generated/operations.ts';
import styles from './message-queue.module.css';

type Minute = QueueOverviewQuery['messageQueue']['minutes'][number];

/** A bar a minute of the last hour, failures on top; the figures are told in words below. */
export function MinuteChart({ minutes }: { minutes: readonly Minute[] }) {
  const { t, number, dateTime } = useMessages();
  const highest = Math.max(0, ...minutes.map((minute) => minute.handled + minute.failed));
  const handled = minutes.reduce((sum, minute) => sum + minute.handled, 0);
  const failed = minutes.reduce((sum, minute) => sum + minute.failed, 0);
  const time = (minute: Minute | undefined) => (minute ? formatTime(dateTime(minute.at).slice(11)) : '');
  const ticks = [0, 15, 30, 45, minutes.length - 1];
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden="true">
        {minutes.map((minute) => (
          <span key={minute.at} className={styles.bar} title={`${time(minute)} · ${minute.handled}`}>
            <span
              className={styles.failed}
              style={{ height: `${(minute.failed / Math.max(1, highest)) * 100}%` }}
            />
            <span
              className={styles.handled}
              style={{ height: `${(minute.handled / Math.max(1, highest)) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((index) => (
          <span key={index}>{time(minutes[index])}</span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        {t('queue.minutes.caption', {
          handled: number(handled),
          failed: number(failed),
          highest: number(highest),
        })}
      </figcaption>
    </figure>
  );
}
