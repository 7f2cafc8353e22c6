import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn, eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { bringTimeslotsInLine, listClientIds, lockCalendar } from '../scheduling/index.ts';
import { generateAhead } from './plan-schedule-change.ts';
import { getProductCalendar, listProductCalendars } from './product-calendar.repository.ts';
import { linkProductTicketGroups } from './schedule-link.repository.ts';

/**
 * Keeps the timeslots of schedules made for 18 months ahead, and ticket groups that a product got meanwhile linked to
 * them; one calendar a transaction. Doing it again changes nothing.
 */
export async function extendScheduleHorizons(app: App): Promise<void> {
  const clientIds = await listClientIds(app.db);
  await eachClientOnItsOwn(
    app,
    clientIds,
    'the schedules of a client were not extended',
    async (clientId) => {
      const found = await inClient(app.db, clientId, (scope) => listProductCalendars(scope));
      const calendars = found.map(({ id }) => ({ clientId, id }));
      await eachOnItsOwn(app, calendars, 'the schedules of a product were not extended', ({ id }) =>
        inClient(app.db, clientId, async (scope) => {
          await lockCalendar(scope, id);
          const now = app.clock();
          await bringTimeslotsInLine(scope, id, generateAhead(await getProductCalendar(scope, id), now), now);
          await linkProductTicketGroups(scope, id);
        }),
      );
    },
  );
}
