import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import clsx from 'clsx';
import { weeksOfMonth } from '../../components/day-grid.ts';
import type { DayRange } from '../../components/use-day-range.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import { dayStateOf, type OpenDays } from './open-days.ts';
import styles from './open-days-card.module.css';

interface OpenDaysMonthProps {
  /** '2026-11' */
  month: string;
  days: OpenDays;
  range: DayRange;
  locked: boolean;
}

export function OpenDaysMonth({ month, days, range, locked }: OpenDaysMonthProps) {
  const { t, intlLocale, longDate } = useMessages();
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
              const state = dayStateOf(days, date);
              return (
                <td key={date}>
                  <button
                    type="button"
                    className={clsx(styles.day, styles[state], range.includes(date) && styles.drawn)}
                    aria-pressed={state === 'open' || state === 'closed'}
                    aria-disabled={locked || undefined}
                    aria-label={t(`catalog.openDays.${state}`, { date: longDate(date) })}
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
