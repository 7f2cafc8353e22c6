import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import type { SchedulerMonthQuery } from '../../../generated/operations.ts';
import { isShut } from '../slots/slot-state.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import { useDayWords } from './day-words.ts';
import { gridcell, gridRole } from './grid-roles.ts';
import { isDayShown } from './is-day-shown.ts';
import styles from './month-grid.module.css';
import { Ribbon } from './ribbon.tsx';
import { useGridPosition } from './use-grid-position.ts';

interface MonthGridProps {
  calendar: SchedulerMonthQuery['schedulerCalendar'];
  dates: readonly string[];
  /** '2026-11' */
  month: string;
  address: SchedulerAddress;
  onKey: (key: string) => boolean;
  onMove: (direction: -1 | 1) => void;
}

/** One ribbon a day, and what is left. */
export function MonthGrid({ calendar, dates, month, address, onKey, onMove }: MonthGridProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const words = useDayWords();
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  const position = useGridPosition({ rows: weeks.length, columns: 7, onLeave: onMove });
  const { at, grid } = position;
  const cell = (date: string, row: number, column: number) => {
    const day = calendar.days.find((one) => one.date === date);
    const closed = calendar.closedDates.find((one) => one.date === date);
    const isEmpty = !day || isShut(day.fill.state);
    const shown = !address.only || (day && isDayShown(day.fill, address.only));
    const isToday = date === calendar.localNow.date;
    const word = isEmpty
      ? closed?.note ||
        (day ? words.state(day.fill.state) : t(closed ? 'availability.closed' : 'availability.none'))
      : day.fill.left === null || day.fill.left === undefined
        ? t('scheduler.noLimit')
        : t('availability.left', { count: day.fill.left });
    return (
      <td
        key={date}
        {...gridcell}
        className={clsx(!date.startsWith(month) && styles.other, !shown && styles.aside)}
      >
        <Link
          to={address.pathOf({ span: 'day', date, slot: undefined })}
          className={styles.day}
          data-cell={`${row} ${column}`}
          tabIndex={at.row === row && at.column === column ? 0 : -1}
          onFocus={() => position.setSpot({ row, column })}
        >
          <span className={styles.head}>
            <b className={clsx(isToday && styles.today)}>{Number(date.slice(8))}</b>
            <span className={styles.word}>{word}</span>
          </span>
          <span className={clsx(styles.ribbon, isEmpty && styles.empty)}>
            {!isEmpty && <Ribbon shares={day.barShares} states={day.barStates} />}
          </span>
          {!isEmpty && <span className={styles.hidden}>{words.state(day.fill.state)}</span>}
        </Link>
      </td>
    );
  };
  return (
    <table
      ref={grid}
      {...gridRole}
      aria-label={t('scheduler.grid')}
      className={styles.grid}
      onKeyDown={(event) => {
        if (position.onKeyDown(event)) return;
        if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key)) event.preventDefault();
      }}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>{week.map((date, column) => cell(date, row, column))}</tr>
        ))}
      </tbody>
    </table>
  );
}
