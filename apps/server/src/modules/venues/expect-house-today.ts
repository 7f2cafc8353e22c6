import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { expectHouse, type HouseExpectation } from '@foyer/domain/venues/house-expectation.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listExpectedVisits } from './sold-visits.repository.ts';

/** How many people are expected inside a location now and at most today, by its own clock. */
export async function expectHouseToday(
  { app, inClient }: RequestContext,
  { id, timeZone }: Location,
): Promise<HouseExpectation> {
  const { date, time } = localTimeAt(app.clock(), timeZone);
  return expectHouse(await inClient((scope) => listExpectedVisits(scope, id, date)), time);
}
