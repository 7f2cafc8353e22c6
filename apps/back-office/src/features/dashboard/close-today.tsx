import { CancelDayButton } from '../../components/close-timeslots/close-button.tsx';
import type { DashboardQuery } from '../../generated/operations.ts';

/** Closes what is left of today, or some hours of it: the dialog asks where. Gone once nothing more starts today. */
export function CloseToday({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  const { date, time, readAt, capacity } = dashboard;
  const coming = capacity.filter(({ startsAt }) => startsAt > readAt);
  const locationIds = [...new Set(coming.map(({ locationId }) => locationId))];
  if (locationIds.length === 0) return null;
  return <CancelDayButton place={{ scopeKind: 'location', scopeIds: locationIds }} date={date} from={time} />;
}
