import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { bringTimeslotsInLine, listClientIds, lockCalendar } from '../scheduling/index.ts';
import { generateAhead } from './plan-schedule-change.ts';
import { getProductCalendar, listProductCalendars } from './product-calendar.repository.ts';
import { linkProductTicketGroups } from './schedule-link.repository.ts';

/**
 * Keeps the timeslots of schedules made for 18 months ahead, and ticket groups that a product got meanwhile linked to
 * them; one calendar a transaction. Doing it again changes nothing.
 */
export async function extendScheduleHorizons(app: App): Promise<void> {
  for (const clientId of await listClientIds(app.db)) {
    const calendars = await inClient(app.db, clientId, (scope) => listProductCalendars(scope));
    for (const { id } of calendars) {
      await inClient(app.db, clientId, async (scope) => {
        await lockCalendar(scope, id);
        const now = app.clock();
        await bringTimeslotsInLine(scope, id, generateAhead(await getProductCalendar(scope, id), now), now);
        await linkProductTicketGroups(scope, id);
      });
    }
  }
}
