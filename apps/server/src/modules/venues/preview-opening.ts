import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { openingInput } from '@foyer/domain/venues/opening-input.ts';
import { listTouchedDays, type TouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listClosedDaysOf } from './closed-day.repository.ts';
import { getLocation } from './location.repository.ts';
import { listSoldVisits } from './sold-visits.repository.ts';

/** The visits that a change of hours and closed days would touch, day by day from today; it changes nothing. */
export async function previewOpening(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<TouchedDay[]> {
  const after = valueOrThrow(parseInput(openingInput, typed));
  return context.inClient(async (scope) => {
    const location = await getLocation(scope, id);
    const before = { weekHours: location.weekHours, closedDays: await listClosedDaysOf(scope, id) };
    const today = localDateAt(context.app.clock(), location.timeZone);
    return listTouchedDays(await listSoldVisits(scope, id, today), before, after);
  });
}
