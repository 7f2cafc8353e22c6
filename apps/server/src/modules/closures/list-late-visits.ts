import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { addAffectedVisits } from '../changes/index.ts';
import { getClosure } from './closure.repository.ts';
import { toAffectedVisits } from './closure-effect.ts';
import { listClosureIdsOn, listDaysOfOrder, lockLocations } from './day-product.repository.ts';
import { listShutDays } from './shut-days.ts';
import { listTouchedVisits } from './touched-visit.repository.ts';

/**
 * On `order-completed`: an order paid while its day was being closed is listed like those before it. Tickets with a
 * time need no such thing: their timeslot is shut.
 */
export const listLateVisits = readingPayload(
  z.object({ orderId: z.uuid() }),
  async (app, { clientId, payload }) => {
    await inClient(app.db, clientId, async (scope) => {
      const { orderId } = payload;
      for (const { date, productId, locationIds } of await listDaysOfOrder(scope, orderId)) {
        await lockLocations(scope, locationIds, 'selling');
        for (const closureId of await listClosureIdsOn(scope, date, locationIds)) {
          const closure = await getClosure(scope, closureId);
          const shut = await listShutDays(scope, closure, app.clock());
          const days = shut.filter((day) => day.date === date && day.productId === productId);
          const late = await listTouchedVisits(scope, { timeslotIds: [], days, orderId });
          await addAffectedVisits(scope, closureId, toAffectedVisits(late, closure.remedy));
        }
      }
    });
  },
);
