import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listOverdueClosures, lockClosure } from './closure.repository.ts';
import { listVisitIds, lockVisit, updateVisit } from './closure-visit.repository.ts';
import { sendVisitsToSettle } from './settle-visit.ts';

/** When the time to choose is over: who did not answer gets his money back, or becomes a task for staff. */
export async function endOffers(app: App): Promise<void> {
  for (const { clientId, id } of await listOverdueClosures(app.db, app.clock())) {
    await inClient(app.db, clientId, async (scope) => {
      const closure = await lockClosure(scope, id, 'share');
      if (closure.pausedAt !== null) return;
      const toRefund: string[] = [];
      for (const visitId of await listVisitIds(scope, id, ['offered'])) {
        const visit = await lockVisit(scope, visitId);
        if (visit.state !== 'offered') continue;
        if (closure.withoutAnswer === 'refund') {
          await updateVisit(scope, visitId, { state: 'waiting', remedy: 'refund' });
          toRefund.push(visitId);
        } else await updateVisit(scope, visitId, { state: 'needs-you', cause: 'no-answer' });
      }
      await sendVisitsToSettle(scope, toRefund);
    });
  }
}
