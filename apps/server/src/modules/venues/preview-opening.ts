import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { Opening } from '@foyer/domain/venues/location-open.ts';
import { openingInput } from '@foyer/domain/venues/opening-input.ts';
import { listTouchedDays, type TouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type Review, reviewOf } from '../changes/index.ts';
import { listClosedDaysOf } from './closed-day.repository.ts';
import { getLocation } from './location.repository.ts';
import { listSoldVisits } from './sold-visits.repository.ts';

/** The visits that a change of hours and closed days would touch, day by day from today; it changes nothing. */
export async function previewOpening(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<Review<TouchedDay>> {
  const after = valueOrThrow(parseInput(openingInput, typed));
  return context.inClient(async (scope) => {
    const location = await getLocation(scope, id);
    return reviewOf(await listTouchedByOpening(scope, location, after, context.app.clock()));
  });
}

/** The days with visits that another opening of a location touches, from today. */
export async function listTouchedByOpening(
  scope: ClientScope,
  { id, weekHours, timeZone }: Location,
  /** Without closed days they stay as they are. */
  after: Pick<Opening, 'weekHours'> & { closedDays?: Opening['closedDays'] | null | undefined },
  now: Date,
): Promise<TouchedDay[]> {
  const before = { weekHours, closedDays: await listClosedDaysOf(scope, id) };
  const visits = await listSoldVisits(scope, id, localDateAt(now, timeZone));
  return listTouchedDays(visits, before, {
    weekHours: after.weekHours,
    closedDays: after.closedDays ?? before.closedDays,
  });
}
