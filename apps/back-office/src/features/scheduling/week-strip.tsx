import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import heat from '../../components/heat.module.css';
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
          <span className={clsx(styles.mark, heat.edged, heat[heatOf(fill.state)])} aria-hidden="true" />
          <VisuallyHidden>{t(`availability.${fill.state.replace(' ', '-')}`)}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
