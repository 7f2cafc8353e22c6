import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { advanceVisit, sendVisitsToSettle } from '../changes/index.ts';
import { listOverdueClosures, lockClosure } from './closure.repository.ts';
import { listVisitIds, lockVisit } from './closure-visit.repository.ts';

/** When the time to choose is over: a visit without an answer is paid back, or becomes a task for staff. */
export async function endOffers(app: App): Promise<void> {
  const overdue = await listOverdueClosures(app.db, app.clock());
  await eachOnItsOwn(app, overdue, 'the offers of a closure were not ended', ({ clientId, id }) =>
    inClient(app.db, clientId, async (scope) => {
      const closure = await lockClosure(scope, id, 'share');
      if (closure.pausedAt !== null) return;
      const toRefund: string[] = [];
      for (const visitId of await listVisitIds(scope, id, ['offered'])) {
        const visit = await lockVisit(scope, visitId);
        if (visit.state !== 'offered') continue;
        if (closure.withoutAnswer === 'refund') {
          await advanceVisit(app, scope, visit, { event: 'choose-refund', remedy: 'refund' });
          toRefund.push(visitId);
        } else await advanceVisit(app, scope, visit, { event: 'ask-staff', cause: 'no-answer' });
      }
      await sendVisitsToSettle(scope, toRefund);
    }),
  );
}
