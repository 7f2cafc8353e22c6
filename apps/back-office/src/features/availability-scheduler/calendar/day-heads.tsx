import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import clsx from 'clsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import styles from './day-heads.module.css';

/** The days over a grid, 'Mon 16'; today is marked by colour, line and word. */
export function DayHeads({ dates, today }: { dates: readonly string[]; today: string }) {
  const weekdayName = useWeekdayName();
  return dates.map((date) => (
    <th
      key={date}
      scope="col"
      className={clsx(styles.head, date === today && styles.today)}
      aria-current={date === today ? 'date' : undefined}
    >
      {weekdayName(weekdayOf(date), 'short')} <b>{Number(date.slice(8))}</b>
    </th>
  ));
}
