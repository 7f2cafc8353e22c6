import { readEmail } from '@foyer/domain/abuse-limits/email-reading.ts';
import { marksOf } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { storedMark } from './judge-orders.ts';
import { listMarkedHolds } from './order-mark.repository.ts';
import { readOrderSettings } from './order-settings.ts';

/** How many orders of an address the limit that is in force counts now; 0 where it does not count addresses. */
export async function countOrdersOfAddress(context: RequestContext, email: string): Promise<number> {
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    const { limit } = await readOrderSettings(scope, at);
    const marks = marksOf(limit, { email: readEmail(email).read, network: null });
    if (marks.length === 0) return 0;
    const since = new Date(at.getTime() - limit.minutes * 60_000);
    const holds = await listMarkedHolds(
      scope,
      marks.map((mark) => storedMark(context.app, scope, mark)),
      { since, isCompletedOnly: limit.isCompletedOnly },
    );
    return Math.max(0, ...[...holds.values()].map(({ size }) => size));
  });
}
