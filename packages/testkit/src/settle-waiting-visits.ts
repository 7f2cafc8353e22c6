import { settleVisit } from '@foyer/server/modules/changes/settle-visit.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { testDatabase } from './database/test-database.ts';

/**
 * Carries out every command of a client to settle a visit, as workers do: twice, as they may, and in any order.
 * @returns how many.
 */
export async function settleWaitingVisits(
  { owner }: Pick<Awaited<ReturnType<typeof testDatabase>>, 'owner'>,
  worker: App,
  clientId: string,
  order: 'as-sent' | 'reversed' = 'as-sent',
): Promise<number> {
  const { rows } = await owner.query<{ id: string; payload: Record<string, unknown> }>(
    `with taken as (delete from outbox where client_id = $1 and type = 'settle-visit' returning id, payload)
     select * from taken order by id`,
    [clientId],
  );
  if (order === 'reversed') rows.reverse();
  for (const { id, payload } of [...rows, ...rows])
    await settleVisit(worker, { id, clientId, type: 'settle-visit', payload, createdAt: '' });
  return rows.length;
}
