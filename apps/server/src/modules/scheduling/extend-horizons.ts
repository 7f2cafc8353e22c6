import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn, eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { listClientIds } from './horizon.repository.ts';
import { regenerateTimeslots } from './regenerate-timeslots.ts';
import { listTimeslotGroups, lockCalendar } from './timeslot-group.repository.ts';

/**
 * Keeps timeslots made for 18 months ahead: brings every calendar in line with its rules, one calendar a
 * transaction. Doing it again changes nothing.
 */
export async function extendHorizons(app: App): Promise<void> {
  const clientIds = await listClientIds(app.db);
  await eachClientOnItsOwn(app, clientIds, 'the timeslots of a client were not made', async (clientId) => {
    const groups = await inClient(app.db, clientId, (scope) => listTimeslotGroups(scope));
    const calendars = groups.map(({ id }) => ({ clientId, id }));
    await eachOnItsOwn(app, calendars, 'the timeslots of a group were not made', ({ id }) =>
      inClient(app.db, clientId, async (scope) => {
        await lockCalendar(scope, id);
        const [group] = await listTimeslotGroups(scope, [id]);
        if (group) await regenerateTimeslots(scope, group, app.clock());
      }),
    );
  });
}
