import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import clsx from 'clsx';
import { heatOf } from '../../components/heat.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import type { TimeslotDayQuery } from '../../generated/operations.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  week: TimeslotDayQuery['timeslotDay']['week'];
  chosen: string;
  pathOf: (date: string) => string;
}

/** The week around the day, each with its heat; the way from day to day on a phone. */
export function WeekStrip({ week, chosen, pathOf }: WeekStripProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  return (
    <nav aria-label={t('scheduling.day.week')} className={styles.week}>
      {week.map(({ date, fill }, index) => (
        <Link
          key={date}
          to={pathOf(date)}
          className={styles.day}
          aria-current={date === chosen ? 'date' : undefined}
        >
          <span>{weekdayName(index + 1, 'short')}</span>
          <strong>{Number(date.slice(8))}</strong>
          <span className={clsx(styles.mark, styles[heatOf(fill.state)])} aria-hidden="true" />
          <span className={styles.hidden}>{t(`availability.${fill.state.replace(' ', '-')}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
