import { minutesOfDay, minutesSinceMidnight } from '@foyer/domain/calendar/local-time.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import clsx from 'clsx';
import styles from './week-hours.module.css';

/** The day as a bar, for the eye alone: from 06:00 to 02:00 the next morning. */
const barStart = 6 * 60;
const barMinutes = 20 * 60;

export function HoursBar({ hours, strong }: { hours: OpeningHours | null; strong: boolean }) {
  if (!hours) return <span className={clsx(styles.bar, styles.hatched)} aria-hidden="true" />;
  const from = minutesSinceMidnight(hours.opens);
  const until = minutesSinceMidnight(hours.closes) + (hours.closes < hours.opens ? minutesOfDay : 0);
  const share = (minutes: number) => Math.min(1, Math.max(0, (minutes - barStart) / barMinutes)) * 100;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span
        className={clsx(styles.fill, strong && styles.strong)}
        style={{ insetInlineStart: `${share(from)}%`, inlineSize: `${share(until) - share(from)}%` }}
      />
    </span>
  );
}
