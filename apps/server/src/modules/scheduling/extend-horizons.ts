import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listClientIds } from './horizon.repository.ts';
import { regenerateTimeslots } from './regenerate-timeslots.ts';
import { listTimeslotGroups, lockCalendar } from './timeslot-group.repository.ts';

/**
 * Keeps timeslots made for 18 months ahead: brings every calendar in line with its rules, one calendar a
 * transaction. Doing it again changes nothing.
 */
export async function extendHorizons(app: App): Promise<void> {
  for (const clientId of await listClientIds(app.db)) {
    const groups = await inClient(app.db, clientId, (scope) => listTimeslotGroups(scope));
    for (const { id } of groups) {
      await inClient(app.db, clientId, async (scope) => {
        await lockCalendar(scope, id);
        const [group] = await listTimeslotGroups(scope, [id]);
        if (group) await regenerateTimeslots(scope, group, app.clock());
      });
    }
  }
}
