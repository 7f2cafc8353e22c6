import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { addDays, addMonths, mondayOf, monthWeeks } from './month-grid.ts';
import type { KnownDays } from './use-days.ts';
import { isFullDay, isOpenDay } from './word-of-day.ts';

/** Timeslots exist for so many months ahead (product decisions, section 4). */
const horizonMonths = 18;

interface MonthCalendarProps {
  month: string;
  today: string;
  days: KnownDays;
  chosen: string | null;
  /** What the party pays on a date; null where that is the same on every day. */
  priceOn: (date: string) => string | null;
  /** A word on a date that no day has by itself. */
  noteOn?: (date: string) => string | null;
  /** The last month that can be chosen; left out, the last one that has timeslots. */
  lastMonth?: string | undefined;
  /** A full day can be chosen to wait for it. */
  hasWaitingList?: boolean;
  onMonth: (month: string) => void;
  onChoose: (day: ShownDay) => void;
  /** Below a month without a day that can be chosen. */
  children: ReactNode;
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a table with one tab stop: the arrow keys move by day and week, Page Up and Down by month. */
export function MonthCalendar({
  month,
  today,
  days,
  chosen,
  priceOn,
  noteOn,
  lastMonth = addMonths(today.slice(0, 7), horizonMonths),
  hasWaitingList = false,
  onMonth,
  onChoose,
  children,
}: MonthCalendarProps) {
  const { t, date: formatDate } = useTexts();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = monthWeeks(month, today);
  const shownDates = weeks.flat();
  const [cursor, setCursor] = useState<string | null>(null);
  const firstOpen = shownDates.find((date) => date >= today && isOpenDay(days.byDate.get(date)));
  const tabStop = [cursor, chosen, firstOpen, shownDates[0]].find(
    (date) => date && shownDates.includes(date),
  );
  const isFirst = month <= today.slice(0, 7);
  const isLast = month >= lastMonth;

  const moveTo = (date: string) => {
    if (date < today || date.slice(0, 7) > lastMonth) return;
    if (!shownDates.includes(date)) onMonth(date.slice(0, 7));
    setCursor(date);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date;
    const step = moves[event.key];
    if (from === undefined) return;
    if (step !== undefined) moveTo(addDays(from, step));
    else if (event.key === 'Home') moveTo(mondayOf(from));
    else if (event.key === 'End') moveTo(addDays(mondayOf(from), 6));
    else if (event.key === 'PageDown') moveTo(addDays(from, 28));
    else if (event.key === 'PageUp') moveTo(addDays(from, -28));
    else return;
    event.preventDefault();
  };

  const name = formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
  const hasOpenDay = shownDates.some((date) => isOpenDay(days.byDate.get(date)));
  return (
    <section className="calendar" aria-label={t('shop.date.calendar')}>
      <div className="calendar-heading">
        <MonthButton
          label={t('shop.date.previousMonth')}
          back
          disabled={isFirst}
          onPress={() => onMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite">{name}</h2>
        <MonthButton
          label={t('shop.date.nextMonth')}
          disabled={isLast}
          onPress={() => onMonth(addMonths(month, 1))}
        />
      </div>
      <table ref={grid} aria-label={name} aria-busy={days.isLoading} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((date) => (
              <th key={date} scope="col" abbr={formatDate(date, { weekday: 'long' })}>
                {formatDate(date, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  day={date < today ? undefined : days.byDate.get(date)}
                  isChosen={date === chosen}
                  isWaitable={hasWaitingList && date >= today && isFullDay(days.byDate.get(date))}
                  price={isOpenDay(days.byDate.get(date)) ? priceOn(date) : null}
                  note={noteOn?.(date) ?? null}
                  isTabStop={date === tabStop}
                  isAmongOpenDays={hasOpenDay}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.error !== null && (
        <p className="section-error" role="alert">
          {t('shop.date.loadFailed')}{' '}
          <button type="button" className="link" onClick={days.reload}>
            {t('shop.retry')}
          </button>
        </p>
      )}
      {!days.isLoading && days.error === null && !hasOpenDay && (
        <>
          <p className="muted">{t('shop.date.emptyMonth', { month: name })}</p>
          {children}
        </>
      )}
    </section>
  );
}

function MonthButton(props: { label: string; back?: boolean; disabled: boolean; onPress: () => void }) {
  const { label, back = false, disabled, onPress } = props;
  return (
    <button
      type="button"
      className="round plain"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <ChevronIcon back={back} />
      <span className="hidden-text">{label}</span>
    </button>
  );
}
