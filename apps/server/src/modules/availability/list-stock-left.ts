import type { ClientScope } from '../../platform/database/database.ts';
import { counterKey, listLimitCounters } from './limit-counter.repository.ts';

/** How many of each merchandise type are left to sell, by its id; one without a limit is absent. */
export async function listStockLeft(
  scope: ClientScope,
  types: readonly { id: string; ticketLimit: number | null }[],
): Promise<Map<string, number>> {
  const limited = types.flatMap(({ id, ticketLimit }) => (ticketLimit === null ? [] : [{ id, ticketLimit }]));
  const ids = limited.map(({ id }) => id);
  const counters = await listLimitCounters(scope, ids, ['']);
  return new Map(
    limited.map(({ id, ticketLimit }) => {
      const taken = counters.get(counterKey({ kind: 'ticket-type', ownerId: id, scope: '' }));
      const left = (taken?.capacity ?? ticketLimit) - (taken ? taken.heldCount + taken.soldCount : 0);
      return [id, Math.max(0, left)];
    }),
  );
}
