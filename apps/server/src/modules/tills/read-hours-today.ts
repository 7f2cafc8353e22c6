import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { locationOn } from '@foyer/domain/venues/location-open.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { listClosedDays, listLocations } from '../venues/index.ts';

/** When locations are open today, in the order of their ids: the customer display says so between sales. null = closed. */
export async function readHoursToday(
  scope: ClientScope,
  locationIds: readonly string[],
  { app }: RequestContext,
): Promise<(OpeningHours | null)[]> {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  const ids = [...new Set(locationIds)];
  const [locations, closed] = [
    await listLocations(scope, ids),
    await listClosedDays(scope, ids, today, today),
  ];
  return locationIds.map((id) => {
    const location = locations.find((one) => one.id === id);
    if (!location) return null;
    const closedDays = closed.filter(({ locationId }) => locationId === id);
    const on = locationOn(today, { weekHours: location.weekHours, closedDays });
    return on.open ? on.hours : null;
  });
}
