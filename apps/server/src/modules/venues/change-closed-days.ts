import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import { refusePastClosing } from '@foyer/domain/venues/past-closing.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listClosedDaysOf, replaceClosedDays } from './closed-day.repository.ts';

/**
 * Makes these the closed days of a location that is locked.
 * @returns those that it had.
 * @throws RefusedError `date-in-past` for a day that has passed and was not closed before.
 */
export async function changeClosedDays(
  scope: ClientScope,
  { id, timeZone }: Pick<Location, 'id' | 'timeZone'>,
  days: readonly ClosedDay[],
  now: Date,
): Promise<ClosedDay[]> {
  const before = await listClosedDaysOf(scope, id);
  const refusals = refusePastClosing(before, days, localDateAt(now, timeZone));
  if (refusals.length > 0) throw new RefusedError(refusals);
  await replaceClosedDays(scope, id, days);
  return before;
}
