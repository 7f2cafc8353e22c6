import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';

interface DuePayment {
  clientId: string;
  id: string;
  createdAt: Date;
}

/**
 * The payments of all clients that are due, the longest due first. Their next time is written before they are asked about, so
 * that a process that dies in between leaves none that is never asked again. For workers.
 */
export async function takeDuePayments(
  db: Database,
  now: Date,
  limit: number,
  nextOf: (createdAt: Date) => Date | null,
): Promise<DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    select client_id as "clientId", id, created_at as "createdAt" from payment
    where next_poll_at <= ${now} and state in ('open', 'pending', 'authorised')
    order by next_poll_at limit ${limit}`.execute(db);
  for (const [clientId, due] of Map.groupBy(rows, (one) => one.clientId)) {
    await inClient(db, clientId, async ({ tx }) => {
      for (const { id, createdAt } of due) {
        await tx
          .updateTable('payment')
          .set({ nextPollAt: nextOf(createdAt) })
          .where('clientId', '=', clientId)
          .where('id', '=', id)
          .execute();
      }
    });
  }
  return rows;
}
