import type { App } from '../../platform/app.ts';
import { listCounterDifferences } from './audit-counters.repository.ts';

/** Recomputes every counter from holds and orders and reports each difference; it repairs nothing. */
export async function auditCounters(app: App): Promise<void> {
  const differences = await listCounterDifferences(app.db);
  app.metrics.auditDifferences.set(differences.length);
  for (const difference of differences.slice(0, 50))
    app.log.error({ difference }, 'a counter differs from its holds and orders');
}
