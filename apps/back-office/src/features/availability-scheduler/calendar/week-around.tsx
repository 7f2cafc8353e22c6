import { mondayOf } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DayStrip } from '../../../components/days/day-strip.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { SchedulerStrip } from '../scheduler.graphql.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import styles from './day-view.module.css';
import { datesIn, rangeOfSpan } from './scheduler-range.ts';

interface WeekAroundProps {
  date: string;
  locationId: string;
  productId: string | null;
  address: SchedulerAddress;
}

/** The week around the day that is shown, on a phone. */
export function WeekAround({ date, locationId, productId, address }: WeekAroundProps) {
  const { t } = useMessages();
  const range = rangeOfSpan('week', mondayOf(date));
  const { data } = useGraphqlQuery(
    SchedulerStrip,
    { locationId, productId, ...range },
    { keepPrevious: true },
  );
  const stateOf = (day: string) =>
    data?.schedulerCalendar.days.find((one) => one.date === day)?.fill.state ??
    (data?.schedulerCalendar.closedDates.some((one) => one.date === day) ? 'closed' : 'none');
  return (
    <div className={styles.strip}>
      <DayStrip
        label={t('scheduler.weekStrip')}
        days={datesIn(range).map((day) => ({ date: day, state: stateOf(day) }))}
        chosen={date}
        pathOf={(day) => address.pathOf({ date: day, slot: undefined })}
      />
    </div>
  );
}
