import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import { useWeekdayName } from '../fields/weekday-name.ts';
import styles from './day-strip.module.css';
import heat from './heat.module.css';
import { heatOf } from './heat.ts';

interface DayStripProps {
  label: string;
  /** Monday to Sunday, each with its state. */
  days: readonly { date: string; state: string }[];
  chosen: string;
  pathOf: (date: string) => string;
}

/** The week around a day, each day with its heat: the way from day to day on a phone. */
export function DayStrip({ label, days, chosen, pathOf }: DayStripProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  return (
    <nav aria-label={label} className={styles.strip}>
      {days.map(({ date, state }, index) => (
        <Link
          key={date}
          to={pathOf(date)}
          className={styles.day}
          aria-current={date === chosen ? 'date' : undefined}
        >
          <span>{weekdayName(index + 1, 'short')}</span>
          <strong>{Number(date.slice(8))}</strong>
          <span className={clsx(styles.mark, heat.edged, heat[heatOf(state)])} aria-hidden="true" />
          <VisuallyHidden>{t(`availability.${state.replace(' ', '-')}`)}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
