import type { App } from '../../platform/app.ts';
import { takeDuePayments } from './payment-polls.repository.ts';
import { nextPollAt } from './poll-times.ts';
import { syncPayment } from './sync-payment.ts';

const chunk = 50;

/**
 * Asks providers about payments under way that no notice has settled. Runs as a worker, over all clients; one that does
 * not answer is asked again later and holds nothing up but its own turn.
 */
export async function pollPayments(app: App): Promise<void> {
  for (;;) {
    const now = app.clock();
    const due = await takeDuePayments(app.db, now, chunk, (createdAt) => nextPollAt(createdAt, now));
    for (const { clientId, id } of due) {
      await syncPayment(app, clientId, id).catch((error: unknown) =>
        app.log.warn(
          { err: error, paymentId: id },
          'a payment provider did not say what became of a payment',
        ),
      );
    }
    if (due.length < chunk) return;
  }
}
