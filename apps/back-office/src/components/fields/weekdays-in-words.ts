import { useWeekdayName } from './weekday-name.ts';
import { weekdayRuns } from './weekday-runs.ts';

/** Ascending weekdays as people say them: 'Tue–Fri, Sun'. */
export function useWeekdaysInWords(): (weekdays: readonly number[]) => string {
  const weekdayName = useWeekdayName();
  return (weekdays) =>
    weekdayRuns(weekdays)
      .map((run) => run.map((weekday) => weekdayName(weekday, 'short')).join('–'))
      .join(', ');
}
