import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { generateTimeslots } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';
import { addTimeslots } from './timeslot-plan.repository.ts';

/**
 * Gives a new timeslot group the timeslots that its periods would have yielded from a date until now: for a museum
 * that was open before it came here, and brings its visits along.
 */
export async function addPastTimeslots(
  scope: ClientScope,
  timeslotGroupId: string,
  from: LocalDate,
  now: Date,
): Promise<void> {
  const group = await getTimeslotGroup(scope, timeslotGroupId);
  const until = localDateAt(now, group.timeZone);
  const past = generateTimeslots(group, from, until).filter(({ startsAt }) => startsAt <= now);
  await addTimeslots(scope, timeslotGroupId, past);
}
