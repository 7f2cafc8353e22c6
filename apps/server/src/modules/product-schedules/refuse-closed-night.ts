import type { ScheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { refuseClosedNight } from '@foyer/domain/venues/open-at-night.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { getLocation } from '../venues/index.ts';

/** @throws RefusedError `closed-at-night` for a blocker past midnight at a location that is not open then. */
export async function refuseNightBlocker(
  scope: ClientScope,
  locationId: string,
  { fromTime, untilTime }: Pick<ScheduleBlockerInput, 'fromTime' | 'untilTime'>,
): Promise<void> {
  const location = await getLocation(scope, locationId);
  const refusals = refuseClosedNight(location, { from: fromTime, until: untilTime }, 'untilTime');
  if (refusals.length > 0) throw new RefusedError(refusals);
}
