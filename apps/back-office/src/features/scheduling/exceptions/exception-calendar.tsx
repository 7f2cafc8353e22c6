import { addDays, datesFromUntil, datesOfMonth } from '@foyer/domain/calendar/local-date.ts';
import { mondayOf, weekdayOf, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { exceptionsInPreview } from '@foyer/domain/scheduling/exceptions-in-force.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { ColourShape } from '../../../components/days/exception-colour.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import { WhatHappens } from '../changes/what-happens.tsx';
import type { ExceptionRow } from './exception-form.ts';
import styles from './exceptions.module.css';

interface ExceptionCalendarProps {
  /** '2026-12'; undefined = the coming weeks. */
  month: string | undefined;
  /** Of the museum. Days before it step back. */
  today: string;
  exceptions: readonly ExceptionRow[];
  /** Whether the periods give a date any times, before exceptions. */
  hasTimes: (date: string) => boolean;
  chosen: ExceptionRow | undefined;
  onOpen: (exception: ExceptionRow) => void;
  /** An empty day, or the days that were chosen with Shift and arrows. */
  onStart: (from: string, until: string) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const colours = ['green', 'orange', 'red'] as const;

/** Days are buttons; Enter on an empty day starts an exception there, Shift and arrows choose a range (design, 7). */
export function ExceptionCalendar(props: ExceptionCalendarProps) {
  const { month, today, exceptions, hasTimes, chosen, onOpen, onStart } = props;
  const { t, longDate, intlLocale } = useMessages();
  const monthName = (date: string) =>
    new Intl.DateTimeFormat(intlLocale, { month: 'short', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00Z`),
    );
  const weekdayName = useWeekdayName();
  const [range, setRange] = useState<{ from: string; until: string } | null>(null);
  const dates = month ? monthDates(month) : comingWeeks(today);
  const [from = today] = dates;
  const blanks = weekdayOf(from) - 1;
  const inRange = (date: string) =>
    range !== null && date >= least(range.from, range.until) && date <= most(range.from, range.until);
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>, date: string) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = dates[dates.indexOf(date) + step];
    if (!next) return;
    setRange(event.shiftKey ? { from: range?.from ?? date, until: next } : null);
    document.querySelector<HTMLElement>(`[data-exception-day="${next}"]`)?.focus();
  };
  return (
    <>
      <div className={styles.month}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden="true">
            {weekdayName(weekday, 'short')}
          </span>
        ))}
        {dates.map((date, index) => {
          // By the rule of the server, with the drafts, which change nothing for sale.
          const [strongest] = exceptionsInPreview(exceptions, date);
          const isEmpty = !strongest && !hasTimes(date);
          return (
            <button
              key={date}
              type="button"
              data-exception-day={date}
              className={clsx(
                styles.day,
                ((strongest?.closed && !strongest.colour) || isEmpty) && styles.closed,
                inRange(date) && styles.inRange,
                date < today && styles.past,
              )}
              style={index === 0 ? { gridColumnStart: blanks + 1 } : undefined}
              aria-current={date === today ? 'date' : undefined}
              data-colour={strongest?.colour ?? undefined}
              aria-pressed={strongest !== undefined && strongest === chosen}
              onKeyDown={(event) => moveByKey(event, date)}
              onClick={() => {
                if (range && inRange(date))
                  onStart(least(range.from, range.until), most(range.from, range.until));
                else if (strongest) onOpen(strongest);
                else onStart(date, date);
                setRange(null);
              }}
            >
              <span className={styles.dayHead}>
                <span className={styles.spoken}>
                  {[longDate(date), isEmpty && t('scheduling.times.none')].filter(Boolean).join(', ')}
                </span>
                <strong aria-hidden="true">
                  {Number(date.slice(8))}
                  {!month && (index === 0 || date.endsWith('-01')) && ` ${monthName(date)}`}
                </strong>
                <ColourShape colour={strongest?.colour ?? null} />
              </span>
              {(strongest || isEmpty) && (
                <span className={styles.dayText} aria-hidden={isEmpty || undefined}>
                  {strongest
                    ? strongest.note || <WhatHappens exception={strongest} />
                    : t('scheduling.times.none')}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <p className={styles.legend}>
        {colours.map((colour) => (
          <span key={colour}>
            <ColourShape colour={colour} /> {t(`exceptions.legend.${colour}`)}
          </span>
        ))}
        <span>
          <span className={styles.hatch} aria-hidden="true" /> {t('scheduling.times.none')}
        </span>
      </p>
    </>
  );
}

const shownWeeks = 6;

function monthDates(month: string) {
  const { from, until } = datesOfMonth(month);
  return datesFromUntil(from, until);
}

/** From the Monday of this week: the first view is of what can still be changed. */
function comingWeeks(today: string) {
  const from = mondayOf(today);
  return datesFromUntil(from, addDays(from, shownWeeks * 7 - 1));
}

const least = (one: string, other: string) => (one < other ? one : other);
const most = (one: string, other: string) => (one > other ? one : other);
