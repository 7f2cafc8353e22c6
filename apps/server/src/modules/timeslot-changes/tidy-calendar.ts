import type { ClientScope } from '../../platform/database/database.ts';
import { fitToWishes, listTimeslotGroups, lockCalendar, regenerateTimeslots } from '../scheduling/index.ts';

/** Where the last visitors have left, limits and states become what was wanted; what is empty goes. */
export async function tidyCalendar(scope: ClientScope, calendarId: string, now: Date): Promise<void> {
  await lockCalendar(scope, calendarId);
  const [group] = await listTimeslotGroups(scope, [calendarId]);
  if (group) await regenerateTimeslots(scope, group, now);
  else await fitToWishes(scope, calendarId, now);
}
