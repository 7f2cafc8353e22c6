import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import clsx from 'clsx';
import { weeksOfMonth } from '../../components/day-grid.ts';
import type { DayRange } from '../../components/use-day-range.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import styles from './closed-days-card.module.css';

interface ClosedDaysMonthProps {
  /** '2026-11' */
  month: string;
  closedDays: readonly ClosedDay[];
  isWeeklyClosed: (date: string) => boolean;
  /** A day that can be closed or opened; any other is told but not pressed. */
  canClose: (date: string) => boolean;
  isPast: (date: string) => boolean;
  range: DayRange;
}

export function ClosedDaysMonth({
  month,
  closedDays,
  isWeeklyClosed,
  canClose,
  isPast,
  range,
}: ClosedDaysMonthProps) {
  const { t, intlLocale, longDate } = useMessages();
  const weekdayName = useWeekdayName();
  const title = new Intl.DateTimeFormat(intlLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  const nameOf = (date: string) => {
    const closed = closedDays.find((day) => day.date === date);
    if (closed) return [longDate(date), t('hours.closed'), closed.note].filter(Boolean).join(', ');
    return isWeeklyClosed(date) ? t('venues.closed.weekly', { date: longDate(date) }) : longDate(date);
  };
  return (
    <table className={styles.month}>
      <caption>{title.charAt(0).toLocaleUpperCase(intlLocale) + title.slice(1)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              {weekdayName(weekday, 'short').charAt(0)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, place) => {
              if (date === null) return <td key={weekdays[place]} />;
              const isClosed = closedDays.some((day) => day.date === date);
              return (
                <td key={date}>
                  <button
                    type="button"
                    className={clsx(
                      styles.day,
                      isWeeklyClosed(date) && styles.weekly,
                      isPast(date) && styles.past,
                      range.includes(date) && styles.drawn,
                    )}
                    aria-pressed={isClosed}
                    aria-disabled={!canClose(date) || undefined}
                    aria-label={nameOf(date)}
                    title={closedDays.find((day) => day.date === date)?.note || undefined}
                    {...range.propsOf(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
