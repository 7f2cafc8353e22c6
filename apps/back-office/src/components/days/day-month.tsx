import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useWeekdayName } from '../fields/weekday-name.ts';
import { weeksOfMonth } from './day-grid.ts';
import styles from './day-month.module.css';
import type { DayRange } from './use-day-range.ts';

/** The state of a day of the month and its text. */
export interface MonthDay {
  /** usual = as its weekday says, shut = nothing on this weekday, closed and open = set for this day. */
  look: 'usual' | 'shut' | 'closed' | 'open';
  /** The date and its state in words. */
  name: string;
  isPast?: boolean;
  /** Shown, but cannot be pressed. */
  isLocked: boolean;
  title?: string | undefined;
}

interface DayMonthProps {
  /** '2026-11' */
  month: string;
  dayOf: (date: string) => MonthDay;
  range: DayRange;
}

/** A month whose days are switched by pressing them, one or several by dragging. */
export function DayMonth({ month, dayOf, range }: DayMonthProps) {
  const { intlLocale } = useMessages();
  const weekdayName = useWeekdayName();
  const title = new Intl.DateTimeFormat(intlLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <table className={styles.month}>
      <caption>{title.charAt(0).toLocaleUpperCase(intlLocale) + title.slice(1)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              {weekdayName(weekday, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, place) => {
              if (date === null) return <td key={weekdays[place]} />;
              const { look, name, isPast, isLocked, title: note } = dayOf(date);
              const figure = Number(date.slice(8));
              return (
                <td key={date}>
                  <button
                    type="button"
                    className={clsx(
                      styles.day,
                      isPast && styles.past,
                      styles[look],
                      range.includes(date) && styles.drawn,
                    )}
                    aria-pressed={look === 'open' || look === 'closed'}
                    aria-disabled={isLocked || undefined}
                    // A name begins with what is seen: '1' is no part of 'Sunday 01-11-2026'.
                    aria-label={`${figure}, ${name}`}
                    title={note}
                    {...range.propsOf(date)}
                  >
                    {figure}
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
