import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { isWithinWeek } from '@foyer/domain/venues/location-open.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import type { ReactNode } from 'react';
import { useWeekdayName } from '../../components/fields/weekday-name.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { TimeslotStartsOfLocation } from './copy-closed-days.graphql.ts';
import type { OpeningForm } from './opening-form.ts';

const shownStarts = 3;

interface TimeslotsOutsideHoursProps {
  locationId: string;
  /** As they are typed. */
  weekHours: OpeningForm['weekHours'];
  /** What is below the warning. */
  children: ReactNode;
}

/**
 * Warns where timeslots to come start outside the opening hours: both are kept, and both are sold (decision 0027). What is
 * below waits for the answer, or the warning would push it down.
 */
export function TimeslotsOutsideHours({ locationId, weekHours, children }: TimeslotsOutsideHoursProps) {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const { data, isPending } = useGraphqlQuery(TimeslotStartsOfLocation, { locationId }, { askAgain: false });
  if (isPending) return null;
  const outside = (data?.timeslotStarts ?? []).flatMap(({ weekday, time, count }) => {
    const day = weekdays.find((one) => one === weekday);
    return day && !isWithinWeek(day, time, weekHours) ? [{ day, time, count }] : [];
  });
  const starts = outside.slice(0, shownStarts).map(({ day, time }) => `${weekdayName(day, 'long')} ${time}`);
  return (
    <>
      {outside.length > 0 && (
        <Notice tone="warning">
          {t('venues.hours.outside', {
            count: outside.reduce((sum, { count }) => sum + count, 0),
            starts: starts.join(', '),
            more: outside.length > shownStarts ? 'yes' : 'no',
          })}
        </Notice>
      )}
      {children}
    </>
  );
}
