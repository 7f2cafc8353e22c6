import type { RequestContext } from '../../platform/request-context.ts';
import { listStops, type StoppedByRule } from './blocking-stop.repository.ts';
import { triedDays } from './orders-stopped-by.ts';

/** What each blocking rule stopped in 30 days; rules that stopped nothing are left out. */
export async function listBlockingStops(context: RequestContext): Promise<StoppedByRule[]> {
  const since = new Date(context.app.clock().getTime() - triedDays * 24 * 3_600_000);
  return context.inClient((scope) => listStops(scope, since.toISOString().slice(0, 10)));
}
