import { minutesSinceMidnight } from '@foyer/domain/calendar/local-time.ts';
import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import {
  describeTimes,
  type PeriodForm,
  timesOfWeekday,
  withLimitOn,
} from '../timeslot-groups/timeslot-group-form.ts';
import { sharedLimit } from './time-fields.ts';
import styles from './weekday-times-card.module.css';

const hourMinutes = 60;

interface WeekdayRowProps {
  weekday: Weekday;
  period: PeriodForm;
  /** As it was fetched; a new one has not been. */
  saved: Omit<PeriodForm, 'key'> | undefined;
  /** The hours of the shared axis. */
  hours: readonly number[];
  /** What is wrong with the limit. */
  error: ReactNode;
  onOpen: () => void;
  onChange: (period: PeriodForm) => void;
}

/**
 * One weekday: its starts as bars and in words, how many, and the limit of each, amber with the
 * old one beside it until it is reviewed (design/more.md, 0). Its name opens it as text.
 */
export function WeekdayRow({ weekday, period, saved, hours, error, onOpen, onChange }: WeekdayRowProps) {
  const { t, number } = useMessages();
  const nameOf = useWeekdayName();
  const times = timesOfWeekday(period, weekday);
  const limit = sharedLimit(times);
  const was = saved && sharedLimit(timesOfWeekday(saved, weekday));
  const isChanged = was !== undefined && was !== limit;
  const name = nameOf(weekday);
  const gap = smallestGap(times);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <strong>{nameOf(weekday, 'short')}</strong>
        <span className={styles.words}>
          <TimesInWords times={times} />
        </span>
        <span className={styles.bars} aria-hidden="true">
          {times.map(({ time }) => (
            <span key={time} className={styles.bar} style={barOf(time, hours, gap)} />
          ))}
        </span>
      </button>
      <span className={styles.count}>{number(times.length)}</span>
      <CountField
        aria-label={t('scheduling.times.limitOf', { day: name })}
        className={clsx(styles.limit, isChanged && styles.changed)}
        description={isChanged && t('scheduling.day.was', { limit: was ?? '∞' })}
        error={error}
        inputWrapperOrder={['input', 'description', 'error']}
        classNames={{ description: styles.was, error: styles.error }}
        disabled={times.length === 0}
        placeholder={times.length > 0 ? (limit === undefined ? t('scheduling.times.mixed') : '∞') : ''}
        value={limit ?? null}
        onChange={(value) => onChange(withLimitOn(period, weekday, value))}
      />
    </li>
  );
}

/** '09:30–17:30, every 30 min' and the single times. */
export function TimesInWords({ times }: { times: Parameters<typeof describeTimes>[0] }) {
  const { t } = useMessages();
  if (times.length === 0) return t('scheduling.times.none');
  const { pattern, singles } = describeTimes(times);
  return [
    pattern &&
      t('scheduling.times.pattern', {
        first: pattern.first,
        last: pattern.last,
        minutes: pattern.intervalMinutes,
      }),
    ...singles,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The place of a start on the axis; as wide as the time to the next one, an hour at most. */
function barOf(time: string, hours: readonly number[], gapMinutes: number) {
  const start = (minutesSinceMidnight(time) / hourMinutes - (hours[0] ?? 0)) / hours.length;
  const width = gapMinutes / hourMinutes / hours.length;
  return { insetInlineStart: `${start * 100}%`, inlineSize: `calc(${width * 100}% - 2px)` };
}

function smallestGap(times: readonly { time: string }[]): number {
  const starts = times.map(({ time }) => minutesSinceMidnight(time));
  return Math.min(hourMinutes, ...starts.slice(1).map((start, index) => start - (starts[index] ?? 0)));
}
