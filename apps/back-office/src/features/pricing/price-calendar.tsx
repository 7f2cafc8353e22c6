import { datesFromUntil, datesOfMonth, type LocalMonth } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { useWeekdayName } from '../../components/fields/weekday-name.ts';
import styles from './price-calendar.module.css';

/** own = the rule that is edited; rule = another one; cheaper = a rule that lowers the price; past = nothing is sold. */
export type DayMark = 'own' | 'rule' | 'cheaper' | 'normal' | 'closed' | 'past';

export interface PricedDay {
  priceMinor: number;
  mark: DayMark;
}

interface PriceCalendarProps {
  month: LocalMonth;
  currency: string;
  dayOf: (date: string) => PricedDay;
  /** With these the days are buttons. */
  chosen?: string | null;
  onChoose?: (date: string) => void;
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month with the price of each day. As buttons the days are one tab stop, and the arrow keys go from day to day. */
export function PriceCalendar({ month, currency, dayOf, chosen, onChoose }: PriceCalendarProps) {
  const { t, money, longDate, intlLocale } = useMessages();
  const weekdayName = useWeekdayName();
  const table = useRef<HTMLTableElement>(null);
  const { from, until } = datesOfMonth(month);
  const dates = datesFromUntil(from, until);
  const name = new Intl.DateTimeFormat(intlLocale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${from}T00:00:00Z`));
  const stop = chosen && dates.includes(chosen) ? chosen : dates[0];

  const move = (event: KeyboardEvent) => {
    const step = moves[event.key];
    const at = dates.indexOf((event.target as HTMLElement).dataset.date ?? '');
    const next = step === undefined || at < 0 ? undefined : dates[at + step];
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const show = (date: string) => {
    const { priceMinor, mark } = dayOf(date);
    if (mark === 'past') {
      return (
        <>
          <span aria-hidden="true">{Number(date.slice(8))}</span>
          <span className={styles.hidden}>{longDate(date)}</span>
        </>
      );
    }
    const price = mark === 'closed' ? t('pricing.closed') : money(priceMinor, currency).replaceAll(/\s/g, '');
    return (
      <>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className={styles.hidden}>{longDate(date)}: </span>
        <strong>{price}</strong>
        {mark !== 'normal' && mark !== 'closed' && (
          <span className={styles.hidden}>
            , {t(mark === 'own' ? 'pricing.legend.own' : 'pricing.legend.rule')}
          </span>
        )}
      </>
    );
  };
  return (
    // The arrow keys go between the buttons inside.
    <table ref={table} className={styles.month} onKeyDown={onChoose && move}>
      <caption>{name.charAt(0).toLocaleUpperCase(intlLocale) + name.slice(1)}</caption>
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
        {weeksOf(dates).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) =>
              date ? (
                <td key={date} data-mark={dayOf(date).mark}>
                  {onChoose ? (
                    <button
                      type="button"
                      className={styles.day}
                      data-date={date}
                      aria-pressed={date === chosen}
                      tabIndex={date === stop ? 0 : -1}
                      onClick={() => onChoose(date)}
                    >
                      {show(date)}
                    </button>
                  ) : (
                    <div className={styles.day}>{show(date)}</div>
                  )}
                </td>
              ) : (
                <td key={`empty ${weekdays[index]}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The dates of a month in weeks of seven places from Monday. */
function weeksOf(dates: readonly string[]): (string | null)[][] {
  const [first] = dates;
  const places = [...Array<null>(first ? weekdayOf(first) - 1 : 0).fill(null), ...dates];
  const weeks: (string | null)[][] = [];
  for (let start = 0; start < places.length; start += 7) {
    const week = places.slice(start, start + 7);
    weeks.push([...week, ...Array<null>(7 - week.length).fill(null)]);
  }
  return weeks;
}
