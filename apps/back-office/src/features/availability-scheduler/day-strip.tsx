import { mondayOf } from '@foyer/domain/calendar/weekday.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { VisuallyHidden } from '@mantine/core';
import clsx from 'clsx';
import heat from '../../components/heat.module.css';
import { heatOf } from '../../components/heat.ts';
import { useWeekdayName } from '../../components/weekday-name.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import styles from './day-view.module.css';
import { SchedulerStrip } from './scheduler.graphql.ts';
import { datesIn, rangeOf } from './scheduler-range.ts';
import type { SchedulerAddress } from './use-scheduler-address.ts';

interface DayStripProps {
  date: string;
  locationId: string;
  productId: string | null;
  address: SchedulerAddress;
}

/** The week around the day, each day with its heat: the way from day to day on a phone. */
export function DayStrip({ date, locationId, productId, address }: DayStripProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const range = rangeOf('week', mondayOf(date));
  const { data } = useGraphqlQuery(
    SchedulerStrip,
    { locationId, productId, ...range },
    { keepPrevious: true },
  );
  const stateOf = (day: string) =>
    data?.schedulerCalendar.days.find((one) => one.date === day)?.fill.state ??
    (data?.schedulerCalendar.closedDates.some((one) => one.date === day) ? 'closed' : 'none');
  return (
    <nav aria-label={t('scheduler.weekStrip')} className={styles.strip}>
      {datesIn(range).map((day, index) => (
        <Link
          key={day}
          to={address.pathOf({ date: day, slot: undefined })}
          className={styles.day}
          aria-current={day === date ? 'date' : undefined}
        >
          <span>{weekdayName(index + 1, 'short')}</span>
          <strong>{Number(day.slice(8))}</strong>
          <span className={clsx(styles.mark, heat.edged, heat[heatOf(stateOf(day))])} aria-hidden="true" />
          <VisuallyHidden>{t(`availability.${stateOf(day).replace(' ', '-')}`)}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
