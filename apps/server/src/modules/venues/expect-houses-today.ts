import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { expectHouse, type HouseExpectation } from '@foyer/domain/venues/house-expectation.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listExpectedVisits } from './sold-visits.repository.ts';

/** How many people are expected inside each location now and at most today, by its own clock; in their order. */
export async function expectHousesToday(
  scope: ClientScope,
  locations: readonly Location[],
  at: Date,
): Promise<HouseExpectation[]> {
  const days = locations.map(({ id, timeZone }) => ({ locationId: id, ...localTimeAt(at, timeZone) }));
  const visits = await listExpectedVisits(scope, days);
  return days.map((day) =>
    expectHouse(
      visits.filter(({ locationId }) => locationId === day.locationId),
      day.time,
    ),
  );
}
